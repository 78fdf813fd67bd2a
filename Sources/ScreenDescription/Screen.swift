package import SourceText

/// One screen.
package struct Screen: Hashable, Sendable {
  package var id: String
  package var navigationItem: NavigationItem?
  package var elements: [Element]
  package var position: SourcePosition

  package init(
    id: String, navigationItem: NavigationItem? = nil, elements: [Element] = [],
    position: SourcePosition
  ) {
    self.id = id
    self.navigationItem = navigationItem
    self.elements = elements
    self.position = position
  }
}
