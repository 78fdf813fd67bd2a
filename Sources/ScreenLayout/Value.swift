public import FoundationEssentials

/// A value of the app, as a screen shows it.
public enum Value: Hashable, Sendable {
  /// No value: an argument without one prints as an empty text.
  case none
  case number(Decimal)
  case text(String)
  case date(Date)
  case list([String])
  case flag(Bool)

  /// A whole number.
  public static func number(_ count: Int) -> Value { .number(Decimal(count)) }

  /// A number, or none.
  public static func number(_ decimal: Decimal?) -> Value {
    decimal.map { .number($0) } ?? .none
  }

  /// Whether the value counts as true where it hides or enables an element.
  ///
  /// False are no value, `false`, the number 0, an empty text and an empty list.
  package var isTrue: Bool {
    switch self {
    case .none: false
    case .number(let number): number != 0
    case .text(let text): !text.isEmpty
    case .date: true
    case .list(let items): !items.isEmpty
    case .flag(let flag): flag
    }
  }
}

/// A row of a list of the app.
public struct ListRow: Hashable, Sendable {
  /// Names the row; a selection is this id, never a shown text.
  public let id: String
  /// The fields that the labels of the list's `<item>` show.
  public let fields: [String: Value]

  /// A row by its id and its fields.
  public init(id: String, fields: [String: Value]) {
    self.id = id
    self.fields = fields
  }
}

/// What an app gives its screens to show.
package struct AppValues: Hashable, Sendable {
  package var values: [String: Value]
  package var lists: [String: [ListRow]]
  /// Whether Swift code stands behind the app; without it, names that nobody gives show samples.
  package var hasCode: Bool
  /// Where the days and hours of dates are counted.
  package var timeZone: TimeZone
  /// Whether right-to-left text is seen in the order in which it is drawn.
  package var terminalKeepsOrder = true

  package init(
    values: [String: Value] = [:], lists: [String: [ListRow]] = [:], hasCode: Bool = false,
    timeZone: TimeZone = .gmt
  ) {
    self.values = values
    self.lists = lists
    self.hasCode = hasCode
    self.timeZone = timeZone
  }
}
