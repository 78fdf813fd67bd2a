/// Where a string stands in a file, before its escapes are resolved.
struct TextRange: Hashable, Sendable {
  /// The first byte after the opening quote.
  let start: UInt32
  /// The byte of the closing quote.
  let end: UInt32
  /// Whether a backslash is in it.
  let isEscaped: Bool

  init(_ range: Range<Int>, isEscaped: Bool = false) {
    // A reader refuses files over `StringsReader.maximumSize`, which fits.
    start = UInt32(truncatingIfNeeded: range.lowerBound)
    end = UInt32(truncatingIfNeeded: range.upperBound)
    self.isEscaped = isEscaped
  }

  var range: Range<Int> { Int(start)..<Int(end) }
}
