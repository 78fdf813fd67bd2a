import TerminalCells
import TerminalText

/// A box to tick, and its title.
struct ToggleBox: Leaf {
  let target: ElementAddress
  let isOn: Bool
  let title: ComposedText?
  let isFocused: Bool

  /// With the cell before the title.
  private static let boxWidth = 4

  private var label: LabelBox? {
    title.map { LabelBox(text: $0, role: isFocused ? .focus : .plain) }
  }

  var address: ElementAddress? { target }

  var leastWidth: Int { label.map { Self.boxWidth + $0.leastWidth } ?? Self.boxWidth - 1 }

  func size(within columns: Int) -> Size {
    guard let label else { return Size(columns: min(columns, Self.boxWidth - 1), rows: 1) }
    let size = label.size(within: max(1, columns - Self.boxWidth))
    return Size(columns: min(columns, Self.boxWidth + size.columns), rows: max(1, size.rows))
  }

  func paint(in rect: Rect, on canvas: inout Canvas) {
    let style = canvas.palette.style(isFocused ? .focus : .plain)
    let wanted = size(within: rect.size.columns)
    let region = Rect(
      origin: rect.origin,
      size: Size(columns: wanted.columns, rows: min(wanted.rows, rect.size.rows)))
    // The brackets keep their shape in right to left, so the box is drawn as it is.
    let box = TextComposer(direction: .leftToRight, order: .logical).line(isOn ? "[x]" : "[ ]")
    canvas.fill(region, style: style)
    canvas.draw(box, at: rect.origin, columns: min(box.width, rect.size.columns), style: style)
    let start = rect.origin.column + Self.boxWidth
    label?.paint(
      in: Rect(
        row: rect.origin.row, column: start, columns: max(0, rect.columns.upperBound - start),
        rows: region.size.rows), on: &canvas)
    if isFocused {
      canvas.placeCursor(Point(row: rect.origin.row, column: rect.origin.column + 1))
    }
    canvas.mark(.element(target), over: region)
  }
}
