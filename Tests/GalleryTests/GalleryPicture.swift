import ScreenLayout
import TerminalCells

/// A frame as rows of text: what is written, then how it looks, cell by cell.
struct GalleryPicture {
  let rows: [String]

  /// The letters of the looks; blank is the terminal's own.
  private static let letters: [(role: Palette.Role, letter: Character)] = [
    (.title, "b"), (.label, "d"), (.field, "f"), (.placeholder, "p"), (.focus, "F"),
    (.chosen, "r"), (.error, "e"), (.fieldFlash, "!"),
  ]

  init(_ frame: Frame) {
    let palette = Palette()
    var looks = Dictionary(
      Self.letters.map { (palette.style($0.role), $0.letter) }, uniquingKeysWith: { a, _ in a })
    // Before the focused row of a list stands a mark that is not reversed.
    looks[Style(foreground: palette.style(.focus).foreground)] = "m"
    // A field, and what is chosen, out of use.
    looks[Style(attributes: [.dim, .underline])] = "o"
    looks[Style(attributes: [.dim, .reverse])] = "x"
    func letter(_ style: Style) -> Character {
      if style == .plain { return " " }
      if let letter = looks[style] { return letter }
      var bare = style
      bare.attributes.remove(.underline)
      // The Alt-letter of a title.
      return bare == style ? "?" : bare == .plain ? "_" : looks[bare] ?? "?"
    }
    let styles = (0..<frame.grid.size.rows).map { row in
      String(frame.grid.row(row).map { letter($0.style) })
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
