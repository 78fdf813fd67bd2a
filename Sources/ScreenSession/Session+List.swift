import ScreenDescription
import ScreenLayout
import TerminalCells

extension Session {
  private static let listKeys: Set<Key.Code> = [
    .up, .down, .pageUp, .pageDown, .home, .end, .enter,
  ]

  /// Gives a key to a list; nil where it has no use for it.
  mutating func handle(_ key: Key, in list: List, at address: ElementAddress) -> [Effect]? {
    guard key.modifiers.isEmpty, Self.listKeys.contains(key.code) else { return nil }
    finishSearches()
    let rows = contents.rows(of: list, at: address)
    let chosen = state.list(at: address, on: map).chosenIndex(in: rows)
    let page = max(1, (frame.areas[address]?.size.rows ?? 1) - 1)
    let target: Int
    switch key.code {
    case .up:
      // Above the first row stands what searches the list.
      if chosen ?? 0 == 0, let bar = map.searchBar(of: address), state.isUsable(bar, on: map) {
        focus(bar)
        return []
      }
      target = (chosen ?? 0) - 1
    case .down: target = (chosen ?? -1) + 1
    case .pageUp: target = (chosen ?? 0) - page
    case .pageDown: target = (chosen ?? -1) + page
    case .home: target = 0
    case .end: target = rows.count - 1
    case .enter:
      guard chosen != nil, let action = list.action else { return nil }
      return run(action: action)
    default: return nil
    }
    choose(target, of: rows, at: address)
    return []
  }

  /// Chooses a row by its index, or the nearest there is, and brings it into sight.
  mutating func choose(_ index: Int, of rows: ShownRows, at address: ElementAddress) {
    guard rows.count > 0 else { return }
    var list = state.list(at: address, on: map)
    list.index = min(max(0, index), rows.count - 1)
    list.chosen = rows[list.index].id
    list.followsChoice = true
    if let area = frame.areas[address] {
      list.top = list.first(of: rows.count, visible: area.size.rows, chosen: list.index)
    }
    state.memory.elements[address] = .list(list)
  }

  /// Going to a list chooses its first row, if none is chosen that can be seen.
  mutating func enter(_ list: List, at address: ElementAddress) {
    finishSearches()
    let rows = contents.rows(of: list, at: address)
    let chosen = state.list(at: address, on: map).chosenIndex(in: rows)
    choose(chosen ?? 0, of: rows, at: address)
  }

  /// Scrolls a list under the wheel; the choice stays, in sight or not.
  mutating func scroll(_ list: List, at address: ElementAddress, by step: Int, area: Rect) {
    finishSearches()
    let rows = contents.rows(of: list, at: address)
    var memory = state.list(at: address, on: map)
    let first = memory.first(
      of: rows.count, visible: area.size.rows, chosen: memory.chosenIndex(in: rows))
    memory.followsChoice = false
    memory.top = first + step
    memory.top = memory.first(of: rows.count, visible: area.size.rows, chosen: nil)
    state.memory.elements[address] = .list(memory)
  }

  /// Chooses a row, a segment or a picker's row by its id, as the app asks.
  package mutating func select(_ id: String, in element: String) {
    select(id, at: ElementAddress(id: element))
  }

  mutating func select(_ id: String, at address: ElementAddress) {
    switch map.elements[address]?.kind {
    case .list(let list):
      finishSearches()
      let rows = contents.rows(of: list, at: address)
      guard let index = rows.index(of: id) else { return }
      choose(index, of: rows, at: address)
    case .segmentedControl(let control) where control.segments.contains { $0.id == id }:
      state.memory.elements[address] = .choice(id)
    case .picker(let picker)
    where state.rows(named: picker.items).contains { $0.id == id }:
      state.memory.elements[address] = .choice(id)
    default: break
    }
  }

  /// Searches once for all frames until something changes.
  package mutating func refreshSearches() {
    filters = contents.filters
  }

  /// Whether rows of a long list were not looked at yet.
  package var isSearching: Bool { !filters.values.allSatisfy(\.isComplete) }

  /// Looks at the next rows; whoever runs the session asks for it while no event comes.
  package mutating func searchFurther() {
    search(toTheEnd: false)
  }

  /// Looks at all rows: what acts on a list acts on all that is found in it.
  package mutating func finishSearches() {
    refreshSearches()
    search(toTheEnd: true)
  }

  private mutating func search(toTheEnd: Bool) {
    guard isSearching else { return }
    // While another holds what a search knows, each portion would copy it.
    var filters: [ElementAddress: RowFilter] = [:]
    swap(&filters, &self.filters)
    contents.search(&filters, toTheEnd: toTheEnd)
    self.filters = filters
  }
}
