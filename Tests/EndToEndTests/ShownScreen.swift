/// What a terminal shows at one moment.
struct ShownScreen: Equatable, CustomStringConvertible {
  /// From top to bottom, without the blanks at their ends.
  let rows: [String]
  /// The hardware cursor: column and row from 0.
  let cursor: Cursor
  /// Whether a full-screen program has put the shell's screen aside.
  let isAlternate: Bool

  struct Cursor: Equatable {
    let column: Int
    let row: Int
    let isShown: Bool
  }

  /// The title and the language's name.
  var topBar: String { rows.first ?? "" }

  /// The last row that is not empty.
  var lastRow: String { rows.last { !$0.isEmpty } ?? "" }

  /// Whether a row has that text in it.
  func shows(_ text: String) -> Bool { rows.contains { $0.contains(text) } }

  /// Whether a row has a match of that pattern in it.
  func shows(_ pattern: some RegexComponent) -> Bool { rows.contains { $0.contains(pattern) } }

  /// The cells before a text in the first row that has it, where each character is one cell.
  func column(of text: String) -> Int? {
    for row in rows {
      guard let range = row.firstRange(of: text) else { continue }
      return row.distance(from: row.startIndex, to: range.lowerBound)
    }
    return nil
  }

  var description: String {
    "cursor \(cursor)\n" + rows.map { $0 + "|" }.joined(separator: "\n")
  }
}
