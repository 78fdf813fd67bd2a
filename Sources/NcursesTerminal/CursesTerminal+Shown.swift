import CNcurses
package import TerminalCells

extension CursesTerminal {
  /// The cells that the terminal shows now, read back from ncurses.
  ///
  /// Tests compare them with what was presented: a difference is a ghost of an earlier grid.
  package var shown: Grid {
    guard let current = current_screen() else { return Grid(size: size) }
    // The cursor of this window is where the terminal's really is.
    let (row, column) = (getcury(current), getcurx(current))
    defer { wmove(current, row, column) }
    var grid = Grid(size: size)
    for row in 0..<size.rows {
      var column = 0
      while column < size.columns {
        let point = Point(row: row, column: column)
        let (text, style) = Self.cell(of: current, at: point)
        let width = text.unicodeScalars.first.map(CursesCell.width) == 2 ? 2 : 1
        grid.put(text, width: width, style: style, at: point)
        column += width
      }
    }
    return grid
  }

  private static func cell(
    of window: UnsafeMutablePointer<WINDOW>, at point: Point
  ) -> (text: String, style: Style) {
    var cell = cchar_t()
    mvwin_wch(window, Int32(point.row), Int32(point.column), &cell)
    var scalars = [wchar_t](repeating: 0, count: Int(CCHARW_MAX) + 1)
    var attributes: attr_t = 0
    var pair: Int16 = 0
    getcchar(&cell, &scalars, &attributes, &pair, nil)
    var text = String.UnicodeScalarView()
    for scalar in scalars.prefix(while: { $0 != 0 }) {
      text.append(Unicode.Scalar(UInt32(bitPattern: scalar)) ?? "\u{FFFD}")
    }
    let colors = ColorPairs.colors(of: pair)
    let style = Style(
      foreground: colors.foreground, background: colors.background,
      attributes: CursesCell.attributes(attributes))
    return (String(text), style)
  }
}
