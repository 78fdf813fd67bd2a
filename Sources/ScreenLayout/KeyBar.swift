import TerminalCells
import TerminalText

/// The bar at the bottom: the keys that work now, or a notice.
struct KeyBar {
  let texts: TextResolver
  let hints: [KeyHint]

  func paint(in rect: Rect, on canvas: inout Canvas) {
    if let notice = texts.state.notice {
      paint(notice, in: rect, on: &canvas)
    } else {
      paintHints(in: rect, on: &canvas)
    }
  }

  private func paint(_ notice: Notice, in rect: Rect, on canvas: inout Canvas) {
    let shown = texts.text(of: notice)
    let room = max(0, rect.size.columns - 2)
    canvas.draw(
      shown, at: Point(row: rect.origin.row, column: 1), columns: room,
      style: canvas.palette.style(notice.isError ? .error : .plain))
  }

  /// A key, and what it does in the language.
  private struct Entry {
    let hint: KeyHint
    let key: TextLine
    let caption: ComposedText

    var width: Int { key.width + 1 + caption.line.width }
  }

  private func paintHints(in rect: Rect, on canvas: inout Canvas) {
    let keys = TextComposer(direction: .leftToRight, order: .logical)
    let all = hints.map {
      Entry(hint: $0, key: keys.line($0.key), caption: texts.caption(of: $0))
    }
    var point = Point(row: rect.origin.row, column: rect.origin.column + 1)
    let end = rect.columns.upperBound - 1
    let (entries, gap) = Self.fitted(all, columns: end - point.column)
    for (index, entry) in entries.enumerated() {
      guard point.column + entry.width <= end else {
        for dropped in entries[index...] { canvas.noteDropped(dropped.caption) }
        return
      }
      paint(entry, at: point, on: &canvas)
      point.column += entry.width + gap
    }
  }

  private func paint(_ entry: Entry, at point: Point, on canvas: inout Canvas) {
    canvas.draw(
      entry.key, at: point, columns: entry.key.width, style: canvas.palette.style(.key))
    canvas.draw(
      entry.caption, at: Point(row: point.row, column: point.column + entry.key.width + 1),
      columns: entry.caption.line.width, style: canvas.palette.style(.plain))
    canvas.mark(
      .key(entry.hint.press),
      over: Rect(origin: point, size: Size(columns: entry.width, rows: 1)))
  }

  /// What is shown, and the cells between two entries.
  ///
  /// For want of room entries first move together, then those go that may; in the end they drop
  /// from the last on.
  private static func fitted(
    _ entries: [Entry], columns: Int
  ) -> (entries: [Entry], gap: Int) {
    let needed = entries.filter { !$0.hint.isOptional }
    let choices = [(entries, 3), (entries, 2), (needed, 3), (needed, 2)]
    return choices.first { entries, gap in
      entries.reduce(-gap) { $0 + $1.width + gap } <= columns
    } ?? (needed, 1)
  }
}
