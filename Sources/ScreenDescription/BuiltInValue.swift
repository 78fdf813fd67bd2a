/// A value that every app has for its settings screen, without giving it.
package enum BuiltInValue: String, Hashable, Sendable, CaseIterable {
  /// The code of the pinned region; an empty text while none is.
  case region
  /// Whether a language takes effect at once.
  case liveSwitching
  /// Whether the terminal shows right-to-left text in the order in which it gets it.
  ///
  /// True but in a terminal that reorders such text and cannot be kept from that: what a screen
  /// has to say about it is hidden everywhere else.
  case terminalKeepsOrder
}

/// A list that every app has for its settings screen, without giving it.
package enum BuiltInList: String, Hashable, Sendable, CaseIterable {
  /// The regions, "automatic" first; a picker of it pins the region.
  case regions
}
