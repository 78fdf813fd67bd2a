import CICU

extension Character {
  /// The scalar of a cluster that has no other.
  var onlyScalar: Unicode.Scalar? {
    let scalars = unicodeScalars
    guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex
    else { return nil }
    return first
  }
}

extension Unicode.Scalar {
  /// Whether a line may end behind this space, which then hangs: those of UAX #14's SP and BA.
  var isBreakingSpace: Bool {
    switch value {
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether the scalar can give a line another order than its stored one (UAX #9, table 4).
  var mayReorder: Bool {
    guard value >= 0x590 else { return false }
    switch u_charDirection(codePoint) {
    case U_RIGHT_TO_LEFT, U_RIGHT_TO_LEFT_ARABIC, U_ARABIC_NUMBER, U_RIGHT_TO_LEFT_EMBEDDING,
      U_RIGHT_TO_LEFT_OVERRIDE, U_RIGHT_TO_LEFT_ISOLATE, U_FIRST_STRONG_ISOLATE:
      return true
    default:
      return false
    }
  }
}
