import CICU
package import TerminalCells

extension Direction {
  /// The direction of a text by its first strong scalar (UAX #9, rules P2 and P3); nil if it has
  /// none.
  ///
  /// It is for what a person types, whose language nobody knows; a text of a table has the
  /// direction of its language.
  package init?(firstStrongIn text: String) {
    var isolates = 0
    for scalar in text.unicodeScalars {
      if scalar.isASCII, isolates == 0 {
        guard scalar.properties.isAlphabetic else { continue }
        self = .leftToRight
        return
      }
      switch u_charDirection(scalar.codePoint) {
      case U_LEFT_TO_RIGHT_ISOLATE, U_RIGHT_TO_LEFT_ISOLATE, U_FIRST_STRONG_ISOLATE: isolates += 1
      case U_POP_DIRECTIONAL_ISOLATE: isolates = max(0, isolates - 1)
      case U_LEFT_TO_RIGHT where isolates == 0:
        self = .leftToRight
        return
      case U_RIGHT_TO_LEFT where isolates == 0, U_RIGHT_TO_LEFT_ARABIC where isolates == 0:
        self = .rightToLeft
        return
      default: continue
      }
    }
    return nil
  }
}
