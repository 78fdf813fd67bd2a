import CICU

extension AppLocale {
  /// Fraction digits of amounts in a currency (CLDR, `currencyData`): EUR 2, RSD and JPY 0.
  ///
  /// 2 for a code that CLDR does not know.
  package func currencyFractionDigits(_ code: String) -> Int {
    guard Self.isCurrencyCode(code) else { return 2 }
    var status = U_ZERO_ERROR
    let units = Array(code.uppercased().utf16) + [0]
    let digits = ucurr_getDefaultFractionDigits(units, &status)
    return status.isFailure || digits < 0 ? 2 : Int(digits)
  }

  /// Whether the text has the form of a code of ISO 4217, in any case.
  static func isCurrencyCode(_ text: String) -> Bool {
    text.utf8.count == 3 && text.allSatisfy { $0.isASCII && $0.isLetter }
  }
}
