import TerminalCells
import TerminalText

/// How the clusters of an edited text look.
struct TextLook {
  let base: Style
  let highlighted: Style
  /// In UTF-8 bytes of the text; nil where the selection is not shown.
  let selection: Range<Int>?
}

extension TextRow {
  /// Draws the line into one row of an area, in cells of the screen.
  func paint(in area: Rect, look: TextLook, on canvas: inout Canvas) {
    for (column, cell) in line.columns {
      let start = column + shift
      guard start < area.size.columns else { break }
      guard start + cell.width > 0 else { continue }
      let place = excerpt.place(ofCluster: cell.cluster)
      let isSelected = look.selection?.contains(place) ?? false
      let style = isSelected ? look.highlighted : look.base
      let isCut = start < 0 || start + cell.width > area.size.columns
      let shown = isCut ? (text: " ", width: 1) : (text: cell.text, width: cell.width)
      canvas.put(
        shown.text, width: shown.width, style: style,
        visibleAt: Point(row: area.origin.row, column: area.origin.column + max(0, start)))
    }
  }

  /// A selected line break is a selected blank behind the line.
  func paintSelectedBreak(in area: Rect, look: TextLook, on canvas: inout Canvas) {
    guard look.selection?.contains(range.upperBound) ?? false else { return }
    let column = line.endsLeft ? shift - 1 : shift + line.width
    guard (0..<area.size.columns).contains(column) else { return }
    canvas.put(
      " ", width: 1, style: look.highlighted,
      visibleAt: Point(row: area.origin.row, column: area.origin.column + column))
  }
}

extension Canvas {
  /// Writes one text at a cell of the screen, where that can be seen.
  mutating func put(_ text: String, width: Int, style: Style, visibleAt point: Point) {
    guard clip.rows.contains(point.row) else { return }
    put(text, width: width, style: style, at: point)
  }
}
