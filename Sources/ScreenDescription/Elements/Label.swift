/// A text that is only read.
package struct Label: Hashable, Sendable {
  package var text: ElementText?
  /// Lines at the most; 0 for no limit.
  package var lines: Int
  package var alignment: Alignment

  package init(text: ElementText? = nil, lines: Int = 0, alignment: Alignment = .leading) {
    self.text = text
    self.lines = lines
    self.alignment = alignment
  }
}
