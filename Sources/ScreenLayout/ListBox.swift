import ScreenDescription
import TerminalCells
import TerminalText

/// A list: one row a line, the chosen one marked, a scroll bar where there is more.
///
/// Only the rows in sight are looked up and composed, however many there are.
struct ListBox: Leaf {
  let target: ElementAddress
  let rows: ShownRows
  let item: Item
  let texts: TextResolver
  let state: ListState
  let chosen: Int?
  let emptyText: ComposedText?
  let isFocused: Bool

  /// Rows wanted, where a list has as many; spare room makes it longer.
  private static let usualRows = 8

  var address: ElementAddress? { target }

  var leastWidth: Int { FieldWidth.least }

  func size(within columns: Int) -> Size {
    // The rows that a search hides keep their place, so that nothing below moves.
    let empty = emptyText?.lines(within: columns).count ?? 1
    return Size(
      columns: columns, rows: rows.all.isEmpty ? empty : min(rows.all.count, Self.usualRows))
  }

  private func first(in rect: Rect) -> Int {
    state.first(of: rows.count, visible: rect.size.rows, chosen: chosen)
  }

  func focusRows(in rect: Rect) -> Range<Int> {
    guard let chosen else { return rect.rows }
    let row = rect.origin.row + chosen - first(in: rect)
    return rect.rows.contains(row) ? row..<row + 1 : rect.rows
  }

  func paint(in rect: Rect, on canvas: inout Canvas) {
    guard rect.size.columns > 4, rect.size.rows > 0 else { return }
    canvas.mark(.element(target), over: rect)
    canvas.noteArea(rect, of: target)
    // A chosen row in sight takes it from here.
    if isFocused { canvas.placeCursor(rect.origin) }
    guard rows.count > 0 else {
      paintEmptyText(in: rect, on: &canvas)
      return
    }
    let first = first(in: rect)
    let shown = first..<min(rows.count, first + rect.size.rows)
    let lines = shown.map { index in item.labels.map { texts.text(of: $0, row: rows[index]) } }
    let columns = ListColumns(lines, of: item.labels, within: rect.size.columns - 4)
    for (offset, index) in shown.enumerated() {
      let line = Rect(
        row: rect.origin.row + offset, column: rect.origin.column,
        columns: rect.size.columns - 2, rows: 1)
      canvas.mark(.row(target, id: rows[index].id), over: line)
      paintMark(ofChosen: index == chosen, in: line, on: &canvas)
      paintLabels(
        lines[offset], of: rows[index], columns: columns, isChosen: index == chosen, in: line,
        on: &canvas)
    }
    ScrollBar(first: first, shown: rect.size.rows, count: rows.count).paint(in: rect, on: &canvas)
  }

  private func role(isChosen: Bool) -> Palette.Role {
    !isChosen ? .plain : isFocused ? .focus : .chosen
  }

  private func paintMark(ofChosen isChosen: Bool, in rect: Rect, on canvas: inout Canvas) {
    guard isChosen else { return }
    let style = canvas.palette.style(role(isChosen: true))
    var mark = style
    mark.attributes.remove(.reverse)
    canvas.tile(
      canvas.direction == .leftToRight ? "▌" : "▐",
      over: Rect(origin: rect.origin, size: Size(columns: 1, rows: 1)), style: mark)
    canvas.fill(
      Rect(
        row: rect.origin.row, column: rect.origin.column + 1, columns: rect.size.columns - 1,
        rows: 1),
      style: style)
    if isFocused {
      canvas.placeCursor(Point(row: rect.origin.row, column: rect.origin.column + 2))
    }
  }

  private func paintLabels(
    _ labels: [ComposedText?], of row: ListRow, columns: ListColumns, isChosen: Bool,
    in rect: Rect, on canvas: inout Canvas
  ) {
    let style = canvas.palette.style(role(isChosen: isChosen))
    for (index, text) in labels.enumerated() {
      guard let text else { continue }
      let isEnabled = texts.isEnabled(item.labels[index], row: row)
      canvas.draw(
        text,
        at: Point(row: rect.origin.row, column: rect.origin.column + 2 + columns.starts[index]),
        columns: columns.widths[index], alignment: columns.alignments[index],
        style: isEnabled ? style : canvas.palette.outOfUse(style))
    }
  }

  /// The app's words for a list without rows, or ours for a search that found none.
  private func paintEmptyText(in rect: Rect, on canvas: inout Canvas) {
    let text = rows.all.isEmpty ? emptyText : texts.own("parlance.list.nothingFound")
    guard let text, !rows.isSearching else { return }
    LabelBox(text: text, role: .label).paint(in: rect, on: &canvas)
  }
}
