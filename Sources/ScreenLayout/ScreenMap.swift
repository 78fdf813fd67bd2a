package import ScreenDescription

/// A screen with its elements found by address: made once for each description.
package struct ScreenMap: Sendable {
  package let screen: Screen
  /// Every element by its address.
  package let elements: [ElementAddress: Element]
  /// The items of the bar on top, in their order.
  package let barItems: [(address: ElementAddress, item: BarButtonItem)]

  /// The addresses of the elements as they stand in the description.
  package let order: [ElementAddress]
  /// Those of them that take the focus while they are shown and enabled.
  package let focusable: [ElementAddress]
  package let firstNumericField: ElementAddress?
  /// Only of those elements that have any.
  private let conditions: [ElementAddress: Conditions]

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
    firstNumericField = order.first { address in
      guard case .numericField = elements[address]?.kind else { return false }
      return true
    }
    let items = screen.navigationItem?.barButtonItems ?? []
    barItems = items.enumerated().map { (Self.address(of: $1, at: $0), $1) }
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

  /// The item of the bar on top at an address.
  package func barItem(at address: ElementAddress) -> BarButtonItem? {
    barItems.first { $0.address == address }?.item
  }

  /// The element with an id.
  package func element(id: String) -> Element? {
    elements[ElementAddress(id: id)]
  }
}
