package import ScreenDescription
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
  /// Letters that press no button with Alt: the storyboard's own keys have them.
  package var reservedLetters: Set<Character>

  package init(
    palette: Palette = Palette(), reordersText: Bool = true, hints: [KeyHint] = [],
    help: [KeyHint] = [], reservedLetters: Set<Character> = []
  ) {
    self.palette = palette
    self.reordersText = reordersText
    self.hints = hints
    self.help = help
    self.reservedLetters = reservedLetters
  }
}

/// A key as it is engraved, and what it does.
package struct KeyHint: Hashable, Sendable {
  /// `F2`, `^Q`: no language's word.
  package let key: String
  package let caption: Caption
  /// What a click on it presses.
  package let press: Key
  /// Whether the key bar leaves it to the help where there is little room.
  package let isOptional: Bool

  /// What a key does.
  package enum Caption: Hashable, Sendable {
    /// A key of Parlance's own texts.
    case own(String)
    /// A text of the app.
    case app(ElementText)
  }

  package init(key: String, captionKey: String, press: Key, isOptional: Bool = false) {
    self.init(key: key, caption: .own(captionKey), press: press, isOptional: isOptional)
  }

  package init(key: String, caption: Caption, press: Key, isOptional: Bool = false) {
    self.key = key
    self.caption = caption
    self.press = press
    self.isOptional = isOptional
  }
}
