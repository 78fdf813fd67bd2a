/// What lies over a screen until it is left.
package enum Overlay: Hashable, Sendable {
  /// The list of languages.
  case languages(ListOverlay)
  /// The keys; rows above the first one shown.
  case help(scroll: Int)
}

/// A list to choose one row from, by moving or by typing a part of its name.
package struct ListOverlay: Hashable, Sendable {
  /// What was typed to find a row.
  package var query: String
  /// The id of the row on which the person stands.
  package var highlighted: String

  package init(query: String = "", highlighted: String) {
    self.query = query
    self.highlighted = highlighted
  }
}
