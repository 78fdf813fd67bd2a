import Foundation
import Testing

@testable import Parlance

@MainActor
@Suite("App folder")
struct AppFolderTests {
  private func error(_ files: [String: String]) throws -> AppError? {
    let folder = try TemporaryFolder()
    for (path, text) in files { try folder.write(text, to: path) }
    do {
      _ = try AppFolder(folder.url)
      return nil
    } catch {
      return error
    }
  }

  @Test("a folder without a storyboard cannot start")
  func noStoryboard() throws {
    guard case .noStoryboard = try error(["en.lproj/Localizable.strings": ""]) else {
      Issue.record("expected noStoryboard")
      return
    }
  }

  @Test("two storyboards are one too many")
  func twoStoryboards() throws {
    let error = try error(["a.storyboard.xml": "", "b.storyboard.xml": ""])
    guard case .severalStoryboards(_, let files) = error else {
      Issue.record("expected severalStoryboards")
      return
    }
    #expect(files == ["a.storyboard.xml", "b.storyboard.xml"])
  }

  @Test("all faults of a storyboard come at once, each with its place")
  func faults() throws {
    let error = try error([
      "a.storyboard.xml": """
      <storyboard id="a" initialScreen="nowhere" developmentLanguage="en">
        <screen id="main"><labl text="x"/></screen>
      </storyboard>
      """
    ])
    guard case .faultyStoryboard(let issues) = error else {
      Issue.record("expected faultyStoryboard")
      return
    }
    #expect(issues.map(\.code).sorted() == ["missing-screen", "unknown-element"])
    #expect(issues.first { $0.code == "unknown-element" }?.position?.description == "2:21")
  }

  @Test("a malformed language of the storyboard is named")
  func malformedLanguage() throws {
    let error = try error([
      "a.storyboard.xml": """
      <storyboard id="a" initialScreen="m" developmentLanguage="en" languages="en xx-toolongsubtag">
        <screen id="m"/>
      </storyboard>
      """
    ])
    #expect(error?.description.contains("xx-toolongsubtag") == true)
  }

  @Test("a missing folder is named")
  func noFolder() {
    #expect(throws: AppError.noFolder("/nonexistent/app")) {
      try AppFolder(URL(fileURLWithPath: "/nonexistent/app"))
    }
  }
}

@Suite("Resource folders")
struct ResourceFolderTests {
  @Test(
    "are found beside the program, then in share",
    arguments: [
      "bin/Some_Target.resources/App", "share/prog/App", "share/parlance/App",
    ])
  func places(_ path: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "bin/prog")
    try folder.write("", to: "\(path)/file")
    let folders = ResourceFolders(executable: folder.url.appending(path: "bin/prog"))
    #expect(try folders.folder("App").path == folder.url.appending(path: path).path)
  }

  @Test("a folder that is nowhere is named")
  func nowhere() throws {
    let folder = try TemporaryFolder()
    let folders = ResourceFolders(executable: folder.url.appending(path: "bin/prog"))
    #expect(throws: AppError.noResources("App")) { try folders.folder("App") }
  }
}
