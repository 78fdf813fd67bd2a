/// A caret and where the selection began, in UTF-8 bytes of a text.
package struct TextSelection: Hashable, Sendable {
  /// The end that stays where it is.
  package var anchor: Int
  /// The end that moves.
  package var caret: Int

  package init(anchor: Int, caret: Int) {
    self.anchor = anchor
    self.caret = caret
  }

  /// A caret with nothing selected.
  package init(caret: Int) {
    self.init(anchor: caret, caret: caret)
  }

  /// All of a text, however long it is in the language of the moment.
  package static let all = TextSelection(anchor: 0, caret: .max)

  package var isEmpty: Bool { anchor == caret }

  package var range: Range<Int> { min(anchor, caret)..<max(anchor, caret) }
}
