import TerminalCells

/// A bar at the trailing edge where there is more than fits; nothing where all is shown.
struct ScrollBar {
  /// What lies above the first thing shown, what is shown, and all there is: rows, or bytes.
  let first: Int
  let shown: Int
  let count: Int

  func paint(in rect: Rect, on canvas: inout Canvas) {
    let rows = rect.size.rows
    guard count > shown, rows > 0 else { return }
    let column = rect.columns.upperBound - 1
    let length = max(1, rows * shown / count)
    let start = first * (rows - length) / max(1, count - shown)
    let style = canvas.palette.style(.line)
    canvas.tile(
      "│", over: Rect(row: rect.origin.row, column: column, columns: 1, rows: rows), style: style)
    canvas.tile(
      "█", over: Rect(row: rect.origin.row + start, column: column, columns: 1, rows: length),
      style: style)
  }
}
