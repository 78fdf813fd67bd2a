import ScreenDescription
import TerminalCells
import TerminalText

/// A list: one row a line, the chosen one marked, a scroll bar where there is more.
///
/// Only the rows in sight are looked up and composed, however many there are.
struct ListBox: Leaf {
  let target: ElementAddress
  let rows: ShownRows
  let labels: [ElementText]
  let texts: TextResolver
  let state: ListState
  let chosen: Int?
  let emptyText: ComposedText?
  let isFocused: Bool

  /// Rows wanted, where a list has as many; spare room makes it longer.
  private static let usualRows = 8

  var address: ElementAddress? { target }

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
    guard rows.count > 0 else {
      paintEmptyText(in: rect, on: &canvas)
      return
    }
    let first = first(in: rect)
    let shown = first..<min(rows.count, first + rect.size.rows)
    let lines = shown.map { index in labels.compactMap { texts.text($0, row: rows[index]) } }
    let columns = ListColumns(lines, within: rect.size.columns - 4)
    for (offset, index) in shown.enumerated() {
      let line = Rect(
        row: rect.origin.row + offset, column: rect.origin.column,
        columns: rect.size.columns - 2, rows: 1)
      canvas.mark(.row(target, id: rows[index].id), over: line)
      paintRow(
        lines[offset], columns: columns, isChosen: index == chosen, in: line, on: &canvas)
    }
    ScrollBar(first: first, shown: rect.size.rows, count: rows.count).paint(in: rect, on: &canvas)
  }

  private func paintRow(
    _ texts: [ComposedText], columns: ListColumns, isChosen: Bool, in rect: Rect,
    on canvas: inout Canvas
  ) {
    let role: Palette.Role = !isChosen ? .plain : isFocused ? .focus : .chosen
    let style = canvas.palette.style(role)
    if isChosen {
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
    var column = rect.origin.column + 2
    for (index, text) in texts.enumerated() {
      let width = columns.widths[index]
      canvas.draw(
        text, at: Point(row: rect.origin.row, column: column),
        columns: width, alignment: index == 0 ? .leading : .trailing, style: style)
      column += width + ListColumns.gap
    }
  }

  /// The app's words for a list without rows, or ours for a search that found none.
  private func paintEmptyText(in rect: Rect, on canvas: inout Canvas) {
    let text = rows.all.isEmpty ? emptyText : texts.own("parlance.list.nothingFound")
    guard let text else { return }
    LabelBox(text: text, role: .label).paint(in: rect, on: &canvas)
    if isFocused { canvas.placeCursor(rect.origin) }
  }
}

/// The columns of a list's labels: the first takes what the others leave.
struct ListColumns {
  /// Cells of each column.
  let widths: [Int]

  /// Cells between two columns.
  static let gap = 2

  /// Columns as wide as the longest text in sight needs.
  ///
  /// The first keeps a third of the room; the others give way from the last on.
  init(_ lines: [[ComposedText]], within columns: Int) {
    let count = lines.map(\.count).max() ?? 0
    var rest = max(0, columns)
    var trailing: [Int] = []
    for index in stride(from: count - 1, to: 0, by: -1) {
      let longest = lines.map { index < $0.count ? $0[index].line.width : 0 }.max() ?? 0
      let width = max(0, min(longest, rest - columns / 3 - Self.gap))
      trailing.append(width)
      rest -= width + Self.gap
    }
    widths = (count > 0 ? [max(0, rest)] : []) + trailing.reversed()
  }
}
