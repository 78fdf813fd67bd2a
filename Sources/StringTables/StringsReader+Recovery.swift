import SourceText

/// What to keep of a faulty entry, and where the next one starts.
extension StringsReader {
  /// Passes a run of signs that cannot start an entry, such as the second of two semicolons.
  mutating func skipStray() {
    let start = scanner.offset
    passStraySigns()
    report(found: found(at: start), expected: .keyOrEnd, at: start)
  }

  /// No `=` and no `;` after a key.
  mutating func recoverFromKey(_ key: TextRange, end: Int) {
    if spansLines(key) {
      scanner.report(.unclosedQuote, at: Int(key.start) - 1)
      return resumeAfterLine(of: Int(key.start))
    }
    let offset = scanner.offset
    report(found: found(at: offset), expected: .equalsOrSemicolon, at: offset)
    // Found on a later line, it is the next entry: a note without comment marks stood here.
    if isSameLine(end, offset) { skipPastSemicolon() }
  }

  /// No value after the `=`.
  mutating func recoverFromValue() -> TextRange? {
    let start = scanner.offset
    switch scanner.next {
    case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "<"):
      scanner.report(.notText(scanner.scalar(at: start)), at: start)
      if !skipContainer() { resumeAfterLine(of: start) }
      return nil
    case UInt8(ascii: ";"), UInt8(ascii: "}"):
      report(found: found(at: start), expected: .value, at: start)
      if scanner.next == UInt8(ascii: ";") { scanner.offset += 1 }
      return nil
    default:
      // Before a quote a stray sign, such as a second `=`, can be left out.
      passStraySigns()
      scanner.skipSpace()
      let isQuoted = scanner.next.map(StringsScanner.isQuote) ?? false
      let leavesOut = isQuoted && isSameLine(start, scanner.offset)
      if !leavesOut { scanner.move(to: start) }
      report(found: found(at: start), expected: .value, at: start)
      if leavesOut { return takeQuotedValue() }
      skipPastSemicolon()
      return nil
    }
  }

  /// A value whose quote is open to the end of the file: it ends with its line.
  mutating func recoverFromUnclosedQuote(at start: Int) -> TextRange? {
    scanner.report(.unclosedQuote, at: start)
    scanner.move(to: scanner.lineEnd(after: start))
    return textBeforeSemicolon(from: start + 1)
  }

  /// Something else than a semicolon after a value, at the scanner's offset.
  mutating func recoverFromMissingSemicolon(after value: TextRange, end: Int) -> TextRange? {
    let offset = scanner.offset
    if spansLines(value), let firstLine = textBeforeSemicolon(from: Int(value.start)) {
      scanner.report(.unclosedQuote, at: Int(value.start) - 1)
      resumeAfterLine(of: Int(value.start))
      return firstLine
    }
    if !isSameLine(end, offset) || startsEntry(at: offset) {
      report(found: found(at: offset), expected: .semicolon, at: end)
      return value
    }
    if let whole = valueWithRawQuotes(value, before: scanner.lineEnd(after: offset)) {
      scanner.report(.rawQuote, at: end - 1)
      scanner.offset = Int(whole.end) + 1
      scanner.skipSpace()
      scanner.offset += 1
      return whole
    }
    if spansLines(value) {
      scanner.report(.unclosedQuote, at: Int(value.start) - 1)
      resumeAfterLine(of: Int(value.start))
      return nil
    }
    report(found: found(at: offset), expected: .semicolon, at: end)
    let isClean = skipPastSemicolon()
    return isClean ? value : nil
  }
}

// MARK: - Passing over

extension StringsReader {
  /// Passes signs that start nothing, without space between them.
  private mutating func passStraySigns() {
    repeat {
      scanner.offset += 1
    } while scanner.next.map(isStray) ?? false && scanner.spaceLength(at: scanner.offset) == 0
    // Never stop within a scalar.
    while let next = scanner.next, next & 0xC0 == 0x80 { scanner.offset += 1 }
  }

  private func isStray(_ byte: UInt8) -> Bool {
    !StringsScanner.isQuote(byte) && !StringsScanner.isBare(byte) && byte != UInt8(ascii: "}")
  }

  /// Passes the rest of the line up to its first semicolon outside quotes.
  ///
  /// - Returns: Whether nothing that looks like text was passed.
  @discardableResult
  private mutating func skipPastSemicolon() -> Bool {
    let end = scanner.lineEnd(after: scanner.offset)
    var isClean = true
    while scanner.offset < end {
      let byte = scanner.bytes[scanner.offset]
      if byte == UInt8(ascii: ";") {
        scanner.offset += 1
        return isClean
      }
      if StringsScanner.isQuote(byte) || StringsScanner.isBare(byte) { isClean = false }
      if StringsScanner.isQuote(byte),
        let close = scanner.closingQuote(byte, from: scanner.offset + 1, before: end)
      {
        scanner.offset = close.offset
      }
      scanner.offset += 1
    }
    return isClean
  }

  /// Passes a list, a dictionary or data with all that is in it; false if it never closes.
  private mutating func skipContainer() -> Bool {
    var closers: [UInt8] = []
    let start = scanner.offset
    repeat {
      scanner.skipSpace()
      guard let byte = scanner.next else { break }
      switch byte {
      case UInt8(ascii: "("): closers.append(UInt8(ascii: ")"))
      case UInt8(ascii: "{"): closers.append(UInt8(ascii: "}"))
      case UInt8(ascii: "<"): closers.append(UInt8(ascii: ">"))
      case closers.last: closers.removeLast()
      case _ where StringsScanner.isQuote(byte):
        guard scanner.takeQuoted() != nil else { return false }
        continue
      default: break
      }
      scanner.offset += 1
    } while !closers.isEmpty
    guard closers.isEmpty, !scanner.isAtEnd else {
      return scanner.offset > start && closers.isEmpty
    }
    scanner.skipSpace()
    if scanner.next == UInt8(ascii: ";") { scanner.offset += 1 }
    return true
  }
}

// MARK: - Looking

extension StringsReader {
  private func found(at offset: Int) -> TableFault.Found {
    guard offset < scanner.bytes.count else { return .endOfFile }
    return .scalar(scanner.scalar(at: offset))
  }

  private func spansLines(_ text: TextRange) -> Bool {
    scanner.lineEnd(after: Int(text.start)) < text.end
  }

  private func isSameLine(_ one: Int, _ other: Int) -> Bool {
    scanner.lineEnd(after: one) >= other
  }

  /// Whether a string stands here, with `=` after it.
  private func startsEntry(at offset: Int) -> Bool {
    let end = scanner.lineEnd(after: offset)
    guard offset < end, StringsScanner.isQuote(scanner.bytes[offset]),
      let close = scanner.closingQuote(scanner.bytes[offset], from: offset + 1, before: end)?.offset
    else { return false }
    let next = scanner.bytes[(close + 1)..<end].first { $0 != 0x20 && $0 != 0x09 }
    return next == UInt8(ascii: "=")
  }

  /// The text up to the semicolon that ends the line; nil when none does.
  private func textBeforeSemicolon(from start: Int) -> TextRange? {
    let end = endOfText(before: scanner.lineEnd(after: start), from: start)
    guard end > start, scanner.bytes[end - 1] == UInt8(ascii: ";") else { return nil }
    let range = start..<(end - 1)
    return TextRange(range, isEscaped: scanner.bytes[range].contains(UInt8(ascii: "\\")))
  }

  /// The value up to the quote and the semicolon that end its line, with the quotes inside.
  ///
  /// Nil where another entry seems to stand in the line.
  private func valueWithRawQuotes(_ value: TextRange, before lineEnd: Int) -> TextRange? {
    let start = Int(value.end) + 1
    var end = endOfText(before: lineEnd, from: start)
    guard end > start, scanner.bytes[end - 1] == UInt8(ascii: ";") else { return nil }
    end = endOfText(before: end - 1, from: start)
    guard end > start, scanner.bytes[end - 1] == scanner.bytes[start - 1] else { return nil }
    var sawQuote = true
    for byte in scanner.bytes[start..<(end - 1)] where byte != 0x20 && byte != 0x09 {
      if sawQuote, byte == UInt8(ascii: "=") { return nil }
      sawQuote = StringsScanner.isQuote(byte)
    }
    let range = Int(value.start)..<(end - 1)
    return TextRange(range, isEscaped: scanner.bytes[range].contains(UInt8(ascii: "\\")))
  }

  /// The end of a line without the blanks before it.
  private func endOfText(before end: Int, from start: Int) -> Int {
    var end = end
    while end > start, [0x20, 0x09].contains(scanner.bytes[end - 1]) { end -= 1 }
    return end
  }
}
