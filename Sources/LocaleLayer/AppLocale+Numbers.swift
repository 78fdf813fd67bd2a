package import FoundationEssentials
import FoundationInternationalization

extension AppLocale {
  /// More digits than a `Decimal` holds would be zeros.
  private static let maximumFractionDigits = 38

  /// Writes a number as the locale does; halves are rounded to the even digit.
  ///
  /// A number that rounds to zero has no minus, for `-0.00` is no amount.
  package func number(
    _ value: Decimal, minimumFractionDigits: Int = 0, maximumFractionDigits: Int = 3,
    grouping: Bool = true
  ) -> String {
    let digits = Self.fractionDigits(minimumFractionDigits, maximumFractionDigits)
    let style = Decimal.FormatStyle(locale: locale)
      .precision(.fractionLength(digits))
      .grouping(groups(grouping) ? .automatic : .never)
    let value = Self.withoutNegativeZero(value, fractionDigits: digits.upperBound)
    return hasPinnedSeparators ? pinned(value.formatted(style.attributed)) : value.formatted(style)
  }

  /// Writes an amount of money, with as many fraction digits as its currency has where no others
  /// are asked for.
  ///
  /// A code is three letters of ISO 4217; any other text is set after the number as it is.
  package func currency(
    _ value: Decimal, code: String, minimumFractionDigits: Int? = nil,
    maximumFractionDigits: Int? = nil
  ) -> String {
    guard Self.isCurrencyCode(code) else {
      let text = number(
        value, minimumFractionDigits: minimumFractionDigits ?? 0,
        maximumFractionDigits: maximumFractionDigits ?? 3)
      return code.isEmpty ? text : "\(text)\u{A0}\(code)"
    }
    let own = currencyFractionDigits(code)
    let digits = Self.fractionDigits(
      minimumFractionDigits ?? min(own, maximumFractionDigits ?? own), maximumFractionDigits ?? own)
    let value = Self.withoutNegativeZero(value, fractionDigits: digits.upperBound)
    let style = Decimal.FormatStyle.Currency(code: code.uppercased(), locale: locale)
      .precision(.fractionLength(digits))
      .grouping(groups(true) ? .automatic : .never)
    return hasPinnedSeparators ? pinned(value.formatted(style.attributed)) : value.formatted(style)
  }

  /// Writes a fraction as a percentage: 0.05 is 5 %.
  package func percent(
    _ value: Decimal, minimumFractionDigits: Int = 0, maximumFractionDigits: Int = 2
  ) -> String {
    let digits = Self.fractionDigits(minimumFractionDigits, maximumFractionDigits)
    let style = Decimal.FormatStyle.Percent(locale: locale)
      .precision(.fractionLength(digits))
      .grouping(groups(true) ? .automatic : .never)
    let value = Self.withoutNegativeZero(value, fractionDigits: digits.upperBound + 2)
    return hasPinnedSeparators ? pinned(value.formatted(style.attributed)) : value.formatted(style)
  }

  /// Writes a number for programs and files: ASCII digits, a point, no grouping.
  package static func plain(_ value: Decimal) -> String { value.description }

  /// The ASCII digits that `number` would show: what plural rules are asked about.
  package static func plain(
    _ value: Decimal, minimumFractionDigits: Int, maximumFractionDigits: Int
  ) -> String {
    let digits = fractionDigits(minimumFractionDigits, maximumFractionDigits)
    let style = Decimal.FormatStyle(locale: Locale(identifier: "en_US_POSIX"))
      .precision(.fractionLength(digits))
      .grouping(.never)
    return withoutNegativeZero(value, fractionDigits: digits.upperBound).formatted(style)
  }

  private static func fractionDigits(_ minimum: Int, _ maximum: Int) -> ClosedRange<Int> {
    let lower = min(max(minimum, 0), maximumFractionDigits)
    return lower...min(max(maximum, lower), maximumFractionDigits)
  }

  private static func withoutNegativeZero(_ value: Decimal, fractionDigits: Int) -> Decimal {
    let half = Decimal(sign: .plus, exponent: -fractionDigits - 1, significand: 5)
    return value < 0 && -value <= half ? 0 : value
  }
}

extension AppLocale {
  private var hasPinnedSeparators: Bool {
    overrides.decimalSeparator != nil || overrides.groupingSeparator != nil
  }

  private func groups(_ wanted: Bool) -> Bool { wanted && numberSymbols.grouping != nil }

  /// Format styles know nothing of pinned separators: puts them where the output is marked.
  private func pinned(_ text: AttributedString) -> String {
    var result = ""
    for (symbol, range) in text.runs[\.numberSymbol] {
      switch symbol {
      case .decimalSeparator: result.append(numberSymbols.decimal)
      case .groupingSeparator: result.append(numberSymbols.grouping ?? " ")
      default: result.append(contentsOf: text.characters[range])
      }
    }
    return result
  }
}
