import Foundation
import LocaleLayer
import Testing

@testable import Parlance

@Suite("Preferences")
struct PreferenceFileTests {
  private func file(_ folder: TemporaryFolder) -> PreferenceFile {
    PreferenceFile(app: "test", environment: ["XDG_CONFIG_HOME": folder.url.path])
  }

  @Test("what was stored is read again, and System is the absence of AppleLanguages")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    try file(folder).store([
      .language(LanguageTag("sr-Latn")), .region("RS"), .liveSwitching(false),
    ])
    var preferences = Preferences()
    preferences.languages = [LanguageTag("sr-Latn")].compactMap(\.self)
    preferences.region = "RS"
    preferences.liveSwitching = false
    #expect(file(folder).read() == .found(preferences))
    try file(folder).store([.language(nil), .region(nil)])
    let text = try String(contentsOf: file(folder).url, encoding: .utf8)
    #expect(!text.contains("AppleLanguages") && !text.contains("region"))
  }

  @Test("only what was chosen changes: another program's choice and unknown keys stay")
  func otherKeys() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <plist version="1.0"><dict><key>mine</key><string>kept</string>
      <key>decimalSeparator</key><string>·</string><key>region</key><string>DE</string>
      </dict></plist>
      """, to: "parlance/test.plist")
    try file(folder).store([.language(LanguageTag("de"))])
    let text = try String(contentsOf: file(folder).url, encoding: .utf8)
    for part in ["mine", "kept", "·", "DE", "AppleLanguages"] { #expect(text.contains(part)) }
  }

  @Test("a file that became damaged while the app ran is not written over")
  func damagedMeanwhile() throws {
    let folder = try TemporaryFolder()
    let damaged = try folder.write("precious", to: "parlance/test.plist")
    #expect(throws: CocoaError.self) { try file(folder).store([.region("DE")]) }
    #expect(try String(contentsOf: damaged, encoding: .utf8) == "precious")
  }

  @Test("no file means no preferences")
  func missing() throws {
    let folder = try TemporaryFolder()
    #expect(file(folder).read() == .found(Preferences()))
  }

  static let damaged = [
    "", "not a property list", "<plist><dict><key>AppleLanguages",
    "<plist version=\"1.0\"><dict><key>AppleLanguages</key><string>de</string></dict></plist>",
    "<plist version=\"1.0\"><array/></plist>",
  ]

  @Test("a damaged file is set aside under another name, whole", arguments: damaged)
  func setAside(_ text: String) throws {
    let folder = try TemporaryFolder()
    for name in ["test.plist.damaged", "test.plist.damaged-2"] {
      try folder.write(text, to: "parlance/test.plist")
      #expect(file(folder).read() == .setAside(name: name))
      let kept = try String(
        contentsOf: folder.url.appending(path: "parlance/\(name)"), encoding: .utf8)
      #expect(kept == text)
    }
    #expect(file(folder).read() == .found(Preferences()))
  }

  @Test("a binary list with a null is damaged: it could not be written again")
  func null() throws {
    let (key, offsets): ([UInt8], [UInt8]) = (Array("mine".utf8), [8, 11, 16])
    let count: [UInt8] = [0, 0, 0, 0, 0, 0, 0]
    let list: [UInt8] =
      Array("bplist00".utf8) + [0xD1, 1, 2, 0x54] + key + [0x00] + offsets
      + [0, 0, 0, 0, 0, 0, 1, 1] + count + [3] + count + [0] + count + [17]
    var whole = list
    whole[16] = 0x09
    #expect(Preferences(data: Data(whole)) == Preferences())
    #expect(Preferences(data: Data(list)) == nil)
  }

  @Test("a symbolic link stays a link")
  func symbolicLink() throws {
    let folder = try TemporaryFolder()
    let target = try folder.write(
      #"<plist version="1.0"><dict/></plist>"#, to: "elsewhere/real.plist")
    let link = folder.url.appending(path: "parlance/test.plist")
    try FileManager.default.createDirectory(
      at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: target)
    try file(folder).store([.region("DE")])
    #expect(try Preferences(data: Data(contentsOf: target))?.region == "DE")
    let leftovers = try FileManager.default.contentsOfDirectory(
      atPath: folder.url.appending(path: "elsewhere").path)
    #expect(leftovers == ["real.plist"])
  }

  @Test("a relative XDG folder counts as unset")
  func relativeFolder() {
    let folders = UserFolders(["XDG_CONFIG_HOME": "here", "HOME": "/home/someone"])
    #expect(folders.config.path == "/home/someone/.config")
    #expect(folders.data.path == "/home/someone/.local/share")
  }
}
