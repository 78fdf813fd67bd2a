package import SourceText

/// A value put into a text.
package struct Argument: Hashable, Sendable {
  /// The name of a value of the app, or the id of an element of the screen.
  package var value: String
  package var format: Format?
  /// An ISO 4217 code, or the name of a value that gives one.
  package var currency: String?
  package var minimumFractionDigits: Int?
  package var maximumFractionDigits: Int?
  package var style: Style
  package var position: SourcePosition

  package init(
    value: String, format: Format? = nil, currency: String? = nil,
    minimumFractionDigits: Int? = nil, maximumFractionDigits: Int? = nil, style: Style = .medium,
    position: SourcePosition
  ) {
    self.value = value
    self.format = format
    self.currency = currency
    self.minimumFractionDigits = minimumFractionDigits
    self.maximumFractionDigits = maximumFractionDigits
    self.style = style
    self.position = position
  }

  package enum Format: String, Hashable, Sendable, CaseIterable {
    case number, currency, percent, date, time, list, text, plain
  }

  /// The length of a date, a time or a list.
  package enum Style: String, Hashable, Sendable, CaseIterable {
    case short, medium, long
  }
}
