/// Rows of the app.
package struct List: Hashable, Sendable {
  /// The name of the app's list.
  package var items: String
  package var action: String?
  package var emptyText: ElementText?
  package var item: Item

  package init(
    items: String, action: String? = nil, emptyText: ElementText? = nil, item: Item = Item()
  ) {
    self.items = items
    self.action = action
    self.emptyText = emptyText
    self.item = item
  }
}
