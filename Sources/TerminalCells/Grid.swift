/// The cells of a whole screen, row by row.
package struct Grid: Hashable, Sendable {
  package let size: Size
  private var cells: [Cell]

  /// A grid of blanks; a negative extent counts as 0.
  package init(size: Size) {
    self.size = Size(columns: max(0, size.columns), rows: max(0, size.rows))
    cells = Array(repeating: .blank, count: self.size.columns * self.size.rows)
  }

  package subscript(row: Int, column: Int) -> Cell {
    cells[row * size.columns + column]
  }

  /// The cells of one row.
  package func row(_ row: Int) -> ArraySlice<Cell> {
    cells[row * size.columns..<(row + 1) * size.columns]
  }

  /// Writes a text of one cell, or of two, with its second half behind it.
  ///
  /// What is outside the grid is not written. A wide text that does not fit at the edge becomes a
  /// blank, and so does the other half of a wide cell that is overwritten in part: a terminal
  /// would draw neither.
  package mutating func put(_ text: String, width: Int, style: Style, at point: Point) {
    guard (0..<size.rows).contains(point.row), (0..<size.columns).contains(point.column) else {
      return
    }
    let index = point.row * size.columns + point.column
    guard width == 2 else {
      clearNeighbours(of: index, column: point.column, width: 1)
      cells[index] = Cell(text, width: 1, style: style)
      return
    }
    guard point.column + 1 < size.columns else {
      clearNeighbours(of: index, column: point.column, width: 1)
      cells[index] = Cell(" ", width: 1, style: style)
      return
    }
    clearNeighbours(of: index, column: point.column, width: 2)
    cells[index] = Cell(text, width: 2, style: style)
    cells[index + 1] = .secondHalf(style)
  }

  /// Fills a rectangle with blanks of one style.
  package mutating func fill(_ rect: Rect, style: Style) {
    for row in rect.rows {
      for column in rect.columns {
        put(" ", width: 1, style: style, at: Point(row: row, column: column))
      }
    }
  }

  /// Gives the cells of a rectangle another style and leaves their texts.
  package mutating func restyle(_ rect: Rect, _ change: (Style) -> Style) {
    for row in rect.rows.clamped(to: 0..<size.rows) {
      for column in rect.columns.clamped(to: 0..<size.columns) {
        let index = row * size.columns + column
        let cell = cells[index]
        cells[index] = Cell(cell.text, width: Int(cell.width), style: change(cell.style))
      }
    }
  }

  /// The rows as text, each with its trailing blanks; a wide cell is its text once.
  package var lines: [String] {
    (0..<size.rows).map { row($0).map(\.text).joined() }
  }

  /// Blanks what would be left of wide cells on either side of a write.
  private mutating func clearNeighbours(of index: Int, column: Int, width: Int) {
    if column > 0, cells[index].isSecondHalf {
      cells[index - 1] = Cell(" ", width: 1, style: cells[index - 1].style)
    }
    let next = index + width
    if column + width < size.columns, cells[next].isSecondHalf {
      cells[next] = Cell(" ", width: 1, style: cells[next].style)
    }
  }
}
