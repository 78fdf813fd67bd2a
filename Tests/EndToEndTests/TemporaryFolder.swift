import Foundation

/// A folder of one test, gone when the test is done.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "parlance-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file of the folder, with the folders it stands in.
  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func text(of path: String) throws -> String {
    try String(contentsOf: url.appending(path: path), encoding: .utf8)
  }

  /// Copies a file or a folder into this one.
  ///
  /// Another process does it: a program that was written here could not be run as long as a
  /// process spawned meanwhile has the descriptor too.
  func copy(_ source: URL, to path: String) throws {
    let target = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
    let copied = try EndedProcess(
      URL(fileURLWithPath: "/bin/cp"), ["-R", source.path, target.path], environment: [:],
      folder: self)
    guard copied.status == 0 else { throw UnexpectedAnswer(answer: copied.errors) }
  }
}
