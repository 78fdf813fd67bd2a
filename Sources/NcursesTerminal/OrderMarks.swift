import Glibc
import TerminalCells

/// What keeps a cell in its place in a terminal that reorders runs (`OrderGuard.marks`).
enum OrderMarks {
  private static let leftToRightMark = wchar_t(0x200E)
  private static let joiner = wchar_t(0x200D)

  /// The scalars that follow the text of a cell.
  ///
  /// Konsole gives each row to `u_shapeArabic` before it draws it: that takes presentation forms
  /// back to letters and shapes them anew, by neighbours that the marks have parted. A joiner on
  /// the side on which a form joins makes it the same form again. Those before a form can only
  /// stand in the cell before it.
  static func scalars(of cell: Cell, before next: Cell?) -> [wchar_t] {
    var result: [wchar_t] = []
    if let scalar = cell.text.unicodeScalars.first, scalar.isInRightToLeftBlock {
      if scalar.joins(.next) { result.append(joiner) }
      result.append(leftToRightMark)
    }
    if let scalar = next?.text.unicodeScalars.first, scalar.joins(.previous) {
      result.append(joiner)
    }
    return result
  }
}

extension Cell {
  /// Whether the cell holds a scalar of a right-to-left script.
  var isRightToLeft: Bool { text.unicodeScalars.first?.isInRightToLeftBlock ?? false }
}

extension Unicode.Scalar {
  /// A neighbour of an Arabic letter in the order in which letters are stored.
  fileprivate enum Neighbour {
    case previous, next
  }

  /// Whether an Arabic presentation form joins a neighbour, by its name in the standard.
  fileprivate func joins(_ neighbour: Neighbour) -> Bool {
    guard (0xFB50...0xFEFC).contains(value), let name = properties.name else { return false }
    let ending = neighbour == .next ? "INITIAL FORM" : "FINAL FORM"
    return name.hasSuffix("MEDIAL FORM") || name.hasSuffix(ending)
  }

  /// Whether the scalar stands in a block of a right-to-left script.
  fileprivate var isInRightToLeftBlock: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
