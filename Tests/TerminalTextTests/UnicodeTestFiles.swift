import Foundation

/// The conformance tests of the Unicode Character Database, from Debian's package `unicode-data`.
enum UnicodeTestFile: String {
  case bidiCharacters = "BidiCharacterTest.txt"
  case graphemeBreaks = "auxiliary/GraphemeBreakTest.txt"

  private var path: String { "/usr/share/unicode/\(rawValue)" }

  var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// The rows without comments and empty lines.
  func rows() throws -> [Substring] {
    try String(contentsOf: URL(filePath: path), encoding: .utf8).split(separator: "\n")
      .map { $0.prefix { $0 != "#" } }.filter { !$0.isEmpty }
  }

  /// The scalar that a row writes in hexadecimal.
  static func scalar(_ field: some StringProtocol) -> Unicode.Scalar? {
    UInt32(field, radix: 16).flatMap(Unicode.Scalar.init)
  }
}
