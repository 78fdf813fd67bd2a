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

/// The marks of one locale and the sizes of its groups.
struct NumberMarks: Sendable {
  let decimal: Unicode.Scalar?
  /// Nil also where the separator is the same sign: nothing groups then.
  let grouping: Unicode.Scalar?
  let sizes: GroupSizes

  init(_ symbols: NumberSymbols) {
    decimal = NumberSign.mark(of: symbols.decimal, symbols: symbols)
    let sign = symbols.grouping.flatMap { NumberSign.mark(of: $0, symbols: symbols) }
    grouping = sign == decimal ? nil : sign
    sizes = GroupSizes(primary: symbols.primaryGroup, secondary: symbols.secondaryGroup)
  }
}

/// How many digits stand between grouping signs.
struct GroupSizes: Hashable, Sendable {
  /// The group before the separator.
  var primary: Int
  /// Every group further up, which is also the most digits before the first sign.
  var secondary: Int

  static let threes = GroupSizes(primary: 3, secondary: 3)

  /// Whether groups of these lengths, first one first, are a whole grouped number.
  func close(_ lengths: [Int]) -> Bool {
    lengths.last == primary && lengths.count > 1 && canGoOn(lengths.dropLast())
  }

  /// Whether another grouping sign may follow groups of these lengths.
  func canGoOn(_ lengths: some Collection<Int>) -> Bool {
    guard let first = lengths.first, (1...max(1, secondary)).contains(first) else { return false }
    return lengths.dropFirst().allSatisfy { $0 == secondary }
  }
}
