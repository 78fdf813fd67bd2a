/// A line of text to edit.
package struct TextField: Hashable, Sendable {
  /// The first text; it follows the language until the user edits it.
  package var text: ElementText?
  package var placeholder: ElementText?
  package var action: String?

  package init(text: ElementText? = nil, placeholder: ElementText? = nil, action: String? = nil) {
    self.text = text
    self.placeholder = placeholder
    self.action = action
  }
}
