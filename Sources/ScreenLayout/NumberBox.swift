import LocaleLayer
import TerminalCells
import TerminalText

/// A numeric field: a shaded strip with the number at its trailing side.
struct NumberBox: Leaf {
  let target: ElementAddress
  let drawn: DrawnNumber
  /// The drawn number as cells.
  let line: TextLine
  let sign: Sign?
  let placeholder: ComposedText?
  let reason: LabelBox?
  let isFocused: Bool
  let isFlashing: Bool
  let width: FieldWidth

  /// Cells of the strip, the caret's after the last digit included.
  static let usualWidth = 18

  var address: ElementAddress? { target }

  var leastWidth: Int { FieldWidth.least }

  func size(within columns: Int) -> Size {
    let reasonSize = reason?.size(within: columns) ?? Size(columns: 0, rows: 0)
    return Size(
      columns: max(width.wanted(of: columns), reasonSize.columns), rows: 1 + reasonSize.rows)
  }

  func paint(in rect: Rect, on canvas: inout Canvas) {
    let width = width.used(of: rect.size.columns)
    let strip = Rect(origin: rect.origin, size: Size(columns: width, rows: 1))
    let base = canvas.palette.style(isFlashing ? .fieldFlash : .field)
    canvas.fill(strip, style: base)
    canvas.mark(.element(target), over: strip)
    paintStrip(NumberStrip(self, columns: width, direction: canvas.direction), strip, on: &canvas)
    if let reason, rect.size.rows > 1 {
      reason.paint(
        in: Rect(
          row: rect.origin.row + 1, column: rect.origin.column, columns: rect.size.columns,
          rows: rect.size.rows - 1),
        on: &canvas)
    }
  }

  private func paintStrip(_ strip: NumberStrip, _ rect: Rect, on canvas: inout Canvas) {
    let start = canvas.screenColumn(rect.origin.column, width: strip.columns)
    let dim = canvas.palette.style(isFlashing ? .fieldFlash : .placeholder)
    let plain = canvas.palette.style(isFlashing ? .fieldFlash : .field)
    let highlighted = canvas.palette.style(.selection)
    if let placeholder, let hint = strip.hint {
      canvas.note(placeholder, shownAs: hint, at: rect.origin)
    }
    for piece in strip.pieces {
      let isSelected =
        isFocused && (piece.cluster.map { drawn.selection?.contains($0) ?? false } ?? false)
      let style = isSelected ? highlighted : piece.cluster == nil ? dim : plain
      canvas.put(
        piece.text, width: piece.width, style: style,
        visibleAt: Point(row: rect.origin.row, column: start + piece.column))
    }
    for column in 0..<strip.columns {
      let place = canvas.direction == .leftToRight ? column : strip.columns - 1 - column
      canvas.mark(
        .number(target, caret: drawn.caret(at: strip.cluster(atColumn: column))),
        over: Rect(
          row: rect.origin.row, column: rect.origin.column + place, columns: 1, rows: 1))
    }
    if isFocused {
      canvas.placeCursor(
        onScreen: Point(row: rect.origin.row, column: start + strip.caretColumn))
    }
  }
}

extension NumberBox {
  /// The percent sign or a currency's, as cells on either side of the number; not edited.
  struct Sign {
    let before: [TextCell]
    let after: [TextCell]

    /// What stands in a line around the number 1, in the order in which it is seen.
    init(_ unit: NumberUnit, direction: Direction) {
      let cells = TextComposer(direction: direction, order: .visual).line(unit.sample).cells
      let digit = cells.firstIndex { $0.cluster == unit.digit } ?? cells.endIndex
      before = Array(cells[..<digit])
      after = Array(cells[digit...].dropFirst())
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
