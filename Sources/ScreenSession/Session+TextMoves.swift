import ScreenLayout
import TerminalCells

extension Session {
  /// Moves the caret by a key; false where the text has no use for the key.
  mutating func move(by key: Key, in entry: TextEntry, at address: ElementAddress) -> Bool {
    let extending = key.modifiers.contains(.shift)
    if let move = move(for: key, in: entry, at: address) {
      alter(entry, at: address) { $0.move(move, extending: extending) }
      return true
    }
    if key.code == .down, goToList(of: entry) { return true }
    guard entry.takesLines, let area = frame.areas[address] else { return false }
    switch key.code {
    case .up: moveLines(-1, in: entry, at: address, area: area, extending: extending)
    case .down: moveLines(1, in: entry, at: address, area: area, extending: extending)
    case .pageUp, .pageDown:
      let rows = max(1, area.size.rows - 1)
      moveLines(
        key.code == .pageUp ? -rows : rows, in: entry, at: address, area: area,
        extending: extending)
    case .home, .end:
      let place = contents.lineEdge(
        of: contents.draft(of: entry, at: address), atEnd: key.code == .end,
        columns: area.size.columns)
      alter(entry, at: address) { $0.moveCaret(to: place, extending: extending) }
    default: return false
    }
    return true
  }

  /// The moves that do not depend on how lines wrap.
  ///
  /// Left and Right go the way that they show in the caret's line: in right to left, Left is
  /// forward. Within a run of the other direction the caret keeps the order of the text.
  private func move(
    for key: Key, in entry: TextEntry, at address: ElementAddress
  ) -> TextDraft.Move? {
    let byWord = key.modifiers.contains(.control)
    switch key.code {
    case .left, .right:
      let draft = contents.draft(of: entry, at: address)
      let isForward = (key.code == .right) != contents.runsRightToLeft(draft)
      if byWord { return isForward ? .wordForward : .wordBackward }
      return isForward ? .forward : .backward
    case .home where byWord || !entry.takesLines: return .start
    case .end where byWord || !entry.takesLines: return .end
    default: return nil
    }
  }

  private mutating func moveLines(
    _ lines: Int, in entry: TextEntry, at address: ElementAddress, area: Rect, extending: Bool
  ) {
    let goal = contents.place(
      in: contents.draft(of: entry, at: address), lines: lines,
      column: state.text(at: address, on: map).goalColumn, columns: area.size.columns)
    alter(entry, at: address, goalColumn: goal.column) {
      $0.moveCaret(to: goal.place, extending: extending)
    }
  }

  /// The place of a text that is seen at a point of the screen.
  func place(under point: Point, in entry: TextEntry, at address: ElementAddress) -> Int? {
    guard let area = frame.areas[address] else { return nil }
    let page = contents.page(
      of: entry, at: address, size: area.size, isFocused: focus == address)
    let row = page.rows[min(max(0, point.row - area.origin.row), page.rows.count - 1)]
    return row.place(atColumn: point.column - area.origin.column)
  }

  /// Scrolls a text under the wheel.
  mutating func scroll(
    _ entry: TextEntry, at address: ElementAddress, by rows: Int, area: Rect
  ) {
    var text = state.text(at: address, on: map)
    let top = contents.page(of: entry, at: address, size: area.size).top
    text.top = contents.top(
      of: contents.draft(of: entry, at: address), from: top, scrolledBy: rows,
      columns: area.size.columns)
    text.followsCaret = false
    state.memory.elements[address] = .text(text)
    // What lies below the last page cannot be scrolled to.
    text.top = contents.page(of: entry, at: address, size: area.size).top
    state.memory.elements[address] = .text(text)
  }
}
