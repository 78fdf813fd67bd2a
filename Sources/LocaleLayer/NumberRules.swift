package import FoundationEssentials

/// What a numeric field takes: its range, its step, its fraction digits, its format.
package struct NumberRules: Hashable, Sendable {
  package enum Format: Hashable, Sendable {
    case number, percent, currency
  }

  /// The least value, nil without one; a percent field's 0.05 is shown as 5.
  package var minimum: Decimal?
  /// The greatest value, in the unit of `minimum`.
  package var maximum: Decimal?
  /// What one step adds to the number *shown*: 1 is one percent in a percent field.
  package var step: Decimal
  /// Fraction digits drawn at least while the field is not being edited.
  package var minimumFractionDigits: Int
  /// Fraction digits taken at most; 0 makes it a field for whole numbers.
  package var maximumFractionDigits: Int
  /// Whether grouping signs are drawn; whether they are *read* is the locale's matter.
  package var grouping: Bool
  package var format: Format
  /// Signs that a pasted text may carry, such as `€`, `EUR` or `%`.
  package var pasteSigns: [String]

  package init(
    minimum: Decimal? = nil, maximum: Decimal? = nil, step: Decimal = 1,
    minimumFractionDigits: Int = 0, maximumFractionDigits: Int = 2, grouping: Bool = true,
    format: Format = .number, pasteSigns: [String] = []
  ) {
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
    self.minimumFractionDigits = max(0, minimumFractionDigits)
    self.maximumFractionDigits = max(0, maximumFractionDigits)
    self.grouping = grouping
    self.format = format
    self.pasteSigns = pasteSigns
  }

  /// Whether a minus may be typed.
  package var allowsNegative: Bool { minimum.map { $0 < 0 } ?? true }

  /// Decimal places between the value and what is shown: 2 for percent.
  var shift: Int { format == .percent ? 2 : 0 }
}
