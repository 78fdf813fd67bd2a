import ScreenDescription
import ScreenLayout
import TerminalCells

extension Session {
  /// Gives a key to the focused element; nil where it has no use for it.
  mutating func handleInFocus(_ key: Key) -> [Effect]? {
    guard let address = focus else { return nil }
    guard let element = map.elements[address] else {
      return Binding.pressing.contains { $0.key == key } ? press(address) : nil
    }
    if let entry = element.textEntry { return handle(key, in: entry, at: address) }
    switch element.kind {
    case .numericField(let field):
      return handle(key, in: field, at: address)
    case .list(let list):
      return handle(key, in: list, at: address)
    case .decimalPad(let pad):
      return handle(key, on: pad, at: address)
    case .segmentedControl(let control):
      return handle(key, in: control, at: address)
    default:
      return Binding.pressing.contains { $0.key == key } ? press(address) : nil
    }
  }

  /// Arrows choose a segment, as they are seen: in right to left the next one is on the left.
  private mutating func handle(
    _ key: Key, in control: SegmentedControl, at address: ElementAddress
  ) -> [Effect]? {
    let step = localizer.isRightToLeft ? -1 : 1
    switch key.code {
    case .left: choose(by: -step, in: control, at: address)
    case .right: choose(by: step, in: control, at: address)
    case .home: choose(by: -control.segments.count, in: control, at: address)
    case .end: choose(by: control.segments.count, in: control, at: address)
    default: return nil
    }
    return []
  }

  private mutating func choose(
    by step: Int, in control: SegmentedControl, at address: ElementAddress
  ) {
    let ids = control.segments.map(\.id)
    guard !ids.isEmpty else { return }
    let index = ids.firstIndex(of: state.choice(of: control, at: address, on: map)) ?? 0
    let next = min(max(0, index + step), ids.count - 1)
    state.memory.elements[address] = .choice(ids[next])
  }

  /// On a pad, arrows move between its keys, and what is typed goes to its field.
  private mutating func handle(
    _ key: Key, on pad: DecimalPad, at address: ElementAddress
  ) -> [Effect]? {
    let current = state.padKey(at: address, on: map)
    let rows = padRows(pad)
    let row = rows.firstIndex { $0.contains(current) } ?? 0
    let column = rows[row].firstIndex(of: current) ?? 0
    func move(_ rowStep: Int, _ columnStep: Int) -> PadKey? {
      let next = row + rowStep
      guard rows.indices.contains(next) else { return nil }
      let index = min(column, rows[next].count - 1) + columnStep
      return rows[next].indices.contains(index) ? rows[next][index] : nil
    }
    let target: PadKey?
    switch key.code {
    case .up: target = move(-1, 0)
    case .down: target = move(1, 0)
    case .left: target = move(0, -1)
    case .right: target = move(0, 1)
    case .enter, .character(" "): return type(current, on: pad)
    default:
      guard let field = state.field(of: pad, on: map),
        case .numericField(let numeric) = map.elements[field]?.kind
      else { return nil }
      return handle(key, in: numeric, at: field)
    }
    guard let target else { return nil }
    state.memory.elements[address] = .padKey(target)
    return []
  }

  private func padRows(_ pad: DecimalPad) -> [[PadKey]] {
    guard let field = state.field(of: pad, on: map),
      case .numericField(let numeric) = map.elements[field]?.kind
    else { return PadKey.rows(hasSign: false) }
    return PadKey.rows(hasSign: rules(of: numeric).allowsNegative)
  }
}
