import TerminalCells
import TerminalText

/// A text that is only read.
struct LabelBox: Leaf {
  let text: ComposedText
  var role: Palette.Role = .plain
  /// Lines at the most; 0 for no limit.
  var limit = 0
  var alignment: TextAlignment = .leading

  /// A short text whole; of a long one a column in which words stand.
  var leastWidth: Int { min(text.leastWidth, 12) }

  func size(within columns: Int) -> Size {
    text.size(within: columns, limit: limit)
  }

  func paint(in rect: Rect, on canvas: inout Canvas) {
    let style = canvas.palette.style(role)
    let rows = rect.size.rows
    let text = text.fitting(rect.size.columns)
    let lines = text.lines(within: rect.size.columns, limit: limit > 0 ? min(limit, rows) : rows)
    for (offset, line) in lines.prefix(rows).enumerated() {
      let point = Point(row: rect.origin.row + offset, column: rect.origin.column)
      canvas.draw(
        line, at: point, columns: rect.size.columns, alignment: alignment, style: style)
      if offset == lines.count - 1 { canvas.note(text, shownAs: line, at: point) }
    }
  }
}
