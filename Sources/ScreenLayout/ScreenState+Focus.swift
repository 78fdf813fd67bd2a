import ScreenDescription
package import TerminalCells

extension ScreenState {
  /// The elements that take the focus: the body in the order of the description, then the bar on
  /// top.
  package func focusOrder(on map: ScreenMap, size: Size) -> [ElementAddress] {
    (map.focusable + map.barItems.map(\.address)).filter { takesFocus($0, on: map, size: size) }
  }

  /// The element that has the focus: the person's, or else the first that takes it.
  package func focus(on map: ScreenMap, size: Size) -> ElementAddress? {
    if let focus = memory.focus, map.takesFocus(focus), takesFocus(focus, on: map, size: size) {
      return focus
    }
    return focusOrder(on: map, size: size).first
  }

  private func takesFocus(_ address: ElementAddress, on map: ScreenMap, size: Size) -> Bool {
    if case .decimalPad(let pad) = map.elements[address]?.kind {
      guard Resolver.showsPads(in: size), let field = field(of: pad, on: map),
        isUsable(field, on: map)
      else { return false }
    }
    return isUsable(address, on: map)
  }
}
