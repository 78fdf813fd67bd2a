import CNcurses
import TerminalCells

/// What a cell becomes in ncurses: at most one spacing scalar and four marks.
enum CursesCell {
  /// The scalars that ncurses holds, and draws as wide as the grid has it.
  ///
  /// The libc may not know a scalar (−1) or count it otherwise; a mark of the same width then
  /// stands for it, or every cell behind it would be out of place.
  ///
  /// - Parameters:
  ///   - cell: the cell.
  ///   - orderMarks: scalars without width that must follow; marks give way to them.
  /// - Returns: one spacing scalar and at most four without width.
  static func scalars(of cell: Cell, orderMarks: [wchar_t] = []) -> [wchar_t] {
    let scalars = cell.text.unicodeScalars
    guard let first = scalars.first else { return [blank] + orderMarks }
    guard width(first) == Int(cell.width) else {
      return [unknown(width: cell.width)] + orderMarks
    }
    var result = [wchar_t(bitPattern: first.value)]
    // A mark with another width is a control character or begins a cell of its own.
    for mark in scalars.dropFirst() where result.count + orderMarks.count < Int(CCHARW_MAX) {
      if mark.value >= 0x20, width(mark) == 0 { result.append(wchar_t(bitPattern: mark.value)) }
    }
    return result + orderMarks
  }

  static let blank = wchar_t(0x20)

  /// Columns that ncurses counts for a scalar; −1 for one that the libc does not know.
  static func width(_ scalar: Unicode.Scalar) -> Int {
    if (0x20..<0x7F).contains(scalar.value) { return 1 }
    return Int(wcwidth(wchar_t(bitPattern: scalar.value)))
  }

  /// U+FFFD, or the full-width question mark, which every libc knows.
  private static func unknown(width: Int8) -> wchar_t { width == 2 ? 0xFF1F : 0xFFFD }

  /// The attributes of ncurses for ours.
  static func attributes(_ attributes: Attributes) -> attr_t {
    table.reduce(0) { attributes.contains($1.ours) ? $0 | $1.theirs : $0 }
  }

  /// Our attributes for those of ncurses.
  static func attributes(_ attributes: attr_t) -> Attributes {
    table.reduce(into: []) { if attributes & $1.theirs != 0 { $0.insert($1.ours) } }
  }

  private static let table: [(ours: Attributes, theirs: attr_t)] = [
    (.bold, attribute_bold()), (.dim, attribute_dim()), (.underline, attribute_underline()),
    (.reverse, attribute_reverse()),
  ]
}
