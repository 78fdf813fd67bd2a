/// Where the lines of a UTF-8 text start, so that an offset becomes a line and a column.
///
/// A look-up counts at most one block of bytes, whatever the length of the line: a file may be one
/// line of a megabyte, with a fault in each of its tags.
package struct LineIndex: Sendable {
  private static let blockSize = 256

  private let bytes: [UInt8]
  /// The offset of the first byte of each line.
  private let lineStarts: [Int]
  /// How many scalars start before each block.
  private let scalarsBeforeBlock: [Int]

  /// Indexes the bytes of a text; CR, LF and CRLF each end a line.
  package init(utf8 bytes: [UInt8]) {
    var lineStarts = [0]
    var scalarsBeforeBlock: [Int] = []
    scalarsBeforeBlock.reserveCapacity(bytes.count / Self.blockSize + 1)
    var scalars = 0
    let span = bytes.span
    for start in stride(from: 0, to: span.count, by: Self.blockSize) {
      scalarsBeforeBlock.append(scalars)
      scalars += span.extracting(start..<min(start + Self.blockSize, span.count)).scalarCount
    }
    if span.count % Self.blockSize == 0 { scalarsBeforeBlock.append(scalars) }
    var offset = 0
    while offset < span.count {
      offset = span.firstOffset(below: UInt8(ascii: "\r") + 1, in: offset..<span.count) + 1
      guard offset <= span.count else { break }
      let isCRLF =
        offset < span.count && span[offset - 1] == UInt8(ascii: "\r")
        && span[offset] == UInt8(ascii: "\n")
      if Self.endsLine(span[offset - 1]), !isCRLF { lineStarts.append(offset) }
    }
    self.bytes = bytes
    self.lineStarts = lineStarts
    self.scalarsBeforeBlock = scalarsBeforeBlock
  }

  /// The place of the scalar that starts at an offset in bytes, from 0 to the length of the text.
  package func position(at offset: Int) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(
      line: low + 1, column: scalars(before: offset) - scalars(before: lineStarts[low]) + 1)
  }

  /// The offset in bytes of a place; the nearest one when the text has no such place.
  package func offset(of position: SourcePosition) -> Int {
    let line = min(max(position.line, 1), lineStarts.count) - 1
    let end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    var offset = lineStarts[line]
    var column = 1
    while offset < end, column < position.column {
      offset += 1
      while offset < end, !Self.startsScalar(bytes[offset]) { offset += 1 }
      column += 1
    }
    return offset
  }

  private func scalars(before offset: Int) -> Int {
    let block = offset / Self.blockSize
    return scalarsBeforeBlock[block]
      + bytes.span.extracting((block * Self.blockSize)..<offset).scalarCount
  }

  private static func startsScalar(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }

  private static func endsLine(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
