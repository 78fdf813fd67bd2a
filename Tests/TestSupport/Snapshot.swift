package import Foundation

/// A screen kept as text beside the tests: UTF-8, one row a line, `|` at the trailing edge.
package struct Snapshot {
  package let url: URL

  /// The file `Snapshots/<name>.screen` beside the test file.
  package init(_ name: String, beside file: String = #filePath) {
    url = URL(fileURLWithPath: file).deletingLastPathComponent()
      .appending(path: "Snapshots/\(name).screen")
  }

  /// How rows differ from those recorded; nil when they are equal.
  ///
  /// With `RECORD_SNAPSHOTS=1` in the environment the rows are written instead, and recording
  /// counts as a difference, so that no recording run passes.
  package func difference(from rows: [String]) throws -> String? {
    let actual = rows.map { $0 + "|\n" }.joined()
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(actual.utf8).write(to: url)
      return "recorded \(url.lastPathComponent)"
    }
    guard let data = try? Data(contentsOf: url) else {
      return "no snapshot \(url.lastPathComponent); record it with RECORD_SNAPSHOTS=1\n\(actual)"
    }
    let expected = String(decoding: data, as: UTF8.self)
    guard !expected.utf8.elementsEqual(actual.utf8) else { return nil }
    return "\(url.lastPathComponent) differs\nexpected:\n\(expected)\nactual:\n\(actual)"
  }
}
