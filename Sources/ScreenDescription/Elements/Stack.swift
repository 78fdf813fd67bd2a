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
