/// A text that is only read.
package struct Label: Hashable, Sendable {
  package var text: ElementText?
  /// Lines at the most; 0 for no limit.
  package var lines: Int
  /// Nil for the usual one of the place: leading, and in a row of a list trailing from the second
  /// label on.
  package var alignment: Alignment?

  package init(text: ElementText? = nil, lines: Int = 0, alignment: Alignment? = nil) {
    self.text = text
    self.lines = lines
    self.alignment = alignment
  }
}
