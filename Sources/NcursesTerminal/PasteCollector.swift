/// Gathers a bracketed paste until its end mark.
struct PasteCollector {
  /// Bytes that one paste may hold; what is beyond them is left out, and never typed as keys.
  static let capacity = 16 << 20

  private static let endMark: [UInt8] = Array("\u{1B}[201~".utf8)

  private var bytes: [UInt8] = []
  /// How many bytes of the end mark came last.
  private var matched = 0

  /// Takes bytes up to the end mark.
  ///
  /// - Returns: the index behind the end mark, or nil when all belonged to the paste.
  mutating func collect(_ input: ArraySlice<UInt8>) -> Int? {
    var index = input.startIndex
    while index < input.endIndex {
      if matched == 0 {
        let mark = input[index...].firstIndex(of: Self.endMark[0]) ?? input.endIndex
        append(input[index..<mark])
        guard mark < input.endIndex else { return nil }
        index = mark + 1
        matched = 1
      } else if input[index] == Self.endMark[matched] {
        index += 1
        matched += 1
        if matched == Self.endMark.count { return index }
      } else {
        append(Self.endMark[..<matched])
        matched = 0
      }
    }
    return nil
  }

  /// What came, with LF for each CR and CR LF: terminals send a line's end as CR.
  ///
  /// Where no end mark came, the beginning of one is text.
  func text(isComplete: Bool) -> String {
    var all = bytes
    if !isComplete { all += Self.endMark[..<matched] }
    guard all.contains(UInt8(ascii: "\r")) else { return String(decoding: all, as: UTF8.self) }
    var lines: [UInt8] = []
    lines.reserveCapacity(all.count)
    var follows = false
    for byte in all {
      if byte == UInt8(ascii: "\r") {
        lines.append(UInt8(ascii: "\n"))
      } else if byte != UInt8(ascii: "\n") || !follows {
        lines.append(byte)
      }
      follows = byte == UInt8(ascii: "\r")
    }
    return String(decoding: lines, as: UTF8.self)
  }

  private mutating func append(_ part: ArraySlice<UInt8>) {
    bytes += part.prefix(Self.capacity - bytes.count)
  }
}
