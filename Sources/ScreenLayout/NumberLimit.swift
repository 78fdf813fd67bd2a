package import FoundationEssentials
package import LocaleLayer
import StringTables

/// An end of a numeric field's range; it is shown as the field shows numbers.
package struct NumberLimit: Hashable, Sendable {
  package var value: Decimal
  package var unit: FieldUnit

  package init(_ value: Decimal, in unit: FieldUnit) {
    self.value = value
    self.unit = unit
  }
}

/// What the numbers of a field count: things, hundredths, money.
package struct FieldUnit: Hashable, Sendable {
  package var format: NumberRules.Format
  /// An ISO 4217 code.
  package var currency: String?

  package init(_ format: NumberRules.Format, currency: String? = nil) {
    self.format = format
    self.currency = currency
  }
}

extension NumberLimit {
  /// Every digit of the number counts: nothing is rounded away.
  func text(in locale: AppLocale) -> String {
    let digits = 38
    switch unit.format {
    case .number:
      return locale.number(value, maximumFractionDigits: digits)
    case .percent:
      return locale.percent(value, maximumFractionDigits: digits)
    case .currency:
      return locale.currency(
        value, code: unit.currency ?? "", minimumFractionDigits: 0, maximumFractionDigits: digits)
    }
  }

  func argument(in locale: AppLocale) -> MessageArgument {
    .formatted(text(in: locale), operand: .decimal(AppLocale.plain(value)))
  }
}
