package import ScreenDescription

/// A screen with its elements found by address: made once for each description.
package struct ScreenMap: Sendable {
  package let screen: Screen
  /// Every element by its address.
  package let elements: [ElementAddress: Element]
  /// The items of the bar on top, those at its leading side first.
  package let barItems: [(address: ElementAddress, item: BarButtonItem)]

  /// The addresses of the elements as they stand in the description.
  package let order: [ElementAddress]
  /// Those of them that take the focus while they are shown and enabled.
  package let focusable: [ElementAddress]
  let numericFields: [ElementAddress]
  /// Only of those elements that have any.
  private let conditions: [ElementAddress: Conditions]
  /// The search bars by the addresses of the lists that they filter.
  let searchBars: [ElementAddress: ElementAddress]
  /// The lists that a search bar filters.
  let searchedLists: [(address: ElementAddress, list: List)]

  package init(_ screen: Screen) {
    self.screen = screen
    var elements: [ElementAddress: Element] = [:]
    var order: [ElementAddress] = []
    var conditions: [ElementAddress: Conditions] = [:]
    var pending = Array(screen.elements.enumerated().map { ($1, [$0], Conditions()) }.reversed())
    while let (element, place, around) = pending.popLast() {
      let address = Self.address(of: element, at: place)
      let all = around.adding(hidden: element.hidden, enabled: element.enabled)
      elements[address] = element
      order.append(address)
      if all != Conditions() { conditions[address] = all }
      pending += element.children.enumerated().map { ($1, place + [$0], all) }.reversed()
    }
    self.elements = elements
    self.order = order
    focusable = order.filter { elements[$0]?.takesFocus == true }
    numericFields = order.filter { address in
      guard case .numericField = elements[address]?.kind else { return false }
      return true
    }
    let searches = order.compactMap { address -> (ElementAddress, ElementAddress)? in
      guard case .searchBar(let bar) = elements[address]?.kind, let list = bar.list else {
        return nil
      }
      return (ElementAddress(id: list), address)
    }
    searchBars = Dictionary(searches, uniquingKeysWith: { first, _ in first })
    searchedLists = searchBars.keys.compactMap { address in
      guard case .list(let list) = elements[address]?.kind else { return nil }
      return (address, list)
    }
    let items = screen.navigationItem?.barButtonItems ?? []
    let addressed = items.enumerated().map { (address: Self.address(of: $1, at: $0), item: $1) }
    barItems =
      addressed.filter { $0.item.edge == .leading } + addressed.filter { $0.item.edge != .leading }
    for (address, item) in barItems {
      let own = Conditions().adding(hidden: item.hidden, enabled: item.enabled)
      if own != Conditions() { conditions[address] = own }
    }
    self.conditions = conditions
  }

  static func address(of element: Element, at place: [Int]) -> ElementAddress {
    element.id.map(ElementAddress.init(id:)) ?? ElementAddress(place: place)
  }

  static func address(of item: BarButtonItem, at index: Int) -> ElementAddress {
    item.id.map(ElementAddress.init(id:)) ?? ElementAddress(place: [-1, index])
  }

  package func conditions(of address: ElementAddress) -> Conditions {
    conditions[address] ?? Conditions()
  }

  /// Whether an element, or an item of the bar on top, can be moved to while it is in use.
  func takesFocus(_ address: ElementAddress) -> Bool {
    elements[address]?.takesFocus ?? (barItem(at: address) != nil)
  }

  /// The item of the bar on top at an address.
  package func barItem(at address: ElementAddress) -> BarButtonItem? {
    barItems.first { $0.address == address }?.item
  }

  /// The search bar that filters a list.
  package func searchBar(of list: ElementAddress) -> ElementAddress? { searchBars[list] }

  /// The element with an id.
  package func element(id: String) -> Element? {
    elements[ElementAddress(id: id)]
  }
}
