extension Span where Element == UInt8 {
  /// The first offset in a range at which one of two bytes stands; the end of the range if none.
  ///
  /// Eight bytes at a time: reading tables is little else than looking for the next quote.
  package func firstOffset(of one: UInt8, or other: UInt8, in range: Range<Int>) -> Int {
    let (ones, others) = (UInt64(repeating: one), UInt64(repeating: other))
    return firstOffset(in: range) {
      ($0 ^ ones).hasByteBelow(1) || ($0 ^ others).hasByteBelow(1)
    } orByte: {
      $0 == one || $0 == other
    }
  }

  /// The first offset in a range at which a byte below a limit of at most 128 stands.
  package func firstOffset(below limit: UInt8, in range: Range<Int>) -> Int {
    firstOffset(in: range) {
      $0.hasByteBelow(limit)
    } orByte: {
      $0 < limit
    }
  }

  /// Whether the bytes are the same: Swift's `==` of strings takes é in one scalar and in two as one.
  package func isIdentical(to other: Span<UInt8>) -> Bool {
    guard count == other.count else { return false }
    for offset in indices where self[offset] != other[offset] { return false }
    return true
  }

  /// How many scalars start in the bytes of a UTF-8 text: all bytes but `10xxxxxx` start one.
  package var scalarCount: Int {
    let words = bytes
    var continuations = 0
    var offset = 0
    while offset + 8 <= count {
      let word = words.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self)
      continuations += (word & ~(word << 1) & UInt64(repeating: 0x80)).nonzeroBitCount
      offset += 8
    }
    while offset < count {
      if self[offset] & 0xC0 == 0x80 { continuations += 1 }
      offset += 1
    }
    return count - continuations
  }

  @inline(__always)
  private func firstOffset(
    in range: Range<Int>, whereWord matches: (UInt64) -> Bool, orByte matchesByte: (UInt8) -> Bool
  ) -> Int {
    let words = bytes
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound,
      !matches(words.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
    {
      offset += 8
    }
    while offset < range.upperBound, !matchesByte(self[offset]) { offset += 1 }
    return offset
  }
}

extension UInt64 {
  fileprivate init(repeating byte: UInt8) {
    self = 0x0101_0101_0101_0101 &* UInt64(byte)
  }

  /// Whether one of the eight bytes is less than a limit of at most 128.
  fileprivate func hasByteBelow(_ limit: UInt8) -> Bool {
    (self &- UInt64(repeating: limit)) & ~self & UInt64(repeating: 0x80) != 0
  }
}
