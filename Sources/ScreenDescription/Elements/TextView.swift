/// Lines of text to edit.
package struct TextView: Hashable, Sendable {
  package var text: ElementText?
  package var placeholder: ElementText?
  /// Rows shown; nil for the room there is.
  package var lines: Int?

  package init(text: ElementText? = nil, placeholder: ElementText? = nil, lines: Int? = nil) {
    self.text = text
    self.placeholder = placeholder
    self.lines = lines
  }
}
