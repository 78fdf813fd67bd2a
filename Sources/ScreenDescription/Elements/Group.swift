/// Elements under a heading.
package struct Group: Hashable, Sendable {
  package var title: ElementText?
  package var children: [Element]

  package init(title: ElementText? = nil, children: [Element] = []) {
    self.title = title
    self.children = children
  }
}
