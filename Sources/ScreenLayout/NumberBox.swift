import TerminalCells
import TerminalText

/// A numeric field: a shaded strip with the number at its trailing side.
struct NumberBox: Leaf {
  let target: ElementAddress
  let line: TextLine
  /// The caret and the selection, in clusters of the number.
  let caret: Int
  let selection: Range<Int>?
  let placeholder: ComposedText?
  let reason: LabelBox?
  let isFocused: Bool
  let isFlashing: Bool

  /// Cells of the strip, the caret's after the last digit included.
  static let width = 18

  var address: ElementAddress? { target }

  func size(within columns: Int) -> Size {
    let reasonSize = reason?.size(within: columns) ?? Size(columns: 0, rows: 0)
    return Size(
      columns: max(min(columns, Self.width), reasonSize.columns), rows: 1 + reasonSize.rows)
  }

  func paint(in rect: Rect, on canvas: inout Canvas) {
    let width = min(rect.size.columns, Self.width)
    let strip = Rect(origin: rect.origin, size: Size(columns: width, rows: 1))
    let base = canvas.palette.style(isFlashing ? .fieldFlash : .field)
    canvas.fill(strip, style: base)
    canvas.mark(.element(target), over: strip)
    paintNumber(in: strip, base: base, on: &canvas)
    if let reason, rect.size.rows > 1 {
      reason.paint(
        in: Rect(
          row: rect.origin.row + 1, column: rect.origin.column, columns: rect.size.columns,
          rows: rect.size.rows - 1),
        on: &canvas)
    }
  }

  /// The number itself; one longer than the strip is shown around its caret.
  private func paintNumber(in strip: Rect, base: Style, on canvas: inout Canvas) {
    let room = strip.size.columns - 1
    let start = canvas.screenColumn(strip.origin.column, width: strip.size.columns)
    if line.cells.isEmpty, let placeholder {
      canvas.draw(
        placeholder.truncated(to: room), at: strip.origin, columns: room, alignment: .trailing,
        style: canvas.palette.style(.placeholder))
    }
    let caretColumn = line.column(ofCluster: caret)
    // A number reads from the left in every script, so its end and its caret are on the right.
    let isLeftToRight = canvas.direction == .leftToRight
    let fitting = isLeftToRight ? room - line.width : 0
    let shift = line.width <= room ? fitting : min(0, room - caretColumn)
    let highlighted = canvas.palette.style(.selection)
    for (column, cell) in line.columns where (0..<room + 1).contains(column + shift) {
      let isSelected = isFocused && (selection?.contains(cell.cluster) ?? false)
      canvas.put(
        cell, at: Point(row: strip.origin.row, column: start + column + shift),
        style: isSelected ? highlighted : base)
    }
    if isFocused {
      canvas.placeCursor(
        onScreen: Point(row: strip.origin.row, column: start + caretColumn + shift))
    }
  }
}

extension TextLine {
  /// Each cell with the column where it starts.
  var columns: [(column: Int, cell: TextCell)] {
    var column = 0
    return cells.map { cell in
      defer { column += cell.width }
      return (column, cell)
    }
  }
}

extension Canvas {
  /// Draws one cell at a place of the screen.
  mutating func put(_ cell: TextCell, at point: Point, style: Style) {
    guard clip.rows.contains(point.row) else { return }
    put(cell.text, width: cell.width, style: style, at: point)
  }
}
