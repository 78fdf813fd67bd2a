import CNcurses
import TerminalCells

/// What a cell becomes in ncurses: at most one spacing scalar and four marks.
enum CursesCell {
  /// The scalars that ncurses holds, and draws as wide as the grid has it.
  ///
  /// The libc may not know a scalar (−1) or count it otherwise; a mark of the same width then
  /// stands for it, or every cell behind it would be out of place.
  static func scalars(of cell: Cell) -> [wchar_t] {
    let scalars = cell.text.unicodeScalars
    guard let first = scalars.first else { return [blank] }
    guard width(first) == Int(cell.width) else { return [unknown(width: cell.width)] }
    var result = [wchar_t(bitPattern: first.value)]
    // A mark with another width is a control character or begins a cell of its own.
    for mark in scalars.dropFirst() where result.count < Int(CCHARW_MAX) {
      if mark.value >= 0x20, width(mark) == 0 { result.append(wchar_t(bitPattern: mark.value)) }
    }
    return result
  }

  static let blank = wchar_t(0x20)

  private static func width(_ scalar: Unicode.Scalar) -> Int {
    if (0x20..<0x7F).contains(scalar.value) { return 1 }
    return Int(scalar_width(wchar_t(bitPattern: scalar.value)))
  }

  /// U+FFFD, or the full-width question mark, which every libc knows.
  private static func unknown(width: Int8) -> wchar_t { width == 2 ? 0xFF1F : 0xFFFD }

  /// The attributes of ncurses for ours.
  static func attributes(_ attributes: Attributes) -> attr_t {
    var result: attr_t = 0
    if attributes.contains(.bold) { result |= attribute_bold() }
    if attributes.contains(.dim) { result |= attribute_dim() }
    if attributes.contains(.underline) { result |= attribute_underline() }
    if attributes.contains(.reverse) { result |= attribute_reverse() }
    return result
  }
}
