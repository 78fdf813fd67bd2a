/// What lies over a screen until it is left.
package enum Overlay: Hashable, Sendable {
  /// A list to choose from.
  case choices(ChoiceOverlay)
  /// The keys; rows above the first one shown.
  case help(scroll: Int)
}

/// A list to choose one row from, by moving or by typing a part of its name.
package struct ChoiceOverlay: Hashable, Sendable {
  /// What is chosen.
  package enum Subject: Hashable, Sendable {
    case language(includesSystem: Bool)
    /// By the address of the picker, whose action follows.
    case region(ElementAddress)
    /// A picker's row, by the picker's address.
    case picker(ElementAddress)
  }

  package let subject: Subject
  /// What was typed to find a row.
  package var query: String
  /// The id of the row on which the person stands.
  package var highlighted: String

  package init(_ subject: Subject, query: String = "", highlighted: String) {
    self.subject = subject
    self.query = query
    self.highlighted = highlighted
  }
}
