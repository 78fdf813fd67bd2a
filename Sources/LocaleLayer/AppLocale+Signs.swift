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
