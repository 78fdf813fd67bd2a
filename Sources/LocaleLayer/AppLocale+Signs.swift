import FoundationEssentials
import FoundationInternationalization

extension AppLocale {
  /// The sign of a currency as the locale writes it: `€`, `RSD`.
  package func currencySign(_ code: String) -> String {
    guard Self.isCurrencyCode(code) else { return code }
    let style = Decimal.FormatStyle.Currency(code: code.uppercased(), locale: locale)
    return Self.sign(.currency, in: Decimal(1).formatted(style.attributed)) ?? code
  }

  /// The percent sign of the locale's digits: `%`, `٪`.
  package var percentSign: String {
    let style = Decimal.FormatStyle.Percent(locale: locale)
    return Self.sign(.percent, in: Decimal(1).formatted(style.attributed)) ?? "%"
  }

  /// The sign that stands beside numbers of a format, as the locale sets it; nil for plain numbers.
  package func unit(of format: NumberRules.Format, currency: String?) -> NumberUnit? {
    let sample: String
    switch format {
    case .number: return nil
    case .percent: sample = percent(Self.hundredth)
    case .currency:
      guard let currency, !currency.isEmpty else { return nil }
      sample = self.currency(1, code: currency, maximumFractionDigits: 0)
    }
    return NumberUnit(sample: sample, digit: numberSymbols.digits[1])
  }

  private static let hundredth = Decimal(sign: .plus, exponent: -2, significand: 1)

  private static func sign(
    _ wanted: AttributeScopes.FoundationAttributes.NumberFormatAttributes.SymbolAttribute.Symbol,
    in text: AttributedString
  ) -> String? {
    for (symbol, range) in text.runs[\.numberSymbol] where symbol == wanted {
      return String(text.characters[range])
    }
    return nil
  }
}
