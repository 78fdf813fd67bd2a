package import SourceText

/// A button in the bar on top.
package struct BarButtonItem: Hashable, Sendable {
  package var id: String?
  package var title: ElementText?
  package var action: String
  package var edge: Edge
  /// The names of values or elements that hide or enable it.
  package var hidden: String?
  package var enabled: String?
  package var position: SourcePosition

  package init(
    id: String? = nil, title: ElementText? = nil, action: String, edge: Edge = .trailing,
    hidden: String? = nil, enabled: String? = nil, position: SourcePosition
  ) {
    self.id = id
    self.title = title
    self.action = action
    self.edge = edge
    self.hidden = hidden
    self.enabled = enabled
    self.position = position
  }

  package enum Edge: String, Hashable, Sendable, CaseIterable {
    case leading, trailing
  }
}
