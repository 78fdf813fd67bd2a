import ScreenLayout
import TerminalCells

extension Session {
  /// A press focuses and presses; the wheel scrolls.
  mutating func handle(_ mouse: MouseEvent) -> [Effect] {
    switch mouse.action {
    case .press:
      state.notice = nil
      endFlash()
      pressedNumber = nil
      guard let target = frame.target(at: mouse.point) else { return [] }
      return press(target, by: mouse)
    case .drag:
      if let pressedNumber {
        drag(to: mouse.point, in: pressedNumber)
      } else {
        drag(to: mouse.point)
      }
    case .wheelUp: scroll(by: -3, at: mouse.point)
    case .wheelDown: scroll(by: 3, at: mouse.point)
    case .release: pressedNumber = nil
    }
    return []
  }

  private mutating func press(_ target: HitTarget, by mouse: MouseEvent) -> [Effect] {
    if let address = target.address, !state.isUsable(address, on: map) { return [] }
    switch target {
    case .number(let address, let caret):
      pressedNumber = address
      press(address, caret: caret, extending: mouse.modifiers.contains(.shift))
      return []
    case .element(let address):
      if let entry = map.elements[address]?.textEntry {
        press(entry, at: address, by: mouse)
        return []
      }
      return press(address)
    case .segment(let address, let id):
      focus(address)
      state.memory.elements[address] = .choice(id)
      return []
    case .row(let address, let id):
      if state.memory.focus != address { focus(address) }
      select(id, at: address)
      return []
    case .padKey(let address, let key):
      return press(key, ofPadAt: address)
    case .language: return run(.chooseLanguage)
    case .overlayRow(let index): return chooseOverlayRow(index)
    case .outside:
      state.overlay = nil
      return []
    case .back: return run(.back)
    case .key(let key): return handle(.key(key))
    }
  }

  /// A press into a text puts the caret there; with Shift it selects up to there.
  private mutating func press(_ entry: TextEntry, at address: ElementAddress, by mouse: MouseEvent)
  {
    // The caret goes where the person saw the letter, before the focus moves the text.
    let place = place(under: mouse.point, in: entry, at: address)
    let extending = mouse.modifiers.contains(.shift) && state.memory.focus == address
    if state.memory.focus != address { focus(address) }
    guard state.memory.focus == address, let place else { return }
    alter(entry, at: address) { $0.moveCaret(to: place, extending: extending) }
  }

  /// The text in which the press began is selected up to where the mouse is now.
  private mutating func drag(to point: Point) {
    guard state.overlay == nil, let (address, entry) = editedEntry,
      let area = frame.areas[address], area.contains(point),
      let place = place(under: point, in: entry, at: address)
    else { return }
    alter(entry, at: address) { $0.moveCaret(to: place, extending: true) }
  }

  private mutating func scroll(by rows: Int, at point: Point) {
    switch state.overlay {
    case .help, .choices: scrollOverlay(by: rows)
    case nil:
      let frame = frame
      // The smallest area under the wheel is the innermost.
      let areas = frame.areas.filter { $0.value.contains(point) }
        .sorted { $0.value.size.rows < $1.value.size.rows }
      for (address, area) in areas where scroll(address, by: rows, area: area, frame: frame) {
        return
      }
      state.memory.scroll = min(max(0, frame.scroll + rows), frame.lastScroll)
    }
  }

  /// Scrolls what an element shows; false where it holds nothing that scrolls.
  private mutating func scroll(
    _ address: ElementAddress, by rows: Int, area: Rect, frame: Frame
  ) -> Bool {
    guard let element = map.elements[address] else { return false }
    if let entry = element.textEntry, entry.takesLines {
      scroll(entry, at: address, by: rows, area: area)
      return true
    }
    switch element.kind {
    case .list(let list): scroll(list, at: address, by: rows, area: area)
    case .scrollView:
      guard let scroll = frame.scrolls[address] else { return false }
      state.memory.elements[address] = .scroll(min(max(0, scroll.rows + rows), scroll.last))
    default: return false
    }
    return true
  }
}
