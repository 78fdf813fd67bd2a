import CICU

/// A bound on open brackets, which ICU's bidi algorithm lacks.
///
/// Rule BD16 gives up when 63 brackets are open. ICU goes on, and looks through all that are open
/// at each closing bracket and each letter: a megabyte of unpaired brackets takes it seconds.
enum BracketNesting {
  private static let limit = 63

  /// Texts so short that ICU's way costs nothing, in UTF-16 units.
  private static let harmlessLength = 512

  /// The text with all brackets neutral marks from where too many are open.
  static func bounded(_ units: [UInt16]) -> [UInt16] {
    guard units.count > harmlessLength else { return units }
    var units = units
    var awaited: [UInt16] = []
    var isExceeded = false
    for (index, unit) in units.enumerated() where mayBeBracket(unit) {
      let type = UInt32(bitPattern: u_getIntPropertyValue(UChar32(unit), bracketType))
      guard type != U_BPT_NONE.rawValue else { continue }
      isExceeded = isExceeded || (type == U_BPT_OPEN.rawValue && awaited.count == limit)
      if isExceeded {
        units[index] = 0x21  // neutral and no bracket
      } else if type == U_BPT_OPEN.rawValue {
        awaited.append(canonical(UInt16(truncatingIfNeeded: u_getBidiPairedBracket(UChar32(unit)))))
      } else if let pair = awaited.lastIndex(of: canonical(unit)) {
        awaited.removeSubrange(pair...)
      }
    }
    return units
  }

  private static let bracketType = UCHAR_BIDI_PAIRED_BRACKET_TYPE

  private static func mayBeBracket(_ unit: UInt16) -> Bool {
    unit < 0x80 ? [0x28, 0x29, 0x5B, 0x5D, 0x7B, 0x7D].contains(unit) : unit >= 0xF3A
  }

  /// U+232A and U+3009 are canonically equivalent, so each closes what the other closes.
  private static func canonical(_ closing: UInt16) -> UInt16 {
    closing == 0x232A ? 0x3009 : closing
  }
}
