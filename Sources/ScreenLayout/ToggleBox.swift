import TerminalCells
import TerminalText

/// A box to tick, and its title.
struct ToggleBox: Leaf {
  let target: ElementAddress
  let isOn: Bool
  let title: ComposedText?
  let isFocused: Bool

  private static let boxWidth = 3

  var address: ElementAddress? { target }

  var leastWidth: Int { Self.boxWidth + (title.map { $0.fitting(0).line.width + 1 } ?? 0) }

  func size(within columns: Int) -> Size {
    let room = columns - Self.boxWidth - 1
    let width = Self.boxWidth + (title.map { $0.fitting(room).line.width + 1 } ?? 0)
    return Size(columns: min(columns, width), rows: 1)
  }

  func paint(in rect: Rect, on canvas: inout Canvas) {
    let style = canvas.palette.style(isFocused ? .focus : .plain)
    let region = Rect(origin: rect.origin, size: size(within: rect.size.columns))
    // The brackets keep their shape in right to left, so the box is drawn as it is.
    let box = TextComposer(direction: .leftToRight, order: .logical).line(isOn ? "[x]" : "[ ]")
    canvas.fill(region, style: style)
    canvas.draw(box, at: rect.origin, columns: min(Self.boxWidth, rect.size.columns), style: style)
    if let title {
      let start = rect.origin.column + Self.boxWidth + 1
      let room = max(0, rect.columns.upperBound - start)
      canvas.draw(
        title, at: Point(row: rect.origin.row, column: start), columns: room,
        style: style)
    }
    if isFocused {
      canvas.placeCursor(Point(row: rect.origin.row, column: rect.origin.column + 1))
    }
    canvas.mark(.element(target), over: region)
  }
}
