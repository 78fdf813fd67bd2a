/// Elements in a column or a row.
package struct Stack: Hashable, Sendable {
  package enum Axis: String, Hashable, Sendable, CaseIterable {
    case vertical, horizontal
  }

  package var axis: Axis
  /// Empty cells between two children.
  package var spacing: Int
  package var alignment: Alignment
  package var children: [Element]

  package init(
    axis: Axis = .vertical, spacing: Int = 0, alignment: Alignment = .fill, children: [Element] = []
  ) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.children = children
  }
}

/// A line of a form: a label and the controls that it names.
package struct Row: Hashable, Sendable {
  package var text: ElementText?
  package var children: [Element]

  package init(text: ElementText? = nil, children: [Element] = []) {
    self.text = text
    self.children = children
  }
}

/// Elements under a heading.
package struct Group: Hashable, Sendable {
  package var title: ElementText?
  package var children: [Element]

  package init(title: ElementText? = nil, children: [Element] = []) {
    self.title = title
    self.children = children
  }
}
