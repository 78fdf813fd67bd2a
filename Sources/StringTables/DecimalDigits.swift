import FoundationEssentials

/// The digits of a number, to write it as C's `printf` does: Essentials have no format strings.
struct DecimalDigits {
  private let isNegative: Bool
  /// From the first that is not 0 to the last; none for zero.
  private var digits: [UInt8] = []
  /// How many digits stand before the point; less than 0 where zeros follow it.
  private var whole = 0

  /// Nil for what is not a number.
  init?(_ number: Decimal) {
    guard number.isFinite else { return nil }
    isNegative = number < 0
    var sawPoint = false
    for byte in number.description.utf8 {
      switch byte {
      case UInt8(ascii: "."): sawPoint = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        let digit = byte - UInt8(ascii: "0")
        if digits.isEmpty, digit == 0 {
          if sawPoint { whole -= 1 }
        } else {
          digits.append(digit)
          if !sawPoint { whole += 1 }
        }
      default: break
      }
    }
    if digits.isEmpty { whole = 0 }
  }

  /// `%f`: so many digits after the point.
  func fixed(_ precision: Int) -> String {
    var rounded = self
    rounded.round(to: whole + precision)
    return rounded.sign + rounded.fixedText(fractionDigits: precision)
  }

  /// `%e`: one digit, so many after the point, and the exponent.
  func scientific(_ precision: Int, uppercase: Bool) -> String {
    var rounded = self
    rounded.round(to: precision + 1)
    return rounded.sign + rounded.scientificText(fractionDigits: precision, uppercase: uppercase)
  }

  /// `%g`: so many digits in all, without zeros at the end, with an exponent where it is shorter.
  func general(_ precision: Int, uppercase: Bool) -> String {
    let significant = max(precision, 1)
    var rounded = self
    rounded.round(to: significant)
    let exponent = rounded.digits.isEmpty ? 0 : rounded.whole - 1
    let used = max(rounded.digits.count, 1)
    guard exponent >= -4, exponent < significant else {
      return rounded.sign
        + rounded.scientificText(fractionDigits: used - 1, uppercase: uppercase)
    }
    return rounded.sign + rounded.fixedText(fractionDigits: max(0, used - 1 - exponent))
  }

  private var sign: String { isNegative && !digits.isEmpty ? "-" : "" }

  /// Keeps so many digits from the first one on; a half goes to the even digit.
  private mutating func round(to count: Int) {
    guard count < digits.count else { return }
    guard count >= 0 else {
      digits = []
      return
    }
    let rest = digits[count...]
    let isHalf = rest.first == 5 && rest.dropFirst().allSatisfy { $0 == 0 }
    let isOdd = count > 0 && digits[count - 1] % 2 == 1
    let roundsUp = isHalf ? isOdd : (rest.first ?? 0) >= 5
    digits.removeSubrange(count...)
    if roundsUp { increment() }
    while digits.last == 0 { digits.removeLast() }
    if digits.isEmpty { whole = 0 }
  }

  private mutating func increment() {
    var offset = digits.count - 1
    while offset >= 0, digits[offset] == 9 {
      digits[offset] = 0
      offset -= 1
    }
    if offset >= 0 {
      digits[offset] += 1
    } else {
      digits.insert(1, at: 0)
      whole += 1
    }
  }

  private func fixedText(fractionDigits: Int) -> String {
    let before = whole > 0 ? (0..<whole).map(digit) : [0]
    let after = (0..<fractionDigits).map { digit(whole + $0) }
    return Self.text(before) + (after.isEmpty ? "" : "." + Self.text(after))
  }

  private func scientificText(fractionDigits: Int, uppercase: Bool) -> String {
    let exponent = digits.isEmpty ? 0 : whole - 1
    let after = (0..<fractionDigits).map { digit(1 + $0) }
    return Self.text([digit(0)]) + (after.isEmpty ? "" : "." + Self.text(after))
      + (uppercase ? "E" : "e") + (exponent < 0 ? "-" : "+")
      + (exponent.magnitude < 10 ? "0" : "") + String(exponent.magnitude)
  }

  private func digit(_ offset: Int) -> UInt8 {
    digits.indices.contains(offset) ? digits[offset] : 0
  }

  private static func text(_ digits: [UInt8]) -> String {
    String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
  }
}
