package import Foundation

/// The reference material beside the checkout; tests that use it skip themselves without it.
package enum SharedFolder {
  /// The package's root, from where this file was compiled.
  package static let packageRoot = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  package static let url = packageRoot.deletingLastPathComponent().appending(path: "shared")

  /// Whether a file or a folder of it is there.
  package static func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url.appending(path: path).path)
  }

  package static func data(_ path: String) throws -> Data {
    try Data(contentsOf: url.appending(path: path))
  }

  /// The rows of a tab-separated file, without comments and without the empty ones.
  ///
  /// Only LF ends a row; the first row names the columns unless it is a comment.
  package static func rows(_ path: String) throws -> [[String]] {
    try String(decoding: data(path), as: UTF8.self).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }
}
