import ScreenLayout
import TerminalCells

extension Session {
  /// A press focuses and presses; the wheel scrolls.
  mutating func handle(_ mouse: MouseEvent) -> [Effect] {
    switch mouse.action {
    case .press:
      state.notice = nil
      endFlash()
      guard let target = frame.target(at: mouse.point) else { return [] }
      return press(target)
    case .wheelUp: scroll(by: -3)
    case .wheelDown: scroll(by: 3)
    case .release, .drag: break
    }
    return []
  }

  private mutating func press(_ target: HitTarget) -> [Effect] {
    switch target {
    case .element(let address), .text(let address, cluster: _):
      return press(address)
    case .segment(let address, let id):
      focus(address)
      state.memory.elements[address] = .choice(id)
      return []
    case .padKey(let address, let key):
      guard case .decimalPad(let pad) = map.elements[address]?.kind else { return [] }
      return type(key, on: pad)
    case .language: return run(.chooseLanguage)
    case .overlayRow(let index): return chooseOverlayRow(index)
    case .back: return run(.back)
    case .key(let key): return handle(.key(key))
    }
  }

  private mutating func scroll(by rows: Int) {
    switch state.overlay {
    case .help(let scroll):
      state.overlay = .help(scroll: max(0, scroll + rows))
    case .choices: break
    case nil:
      let frame = frame
      state.memory.scroll = min(max(0, frame.scroll + rows), frame.lastScroll)
    }
  }
}
