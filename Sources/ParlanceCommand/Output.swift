import Foundation

/// Where a program speaks: results on standard output, everything else on standard error.
enum Output {
  /// - Throws: when nobody reads any more, or the disk is full.
  static func result(_ text: String) throws {
    try FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
  }

  static func complaint(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data(("parlance: " + text + "\n").utf8))
  }
}
