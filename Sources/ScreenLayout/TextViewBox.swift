import TerminalCells
import TerminalText

/// A text view: shaded rows of wrapped text, the caret in sight.
struct TextViewBox: Leaf {
  let target: ElementAddress
  let draft: TextDraft
  let state: TextState
  let texts: TextResolver
  let placeholder: ComposedText?
  let isFocused: Bool
  /// Rows shown; nil for the room there is.
  let lines: Int?

  /// Rows without which a view of the room there is would be too small to write in.
  private static let fewestRows = 3

  var address: ElementAddress? { target }

  var leastWidth: Int { FieldWidth.least }

  func size(within columns: Int) -> Size {
    Size(columns: columns, rows: max(1, lines ?? Self.fewestRows))
  }

  private func page(in rect: Rect) -> TextPage {
    TextPage(
      TextFlow(draft: draft, texts: texts, columns: textColumns(rect)), rows: rect.size.rows,
      top: state.top, showsCaret: isFocused && state.followsCaret)
  }

  /// The last column is the scroll bar's.
  private func textColumns(_ rect: Rect) -> Int { max(1, rect.size.columns - 1) }

  func focusRows(in rect: Rect) -> Range<Int> {
    guard let row = page(in: rect).caretRow else { return rect.rows }
    return rect.origin.row + row..<rect.origin.row + row + 1
  }

  func paint(in rect: Rect, on canvas: inout Canvas) {
    guard rect.size.columns > 1, rect.size.rows > 0 else { return }
    canvas.fill(rect, style: canvas.palette.style(.field))
    canvas.mark(.element(target), over: rect)
    let room = Rect(
      origin: rect.origin, size: Size(columns: textColumns(rect), rows: rect.size.rows))
    let area = canvas.noteArea(room, of: target)
    if draft.length == 0 { paintPlaceholder(in: room, on: &canvas) }
    let page = page(in: rect)
    let look = canvas.look(of: draft, isFocused: isFocused)
    for (offset, row) in page.rows.enumerated() {
      let place = Rect(
        row: area.origin.row + offset, column: area.origin.column, columns: area.size.columns,
        rows: 1)
      row.paint(in: place, look: look, on: &canvas)
      row.paintSelectedBreak(in: place, look: look, on: &canvas)
    }
    ScrollBar(first: page.top, shown: page.visible.count, count: draft.length)
      .paint(in: rect, on: &canvas)
    guard isFocused, let row = page.caretRow else { return }
    let column = page.rows[row].column(of: draft.selection.caret)
    canvas.placeCursor(
      onScreen: Point(row: area.origin.row + row, column: area.origin.column + column))
  }

  private func paintPlaceholder(in room: Rect, on canvas: inout Canvas) {
    guard let placeholder else { return }
    let columns = room.size.columns - 1
    let lines = placeholder.lines(within: columns, limit: room.size.rows)
    for (offset, line) in lines.enumerated() {
      let point = Point(row: room.origin.row + offset, column: room.origin.column)
      canvas.draw(
        line, at: point, columns: columns, style: canvas.palette.style(.placeholder))
      if line.isTruncated { canvas.note(placeholder, shownAs: line, at: point) }
    }
  }
}
