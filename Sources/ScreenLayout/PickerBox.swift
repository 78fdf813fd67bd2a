import TerminalCells
import TerminalText

/// A closed list: the chosen row on a strip, with a mark that it opens.
struct PickerBox: Leaf {
  let target: ElementAddress
  let chosen: ComposedText
  let isFocused: Bool
  /// A longer name makes the strip longer.
  let width: FieldWidth

  static let usualWidth = 18

  var address: ElementAddress? { target }

  var leastWidth: Int { FieldWidth.least }

  func size(within columns: Int) -> Size {
    Size(columns: min(columns, max(width.wanted(of: columns), chosen.line.width + 3)), rows: 1)
  }

  func paint(in rect: Rect, on canvas: inout Canvas) {
    let wanted = size(within: rect.size.columns).columns
    let strip = Rect(
      origin: rect.origin,
      size: Size(columns: max(wanted, width.used(of: rect.size.columns)), rows: 1))
    let style = canvas.palette.style(isFocused ? .focus : .field)
    canvas.fill(strip, style: style)
    let room = max(0, strip.size.columns - 3)
    canvas.draw(
      chosen,
      at: Point(row: rect.origin.row, column: rect.origin.column + 1), columns: room, style: style)
    let mark = Rect(
      row: rect.origin.row, column: strip.columns.upperBound - 1, columns: 1, rows: 1)
    canvas.tile("▾", over: mark, style: style)
    if isFocused {
      canvas.placeCursor(Point(row: rect.origin.row, column: rect.origin.column + 1))
    }
    canvas.mark(.element(target), over: strip)
  }
}
