import CNcurses
import TerminalCells

/// Writes grids into the window of ncurses, which sends the terminal what differs.
struct CellWriter {
  private var pairs: ColorPairs
  /// What the window holds; nil when every row must be written.
  private var written: Grid?
  /// A blank of the last style, as ncurses has it: neighbours have mostly one style.
  private var template: (style: Style, number: Int16?, cell: cchar_t) = (.plain, nil, cchar_t())

  /// What keeps right-to-left cells in their places.
  var orderGuard = OrderGuard.none

  init(colors: ColorSupport) {
    pairs = ColorPairs(colors)
  }

  /// Forgets what the window holds, and what the terminal shows.
  mutating func invalidate(_ window: UnsafeMutablePointer<WINDOW>) {
    written = nil
    clearok(window, true)
  }

  /// Writes the rows that differ from the last grid.
  ///
  /// What is beyond the window is clipped, and what the grid does not reach is blank.
  /// - Returns: how many rows differed.
  mutating func write(_ grid: Grid, to window: UnsafeMutablePointer<WINDOW>) -> Int {
    let size = Size(columns: Int(getmaxx(window)), rows: Int(getmaxy(window)))
    let last = written.flatMap { $0.size == grid.size ? $0 : nil }
    var changed = 0
    for row in 0..<size.rows {
      let isInGrid = row < grid.size.rows
      if let last, !isInGrid || last.row(row) == grid.row(row) { continue }
      let cells = line(isInGrid ? grid.row(row) : [], columns: size.columns)
      mvwadd_wchnstr(window, Int32(row), 0, cells, Int32(cells.count))
      changed += 1
    }
    written = grid
    return changed
  }

  /// One row of the window, filled up with blanks; the second half of a wide cell is ncurses' own.
  private mutating func line(_ row: ArraySlice<Cell>, columns: Int) -> [cchar_t] {
    var cells: [cchar_t] = []
    cells.reserveCapacity(columns)
    var column = 0
    for (index, cell) in zip(row.indices, row) where !cell.isSecondHalf {
      let fits = column + Int(cell.width) <= columns
      guard column < columns else { break }
      let next = index + Int(cell.width)
      cells.append(
        encoded(
          fits ? cell : Cell(" ", width: 1, style: cell.style), at: column,
          before: next < row.endIndex ? row[next] : nil))
      column += fits ? Int(cell.width) : 1
    }
    if column < columns {
      cells += Array(
        repeating: encoded(.blank, at: column, before: nil), count: columns - column)
    }
    return cells
  }

  private mutating func encoded(_ cell: Cell, at column: Int, before next: Cell?) -> cchar_t {
    if cell.style != template.style || template.number == nil {
      template = (cell.style, pairs.number(for: cell.style), cchar_t())
      encode([CursesCell.blank], &template.cell)
    }
    var result = template.cell
    let scalars = cell.text.unicodeScalars
    let orderMarks = orderGuard == .marks ? OrderMarks.scalars(of: cell, before: next) : []
    // Most cells: no need for a look at libc, nor for an array.
    if orderMarks.isEmpty, let first = scalars.first, first.isASCII, cell.width == 1,
      cell.text.utf8.count == 1, first.value >= 0x20, first.value != 0x7F
    {
      result.chars.0 = wchar_t(bitPattern: first.value)
    } else {
      encode(CursesCell.scalars(of: cell, orderMarks: orderMarks), &result)
    }
    if orderGuard == .fonts, column % 2 == 1, cell.isRightToLeft {
      result.attr |= attribute_italic()
    }
    return result
  }

  private func encode(_ scalars: [wchar_t], _ cell: inout cchar_t) {
    setcchar(
      &cell, scalars + [0], CursesCell.attributes(template.style.attributes),
      template.number ?? 0, nil)
  }
}
