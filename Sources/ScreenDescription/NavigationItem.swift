package import SourceText

/// What the bar on top of a screen shows.
package struct NavigationItem: Hashable, Sendable {
  package var title: ElementText?
  package var prompt: ElementText?
  package var barButtonItems: [BarButtonItem]
  package var position: SourcePosition

  package init(
    title: ElementText? = nil, prompt: ElementText? = nil, barButtonItems: [BarButtonItem] = [],
    position: SourcePosition
  ) {
    self.title = title
    self.prompt = prompt
    self.barButtonItems = barButtonItems
    self.position = position
  }
}
