import SourceText

/// Reads a `.strings` file: the dictionary of an old-style property list, as CoreFoundation does.
///
/// Where CoreFoundation gives up, this reports what it found and goes on with the next entry.
struct StringsReader {
  /// One `key = value;`.
  struct Entry: Sendable {
    /// Where the space and the comments before it start.
    var leading: UInt32
    /// Where the key stands, with its quote.
    var keyOffset: UInt32
    var key: TextRange
    var value: TextRange
  }

  /// In bytes of UTF-8; a larger file is no text that people wrote.
  static let maximumSize = 256 << 20

  /// A file with more faults than this is no table; what was read before them stays.
  static let maximumErrors = 10_000

  var scanner: StringsScanner
  private(set) var entries: [Entry] = []
  /// Bytes that were read again after a fault; limited, so that hostile text costs no more.
  private var bytesReadAgain = 0
  private var isInBraces = false
  private var isAfterBraces = false

  init(_ bytes: [UInt8]) {
    scanner = StringsScanner(bytes)
    // The corpus has an entry in every 90 bytes; a wrong guess costs a few copies.
    entries.reserveCapacity(bytes.count / 64)
  }

  /// Reads the whole file.
  mutating func read() {
    scanner.skipSpace()
    if scanner.next == UInt8(ascii: "{") {
      isInBraces = true
      scanner.offset += 1
    }
    let open = scanner.offset
    if !isInBraces { scanner.move(to: 0) }
    while readEntry() {
      guard scanner.errorCount < Self.maximumErrors else {
        return scanner.report(.tooManyFaults, at: scanner.offset)
      }
    }
    if isInBraces { report(found: .endOfFile, expected: .closingBrace, at: open - 1) }
  }

  /// Reads the next entry, or passes what cannot start one; false at the end of the file.
  private mutating func readEntry() -> Bool {
    let leading = scanner.offset
    scanner.skipSpace()
    guard let first = scanner.next else { return false }
    if isAfterBraces {
      isAfterBraces = false
      report(found: .scalar(scanner.scalar(at: scanner.offset)), expected: .end, at: scanner.offset)
    }
    if StringsScanner.isQuote(first) || StringsScanner.isBare(first) {
      let keyOffset = scanner.offset
      if let key = takeKey(), let value = takeValue(of: key) {
        entries.append(
          Entry(
            leading: UInt32(truncatingIfNeeded: leading),
            keyOffset: UInt32(truncatingIfNeeded: keyOffset), key: key, value: value))
      }
    } else if first == UInt8(ascii: "}"), isInBraces {
      (isInBraces, isAfterBraces) = (false, true)
      scanner.offset += 1
    } else {
      skipStray()
    }
    return true
  }

  mutating func report(found: TableFault.Found, expected: TableFault.Expected, at offset: Int) {
    scanner.report(.unexpected(found, expected: expected), at: offset)
  }
}

// MARK: - Keys and values

extension StringsReader {
  private mutating func takeKey() -> TextRange? {
    guard let first = scanner.next, StringsScanner.isQuote(first) else { return scanner.takeBare() }
    let start = scanner.offset
    if let key = scanner.takeQuoted() { return key }
    scanner.report(.unclosedQuote, at: start)
    scanner.move(to: scanner.lineEnd(after: start))
    return nil
  }

  private mutating func takeValue(of key: TextRange) -> TextRange? {
    let keyEnd = scanner.offset
    scanner.skipSpace()
    switch scanner.next {
    case UInt8(ascii: ";"):
      scanner.offset += 1
      return key
    case UInt8(ascii: "="):
      scanner.offset += 1
    default:
      recoverFromKey(key, end: keyEnd)
      return nil
    }
    scanner.skipSpace()
    guard let first = scanner.next else {
      report(found: .endOfFile, expected: .value, at: scanner.offset)
      return nil
    }
    if StringsScanner.isQuote(first) { return takeQuotedValue() }
    if StringsScanner.isBare(first) {
      let value = scanner.takeBare()
      return endValue(value)
    }
    return recoverFromValue()
  }

  mutating func takeQuotedValue() -> TextRange? {
    let start = scanner.offset
    if let value = scanner.takeQuoted() { return endValue(value) }
    return recoverFromUnclosedQuote(at: start)
  }

  /// Takes the semicolon after a value; answers the value as far as it can be kept.
  private mutating func endValue(_ value: TextRange) -> TextRange? {
    if scanner.next != UInt8(ascii: ";") {
      let end = scanner.offset
      scanner.skipSpace()
      guard scanner.next == UInt8(ascii: ";") else {
        return recoverFromMissingSemicolon(after: value, end: end)
      }
    }
    scanner.offset += 1
    return value
  }
}

// MARK: - Going back

extension StringsReader {
  /// Goes on after the line in which a faulty string starts, as long as the file allows it.
  mutating func resumeAfterLine(of offset: Int) {
    let target = scanner.lineEnd(after: offset)
    if target < scanner.offset {
      bytesReadAgain += scanner.offset - target
      guard bytesReadAgain <= scanner.bytes.count else { return }
    }
    scanner.move(to: target)
  }
}
