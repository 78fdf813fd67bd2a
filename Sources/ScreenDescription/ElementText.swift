package import SourceText

/// A text that an element shows: literal, or a key of a string table; with arguments a format.
package struct ElementText: Hashable, Sendable {
  package var source: Source
  /// The string table; nil for `Localizable`.
  package var table: String?
  package var arguments: [Argument]
  /// The place of the attribute.
  package var position: SourcePosition

  package init(
    _ source: Source, table: String? = nil, arguments: [Argument] = [], position: SourcePosition
  ) {
    self.source = source
    self.table = table
    self.arguments = arguments
    self.position = position
  }

  package enum Source: Hashable, Sendable {
    case literal(String)
    case key(String)
  }
}

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
