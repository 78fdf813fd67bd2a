/// A key of the decimal pad.
package enum PadKey: Hashable, Sendable {
  case digit(Int)
  case separator
  case sign
  case delete

  /// The keys as they stand, row by row, always in this order: a keypad is not mirrored.
  package static func rows(hasSign: Bool) -> [[PadKey]] {
    [
      [.digit(7), .digit(8), .digit(9)],
      [.digit(4), .digit(5), .digit(6)],
      [.digit(1), .digit(2), .digit(3)],
      [.digit(0), .separator, .delete],
    ] + (hasSign ? [[.sign]] : [])
  }
}
