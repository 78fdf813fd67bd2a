import SourceText

/// The words of an old-style property list: space, comments, and strings with or without quotes.
struct StringsScanner {
  /// Valid UTF-8.
  let bytes: [UInt8]
  var offset = 0
  private(set) var faults: [(fault: TableFault, offset: Int)] = []
  /// How often something was wrong enough to look for a place to go on.
  private(set) var errorCount = 0
  /// Quotes that are known to be open to the end of the file, so that no scan repeats that walk.
  private var endlessQuotes: Set<UInt8> = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { offset >= bytes.count }

  /// The byte at the offset; nil at the end.
  var next: UInt8? { byte(at: offset) }

  func byte(at offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Notes a fault; of mere warnings no more than a person reads.
  mutating func report(_ fault: TableFault, at offset: Int) {
    if fault.severity == .error {
      errorCount += 1
    } else if faults.count >= StringsReader.maximumErrors {
      return
    }
    faults.append((fault, offset))
  }

  /// Goes back or on to an offset; what was reported beyond it will be found again.
  mutating func move(to target: Int) {
    while let last = faults.last, target < offset, last.offset >= target { faults.removeLast() }
    offset = target
  }
}

// MARK: - Space and comments

extension StringsScanner {
  /// Passes space and comments.
  ///
  /// A comment that never closes takes the rest, as in CoreFoundation.
  mutating func skipSpace() {
    let gap = gap(from: offset)
    offset = gap.end
    if let comment = gap.unclosedComment { report(.unclosedComment, at: comment) }
  }

  private func gap(from start: Int) -> (end: Int, unclosedComment: Int?) {
    let span = bytes.span
    var end = start
    while end < span.count {
      switch span[end] {
      case 0x20, 0x09...0x0D:
        end += 1
      case 0xE2 where isUnicodeLineEnd(at: end):
        end += 3
      case UInt8(ascii: "/") where byte(at: end + 1) == UInt8(ascii: "/"):
        while end < span.count, !endsLine(at: end) { end += 1 }
      case UInt8(ascii: "/") where byte(at: end + 1) == UInt8(ascii: "*"):
        guard let close = blockCommentEnd(from: end + 2) else { return (span.count, end) }
        end = close
      default:
        return (end, nil)
      }
    }
    return (end, nil)
  }

  private func blockCommentEnd(from start: Int) -> Int? {
    let span = bytes.span
    var end = start
    while end < span.count {
      end = span.firstOffset(of: UInt8(ascii: "*"), or: UInt8(ascii: "*"), in: end..<span.count) + 1
      if byte(at: end) == UInt8(ascii: "/") { return end + 1 }
    }
    return nil
  }

  /// The bytes of the white space at an offset: the ASCII ones, U+2028 and U+2029.
  func spaceLength(at offset: Int) -> Int {
    switch byte(at: offset) {
    case 0x20?, 0x09?, 0x0A?, 0x0B?, 0x0C?, 0x0D?: 1
    case 0xE2?: isUnicodeLineEnd(at: offset) ? 3 : 0
    default: 0
    }
  }

  /// Whether a line comment ends here.
  private func endsLine(at offset: Int) -> Bool {
    switch bytes[offset] {
    case 0x0A, 0x0D: true
    case 0xE2: isUnicodeLineEnd(at: offset)
    default: false
    }
  }

  private func isUnicodeLineEnd(at offset: Int) -> Bool {
    byte(at: offset + 1) == 0x80 && (byte(at: offset + 2) ?? 0) & 0xFE == 0xA8
  }

  /// The end of the line in which an offset stands, before its CR or LF.
  ///
  /// A line counts as ended after `longestLine` bytes: after a fault the rest of its line is looked
  /// at several times, and a file may be one line of a hundred megabytes.
  func lineEnd(after offset: Int) -> Int {
    let span = bytes.span
    let limit = min(span.count, offset + Self.longestLine)
    var end = offset
    while end < limit, span[end] != 0x0A, span[end] != 0x0D { end += 1 }
    while end < span.count, end > offset, span[end] & 0xC0 == 0x80 { end -= 1 }
    return end
  }

  private static let longestLine = 4096
}

// MARK: - Strings

extension StringsScanner {
  static func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  /// Whether a byte may stand in a string without quotes.
  static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "-")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true  // The middle range is - . / 0…9 and the colon.
    default: false
    }
  }

  /// Takes a string without quotes.
  mutating func takeBare() -> TextRange {
    let start = offset
    offset = bareEnd(from: start)
    return TextRange(start..<offset)
  }

  private func bareEnd(from start: Int) -> Int {
    let span = bytes.span
    var end = start
    while end < span.count, Self.isBare(span[end]) { end += 1 }
    return end
  }

  /// Takes the string whose opening quote stands here; nil, without a move, if it never closes.
  mutating func takeQuoted() -> TextRange? {
    let quote = bytes[offset]
    let limit = endlessQuotes.contains(quote) ? lineEnd(after: offset) : bytes.count
    let start = offset + 1
    guard let end = closingQuote(quote, from: start, before: limit) else {
      if limit == bytes.count { endlessQuotes.insert(quote) }
      return nil
    }
    offset = end.offset + 1
    if end.isEscaped { checkEscapes(in: start..<end.offset) }
    return TextRange(start..<end.offset, isEscaped: end.isEscaped)
  }

  /// The next quote of a kind that no backslash stands before.
  func closingQuote(
    _ quote: UInt8, from start: Int, before limit: Int
  ) -> (offset: Int, isEscaped: Bool)? {
    let span = bytes.span
    var offset = start
    var isEscaped = false
    while offset < limit {
      offset = span.firstOffset(of: quote, or: UInt8(ascii: "\\"), in: offset..<limit)
      guard offset < limit, span[offset] != quote else { break }
      isEscaped = true
      offset += 2
    }
    return offset < limit ? (offset, isEscaped) : nil
  }

  private mutating func checkEscapes(in range: Range<Int>) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      if bytes[offset] == UInt8(ascii: "\\") {
        checkEscape(at: offset)
        offset += 1
      }
      offset += 1
    }
  }

  private mutating func checkEscape(at backslash: Int) {
    guard let letter = byte(at: backslash + 1) else { return }
    switch letter {
    case UInt8(ascii: "0")...UInt8(ascii: "7"), UInt8(ascii: "\\"), UInt8(ascii: "\""),
      UInt8(ascii: "'"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"),
      UInt8(ascii: "a"), UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "v"), 0x0A, 0x0D:
      return
    case UInt8(ascii: "U"):
      let digits = (2..<6).prefix { byte(at: backslash + $0)?.hexadecimalValue != nil }
      if digits.count < 4 { report(.shortUnicodeEscape, at: backslash) }
    default:
      report(.invalidEscape(scalar(at: backslash + 1)), at: backslash)
    }
  }

  /// The scalar that starts at an offset.
  func scalar(at offset: Int) -> Unicode.Scalar {
    String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
      .unicodeScalars.first ?? "\u{FFFD}"
  }
}

extension UInt8 {
  /// The value of an ASCII hexadecimal digit.
  var hexadecimalValue: UInt16? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(self - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(self - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
