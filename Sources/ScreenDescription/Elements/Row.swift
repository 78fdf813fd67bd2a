/// A line of a form: a label and the controls that it names.
package struct Row: Hashable, Sendable {
  package var text: ElementText?
  package var children: [Element]

  package init(text: ElementText? = nil, children: [Element] = []) {
    self.text = text
    self.children = children
  }
}
