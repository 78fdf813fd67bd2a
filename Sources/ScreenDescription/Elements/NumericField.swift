package import FoundationEssentials

/// A number to edit.
package struct NumericField: Hashable, Sendable {
  package enum Format: String, Hashable, Sendable, CaseIterable {
    case number, percent, currency
  }

  package var value: Decimal?
  package var minimum: Decimal?
  package var maximum: Decimal?
  package var step: Decimal
  package var minimumFractionDigits: Int?
  package var maximumFractionDigits: Int?
  package var grouping: Bool
  package var format: Format
  /// An ISO 4217 code, or the name of a value that gives one.
  package var currency: String?
  package var placeholder: ElementText?
  package var action: String?

  package init(
    value: Decimal? = nil, minimum: Decimal? = nil, maximum: Decimal? = nil, step: Decimal = 1,
    minimumFractionDigits: Int? = nil, maximumFractionDigits: Int? = nil, grouping: Bool = true,
    format: Format = .number, currency: String? = nil, placeholder: ElementText? = nil,
    action: String? = nil
  ) {
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
    self.minimumFractionDigits = minimumFractionDigits
    self.maximumFractionDigits = maximumFractionDigits
    self.grouping = grouping
    self.format = format
    self.currency = currency
    self.placeholder = placeholder
    self.action = action
  }
}
