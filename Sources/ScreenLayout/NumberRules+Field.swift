package import LocaleLayer
package import ScreenDescription

extension NumberRules {
  /// What a numeric field of a screen takes, in the locale's terms.
  ///
  /// A field takes up to two fraction digits, one for money as many as its currency has, and one
  /// for percent none, where the description does not say otherwise. Money is shown with all of
  /// them while it is not being edited: €1.50, not €1.5.
  package init(_ field: NumericField, currency: String?, locale: AppLocale) {
    let ownDigits: Int =
      switch field.format {
      case .number: 2
      case .percent: 0
      case .currency: currency.map { locale.currencyFractionDigits($0) } ?? 2
      }
    let ownMinimum = field.format == .currency ? ownDigits : 0
    let maximum = field.maximumFractionDigits ?? max(ownDigits, field.minimumFractionDigits ?? 0)
    self.init(
      minimum: field.minimum, maximum: field.maximum, step: field.step,
      minimumFractionDigits: field.minimumFractionDigits ?? min(ownMinimum, maximum),
      maximumFractionDigits: maximum,
      grouping: field.grouping, format: Format(field.format),
      pasteSigns: Self.pasteSigns(field.format, currency: currency, locale: locale))
  }

  /// The signs that people copy with a number: the currency's as the locale writes it, its code,
  /// the percent sign.
  private static func pasteSigns(
    _ format: NumericField.Format, currency: String?, locale: AppLocale
  ) -> [String] {
    switch format {
    case .number: []
    case .percent: [locale.percentSign, "%"]
    case .currency: currency.map { [locale.currencySign($0), $0] } ?? []
    }
  }
}

extension NumberRules.Format {
  init(_ format: NumericField.Format) {
    switch format {
    case .number: self = .number
    case .percent: self = .percent
    case .currency: self = .currency
    }
  }
}

extension ScreenState {
  /// What the numbers of a field count, its currency as a code.
  package func unit(of field: NumericField, on map: ScreenMap) -> FieldUnit {
    FieldUnit(
      NumberRules.Format(field.format),
      currency: field.format == .currency ? currencyCode(field.currency, on: map) : nil)
  }
}
