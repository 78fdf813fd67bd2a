package import TerminalCells

/// What a session adds around a screen: how it looks, and the keys that work.
package struct Chrome: Sendable {
  package var palette: Palette
  /// Whether lines are put into the order of the screen here, or by the terminal.
  package var reordersText: Bool
  /// What works now, the most useful first.
  package var hints: [KeyHint]
  /// All keys, for the help screen.
  package var help: [KeyHint]

  package init(
    palette: Palette = Palette(), reordersText: Bool = true, hints: [KeyHint] = [],
    help: [KeyHint] = []
  ) {
    self.palette = palette
    self.reordersText = reordersText
    self.hints = hints
    self.help = help
  }
}

/// A key as it is engraved, and the string key of what it does.
package struct KeyHint: Hashable, Sendable {
  /// `F2`, `^Q`: no language's word.
  package let key: String
  package let captionKey: String
  /// What a click on it presses.
  package let press: Key
  /// Whether the key bar leaves it to the help where there is little room.
  package let isOptional: Bool

  package init(key: String, captionKey: String, press: Key, isOptional: Bool = false) {
    self.key = key
    self.captionKey = captionKey
    self.press = press
    self.isOptional = isOptional
  }
}
