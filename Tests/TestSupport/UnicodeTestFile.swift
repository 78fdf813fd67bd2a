internal import Foundation

/// The conformance tests of the Unicode Character Database, from Debian's package `unicode-data`.
package enum UnicodeTestFile: String {
  case bidiCharacters = "BidiCharacterTest.txt"
  case graphemeBreaks = "auxiliary/GraphemeBreakTest.txt"

  private var path: String { "/usr/share/unicode/\(rawValue)" }

  package var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// The rows without comments and empty lines.
  package func rows() throws -> [Substring] {
    try String(contentsOf: URL(filePath: path), encoding: .utf8).split(separator: "\n")
      .map { $0.prefix { $0 != "#" } }.filter { !$0.isEmpty }
  }

  /// The scalar that a row writes in hexadecimal.
  package static func scalar(_ field: some StringProtocol) -> Unicode.Scalar? {
    UInt32(field, radix: 16).flatMap(Unicode.Scalar.init)
  }

  /// The texts of the file of grapheme breaks: the clusters of each row.
  ///
  /// Without the one row that takes a dingbat for a pictograph, which it no longer is.
  package static func clusters() throws -> [[String]] {
    try graphemeBreaks.rows().filter { !$0.contains("2701 × 200D × 2701") }.map { row in
      row.split(separator: "÷").map { cluster in
        var text = String.UnicodeScalarView()
        text.append(
          contentsOf: cluster.split { $0 == " " || $0 == "×" || $0 == "\t" }.compactMap(scalar))
        return String(text)
      }.filter { !$0.isEmpty }
    }
  }
}
