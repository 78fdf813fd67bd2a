import ScreenLayout
import TerminalCells

/// A frame as rows of text: what is written, then how it looks, cell by cell.
struct GalleryPicture {
  let rows: [String]

  /// The letters of the looks, and those of an Alt-letter among them, which is underlined; blank
  /// is the terminal's own.
  private static let letters: [(role: Palette.Role, look: Character, altLetter: Character?)] = [
    (.plain, " ", "_"), (.title, "b", "B"), (.label, "d", nil), (.field, "f", nil),
    (.placeholder, "p", nil), (.focus, "F", "U"), (.chosen, "r", "R"), (.error, "e", nil),
    (.fieldFlash, "!", nil),
  ]

  init(_ frame: Frame) {
    let palette = Palette()
    var looks: [Style: Character] = [:]
    for letter in Self.letters {
      var style = palette.style(letter.role)
      looks[style] = letter.look
      style.attributes.insert(.underline)
      looks[style] = letter.altLetter
    }
    // Before the focused row of a list stands a mark that is not reversed.
    looks[Style(foreground: palette.style(.focus).foreground)] = "m"
    // A field, the Alt-letter of a button, and what is chosen, out of use.
    looks[Style(attributes: [.dim, .underline])] = "o"
    looks[Style(attributes: [.dim, .reverse])] = "x"
    let styles = (0..<frame.grid.size.rows).map { row in
      String(frame.grid.row(row).map { looks[$0.style] ?? "?" })
    }
    let cursor = frame.cursor.map { "cursor at row \($0.row), column \($0.column)" } ?? "no cursor"
    let columns = frame.grid.size.columns
    rows = frame.lines + [cursor.padding(to: columns)] + styles
  }
}

extension String {
  fileprivate func padding(to columns: Int) -> String {
    self + String(repeating: " ", count: max(0, columns - count))
  }
}
