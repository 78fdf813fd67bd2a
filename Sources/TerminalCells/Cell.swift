/// One column of one row.
///
/// A wide cluster takes two cells: the first holds its text, the second is `secondHalf`.
package struct Cell: Hashable, Sendable {
  /// What is drawn here: one spacing scalar and its marks, free of control characters; empty in a
  /// second half.
  package let text: String
  /// Columns that `text` advances: 1, 2, or 0 in a second half.
  package let width: Int8
  package let style: Style

  package init(_ text: String, width: Int, style: Style = .plain) {
    self.text = text
    self.width = Int8(width)
    self.style = style
  }

  /// An empty column in the terminal's own colours.
  package static let blank = Cell(" ", width: 1)

  /// The trailing column of the wide cell before it.
  package static func secondHalf(_ style: Style) -> Cell { Cell("", width: 0, style: style) }

  /// Whether this is the trailing column of a wide cell.
  package var isSecondHalf: Bool { width == 0 }
}
