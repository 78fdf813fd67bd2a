import ScreenDescription
import ScreenLayout
import TerminalCells

extension Session {
  /// Goes to a screen; what was done on it before is still there.
  package mutating func show(_ screen: String) {
    guard maps[screen] != nil, state.screen != screen else { return }
    leaveFocus()
    state.path.append(screen)
    enterScreen()
  }

  /// Goes back to the screen before, if there is one.
  package mutating func back() {
    guard state.path.count > 1 else { return }
    leaveFocus()
    state.path.removeLast()
  }

  /// The first element of a screen takes the focus when the screen is first seen.
  mutating func enterScreen() {
    guard state.memory.focus == nil, let first = focus else { return }
    focus(first)
    // A long text is read from its start, though the first control stand far below.
    state.memory.scroll = 0
  }

  /// Where the person scrolled to holds until the focus moves or something is edited.
  mutating func followFocus(since before: ScreenMemory) {
    guard state.memory.scroll == before.scroll else { return }
    let isSame = state.memory.focus == before.focus && state.memory.elements == before.elements
    if !isSame { state.memory.followFocus() }
  }

  /// Scrolls the screen by a key for which the focus has no use.
  mutating func scrollBody(_ key: Key) {
    let frame = frame
    let page = max(1, size.rows - 5)
    let target: Int? =
      switch key.code {
      case .pageUp: frame.scroll - page
      case .pageDown: frame.scroll + page
      case .home: 0
      case .end: frame.lastScroll
      default: nil
      }
    if let target { state.memory.scroll = min(max(0, target), frame.lastScroll) }
  }

  /// Moves the focus by steps through the elements, around the ends.
  mutating func moveFocus(by step: Int) {
    let order = state.focusOrder(on: map, size: size)
    guard !order.isEmpty else { return }
    let index = focus.flatMap { order.firstIndex(of: $0) } ?? 0
    focus(order[(index + step + order.count) % order.count])
  }

  /// Gives an element the focus: a field with all of it selected.
  ///
  /// A pad is entered from a field without ending its editing.
  mutating func focus(_ address: ElementAddress) {
    let element = map.elements[address]
    if case .decimalPad = element?.kind {
      state.memory.focus = address
      return
    }
    guard address != editedField else {
      state.memory.focus = address
      return
    }
    leaveFocus()
    state.memory.focus = address
    if case .numericField(let field) = element?.kind {
      state.memory.numericField = address
      beginEditing(field, at: address)
    }
    if case .list(let list) = element?.kind { enter(list, at: address) }
    if let entry = element?.textEntry { enterText(entry, at: address) }
  }

  /// Ends what the person was editing; the screen keeps its focus.
  mutating func leaveFocus() {
    endTypedRun()
    guard let address = editedField, case .numericField(let field) = map.elements[address]?.kind
    else { return }
    commit(field, at: address)
  }

  /// Presses an element as Enter or a click does.
  mutating func press(_ address: ElementAddress) -> [Effect] {
    guard state.isUsable(address, on: map) else { return [] }
    if let item = map.barItem(at: address) {
      focus(address)
      return run(action: item.action)
    }
    guard let element = map.elements[address] else { return [] }
    focus(address)
    switch element.kind {
    case .button(let button): return run(action: button.action)
    case .decimalPad(let pad):
      return type(state.padKey(at: address, on: map), on: pad)
    case .toggle(let toggle):
      let isOn = !state.flag(of: toggle, at: address, on: map)
      if toggle.value == .liveSwitching { return [.setLiveSwitching(isOn)] }
      state.memory.elements[address] = .flag(isOn)
      return toggle.action.map { run(action: $0) } ?? []
    case .languagePicker(let picker):
      open(
        .language(includesSystem: picker.includesSystem),
        at: state.language.choice?.description ?? "")
      return []
    case .picker(let picker):
      let chosen = state.choice(of: picker, at: address, on: map)
      let isRegion = picker.items == BuiltInList.regions.rawValue
      open(isRegion ? .region(address) : .picker(address), at: chosen)
      return []
    default: return []
    }
  }
}

extension Session {
  /// The action of the button that Enter presses from elsewhere on the screen.
  var defaultAction: String? {
    for address in map.order where state.isUsable(address, on: map) {
      if case .button(let button) = map.elements[address]?.kind, button.isDefault {
        return button.action
      }
    }
    return nil
  }
}
