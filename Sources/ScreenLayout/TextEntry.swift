package import ScreenDescription

/// What the elements in which text is edited have in common.
package struct TextEntry: Hashable, Sendable {
  /// The first text; it follows the language until the person edits it.
  package let text: ElementText?
  package let placeholder: ElementText?
  /// Runs on Enter.
  package let action: String?
  /// Whether Enter begins a new line.
  package let takesLines: Bool
  /// The id of the list that the text filters.
  package let list: String?
}

extension Element {
  /// The element as one in which text is edited; nil for others.
  package var textEntry: TextEntry? {
    switch kind {
    case .textField(let field):
      TextEntry(
        text: field.text, placeholder: field.placeholder, action: field.action,
        takesLines: false, list: nil)
    case .textView(let view):
      TextEntry(
        text: view.text, placeholder: view.placeholder, action: nil, takesLines: true, list: nil)
    case .searchBar(let bar):
      TextEntry(
        text: nil, placeholder: bar.placeholder, action: nil, takesLines: false, list: bar.list)
    default: nil
    }
  }
}

/// A text field, a text view or a search bar in use.
package struct TextState: Hashable, Sendable {
  /// The person's text; nil while it is the description's, which follows the language.
  package var draft: TextDraft?
  /// Caret and selection in a text that is not the person's yet.
  package var selection: TextSelection
  /// Where the first line shown begins, in UTF-8 bytes; a text view's.
  package var top: Int
  /// Whether the lines shown are those around the caret; otherwise the person scrolled.
  package var followsCaret: Bool
  /// The column to which Up and Down go, while one follows the other.
  package var goalColumn: Int?

  package init(
    draft: TextDraft? = nil, selection: TextSelection = TextSelection(caret: 0), top: Int = 0,
    followsCaret: Bool = true, goalColumn: Int? = nil
  ) {
    self.draft = draft
    self.selection = selection
    self.top = top
    self.followsCaret = followsCaret
    self.goalColumn = goalColumn
  }
}
