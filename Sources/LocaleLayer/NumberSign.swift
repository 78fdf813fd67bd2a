/// What one scalar of a typed or pasted text is to a number, by table.
///
/// NFKC is no way to fold full-width forms: it makes `5²` 52.
enum NumberSign: Hashable, Sendable {
  case digit(UInt8)
  case minus
  /// A sign that separates; equivalent signs are one mark.
  case mark(Unicode.Scalar)
  case other(Unicode.Scalar)

  /// Reads a scalar in any script; `symbols` add what the user has pinned.
  init(_ scalar: Unicode.Scalar, symbols: NumberSymbols) {
    switch scalar {
    case "0"..."9": self = .digit(UInt8(scalar.value - 0x30))
    case "-", "\u{2212}", "\u{2013}", "\u{FE63}", "\u{FF0D}": self = .minus
    case ".", "\u{FF0E}": self = .mark(".")
    case ",", "\u{FF0C}": self = .mark(",")
    case "'", "\u{2019}", "\u{FF07}": self = .mark("'")
    case "\u{66B}", "\u{66C}", "\u{60C}": self = .mark(scalar)
    case "\u{FF05}": self = .other("%")
    default:
      let properties = scalar.properties
      if properties.generalCategory == .decimalNumber, let value = properties.numericValue {
        self = .digit(UInt8(value))
      } else if properties.generalCategory == .spaceSeparator {
        self = .mark(" ")
      } else if Character(scalar) == symbols.minus {
        self = .minus
      } else if Character(scalar) == symbols.decimal || Character(scalar) == symbols.grouping {
        self = .mark(scalar)
      } else {
        self = .other(scalar)
      }
    }
  }

  /// The mark that a sign of the locale is; nil for a sign of several scalars.
  static func mark(of sign: Character, symbols: NumberSymbols) -> Unicode.Scalar? {
    guard let scalar = sign.unicodeScalars.first, sign.unicodeScalars.count == 1,
      case .mark(let mark) = NumberSign(scalar, symbols: symbols)
    else { return nil }
    return mark
  }

  /// Marks that write a decimal separator somewhere in the world.
  static let decimalMarks: Set<Unicode.Scalar> = [".", ",", "\u{66B}", "\u{60C}"]
}
