/// One choice of many, in a list of its own.
package struct Picker: Hashable, Sendable {
  package var items: String
  package var selected: String?
  package var action: String?
  package var item: Item?

  package init(
    items: String, selected: String? = nil, action: String? = nil, item: Item? = nil
  ) {
    self.items = items
    self.selected = selected
    self.action = action
    self.item = item
  }
}
