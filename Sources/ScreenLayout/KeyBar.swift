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
      shown.truncated(to: room), at: Point(row: rect.origin.row, column: 1), columns: room,
      style: canvas.palette.style(notice.isError ? .error : .plain))
  }

  /// Entries that do not fit drop from the end.
  private func paintHints(in rect: Rect, on canvas: inout Canvas) {
    var column = rect.origin.column + 1
    let keys = TextComposer(direction: .leftToRight, order: .logical)
    for hint in hints {
      let key = keys.line(hint.key)
      let caption = texts.own(hint.captionKey).line
      let width = key.width + 1 + caption.width
      guard column + width < rect.columns.upperBound else { break }
      let region = Rect(row: rect.origin.row, column: column, columns: width, rows: 1)
      canvas.draw(
        key, at: region.origin, columns: key.width, style: canvas.palette.style(.key))
      canvas.draw(
        caption, at: Point(row: rect.origin.row, column: column + key.width + 1),
        columns: caption.width, style: canvas.palette.style(.plain))
      canvas.mark(.key(hint.press), over: region)
      column += width + 3
    }
  }
}
