import Foundation
import Testing

/// What `parlance render` prints is what the running program shows.
@Suite struct RenderTests {
  @Test(
    .enabled(if: TmuxTerminal.isInstalled, "tmux is not installed"),
    arguments: [("en", "English"), ("de", "Deutsch"), ("sr", "српски"), ("ar", "ﺔﻴﺑﺮﻌﻟﺍ")])
  func equalsTheScreen(_ tag: String, _ name: String) throws {
    let terminal = try TmuxTerminal()
    try terminal.startDemo()
    try terminal.cycle(to: name)
    let rendered = try BuiltProgram.run(
      ["render", "--screen", "converter", "--language", tag, "--size", "80x24"],
      home: TemporaryFolder())
    #expect(rendered.status == 0)
    #expect(rendered.errors.isEmpty)
    let rows = rendered.output.split(separator: "\n", omittingEmptySubsequences: false)
      .dropLast().map { String($0).replacing(/\s+$/, with: "") }
    #expect(try rows == terminal.screen.rows)
  }

  @Test func aProgramThatWasMovedBringsItsResources() throws {
    let home = try TemporaryFolder()
    try home.copy(BuiltProgram.url, to: "moved/parlance")
    for folder in try BuiltProgram.resources {
      try home.copy(folder, to: "moved/\(folder.lastPathComponent)")
    }
    try rename(in: "moved/Parlance_TripExpenses.resources/TripExpenses", of: home)
    try expectRenamed("moved/parlance", in: home)
  }

  @Test func anInstalledProgramFindsItsShare() throws {
    let home = try TemporaryFolder()
    try home.copy(BuiltProgram.url, to: "usr/bin/parlance")
    for folder in try BuiltProgram.resources {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        try home.copy(folder.appending(path: name), to: "usr/share/parlance/\(name)")
      }
    }
    try rename(in: "usr/share/parlance/TripExpenses", of: home)
    try expectRenamed("usr/bin/parlance", in: home)
  }

  @Test func aProgramAloneSaysWhatItMisses() throws {
    let home = try TemporaryFolder()
    try home.copy(BuiltProgram.url, to: "bin/parlance")
    let ended = try BuiltProgram.run(
      ["render"], at: home.url.appending(path: "bin/parlance"), home: home)
    #expect(ended.status == 66)
    #expect(ended.output.isEmpty)
    #expect(ended.errors.contains("../share"))
  }

  /// Changes a title, so that the resources of the build cannot be taken for those that moved.
  private func rename(in app: String, of home: TemporaryFolder) throws {
    let table = "\(app)/en.lproj/Localizable.strings"
    let text = try home.text(of: table)
    try home.write(text.replacing("\"Converter\"", with: "\"Moved\""), to: table)
  }

  private func expectRenamed(_ program: String, in home: TemporaryFolder) throws {
    let ended = try BuiltProgram.run(
      ["render", "--screen", "converter", "--language", "en"],
      at: home.url.appending(path: program), home: home)
    #expect(ended.status == 0)
    #expect(ended.output.hasPrefix(" Moved "))
    #expect(ended.output.contains("F2 Language"), "Parlance's own texts moved too")
  }
}
