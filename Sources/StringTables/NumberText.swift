import FoundationEssentials
import LocaleLayer

/// An argument as a placeholder shows it, in the digits and signs of a locale.
struct NumberText {
  let symbols: NumberSymbols

  /// What a placeholder makes of an argument, and whether the argument suits it.
  func text(
    of argument: MessageArgument, for placeholder: Placeholder
  ) -> (text: String, suits: Bool)? {
    switch argument {
    case .missing: nil
    case .text(let text): (cut(text, placeholder), !placeholder.conversion.isNumeric)
    case .formatted(let text, let operand):
      (text, operand != nil || !placeholder.conversion.isNumeric)
    case .integer(let number): (self.text(of: number, placeholder), true)
    case .decimal(let number): self.text(of: number, placeholder)
    }
  }

  private func text(of number: Int, _ placeholder: Placeholder) -> String {
    switch placeholder.conversion {
    case .object, .text, .integer:
      return localized(String(number), placeholder)
    case .character:
      return UInt32(exactly: number).flatMap(Unicode.Scalar.init).map(String.init) ?? "\u{FFFD}"
    case .radix(let radix, let uppercase):
      return String(UInt(bitPattern: number), radix: radix, uppercase: uppercase)
    case .fixed, .scientific, .general:
      return self.text(of: Decimal(number), placeholder).text
    }
  }

  private func text(of number: Decimal, _ placeholder: Placeholder) -> (text: String, suits: Bool) {
    guard let digits = DecimalDigits(number) else { return (number.description, false) }
    let precision = placeholder.precision ?? 6
    let plain: String
    switch placeholder.conversion {
    case .object, .text:
      plain = number.description
    case .fixed:
      plain = digits.fixed(precision)
    case .scientific(let uppercase):
      plain = digits.scientific(precision, uppercase: uppercase)
    case .general(let uppercase):
      plain = digits.general(precision, uppercase: uppercase)
    case .integer, .character, .radix:
      // A fraction is shown, not cut: the number in the text must not be another one.
      plain = number.description
      return (localized(plain, placeholder), !plain.utf8.contains(UInt8(ascii: ".")))
    }
    return (localized(plain, placeholder), true)
  }

  /// Most characters of a text: `%.3@`.
  private func cut(_ text: String, _ placeholder: Placeholder) -> String {
    guard let precision = placeholder.precision, !placeholder.conversion.isNumeric else {
      return text
    }
    return String(text.prefix(precision))
  }

  /// Replaces the digits and signs of an ASCII number, and fills up with zeros where asked to.
  private func localized(_ plain: String, _ placeholder: Placeholder) -> String {
    if isASCII, placeholder.width == 0, !placeholder.showsPlus, !plain.utf8.contains(Self.minus) {
      return plain
    }
    var unsigned = Substring(plain)
    var sign = ""
    if unsigned.utf8.first == Self.minus {
      unsigned.removeFirst()
      sign = symbols.minusMarks.before + String(symbols.minus) + symbols.minusMarks.after
    } else if placeholder.showsPlus {
      sign = "+"
    }
    var text = ""
    if placeholder.isPaddedWithZeros, !placeholder.isPaddedAfter {
      let missing = placeholder.width - unsigned.utf8.count - (sign.isEmpty ? 0 : 1)
      text += String(repeating: symbols.digits[0], count: max(0, missing))
    }
    for byte in unsigned.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        text.append(symbols.digits[Int(byte - UInt8(ascii: "0"))])
      case UInt8(ascii: "."): text.append(symbols.decimal)
      default: text.unicodeScalars.append(Unicode.Scalar(byte))
      }
    }
    return sign + text
  }

  private static let minus = UInt8(ascii: "-")

  private var isASCII: Bool { symbols.digits.first == "0" && symbols.decimal == "." }
}
