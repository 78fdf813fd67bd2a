import CNcurses
import TerminalCells

/// Writes grids into the window of ncurses, which sends the terminal what differs.
struct CellWriter {
  private var pairs: ColorPairs
  /// What the window holds; nil when every row must be written.
  private var written: Grid?

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
    for cell in row where !cell.isSecondHalf {
      let fits = column + Int(cell.width) <= columns
      guard column < columns else { break }
      cells.append(encoded(fits ? cell : Cell(" ", width: 1, style: cell.style)))
      column += fits ? Int(cell.width) : 1
    }
    if column < columns {
      cells += Array(repeating: encoded(.blank), count: columns - column)
    }
    return cells
  }

  private mutating func encoded(_ cell: Cell) -> cchar_t {
    var result = cchar_t()
    let scalars = CursesCell.scalars(of: cell) + [0]
    setcchar(
      &result, scalars, CursesCell.attributes(cell.style.attributes),
      pairs.number(for: cell.style), nil)
    return result
  }
}
