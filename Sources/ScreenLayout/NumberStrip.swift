import TerminalCells
import TerminalText

/// What the cells of a numeric field's strip show, in columns of the strip as it is seen.
///
/// A number reads from the left in every script; it stands at the trailing side. One that is
/// longer than its room shows the part around the caret, or its begin, and an ellipsis for the
/// rest: a number must not pass for another one.
struct NumberStrip {
  /// A text in a cell or two.
  struct Piece {
    let column: Int
    let text: String
    let width: Int
    /// The character of the number that it is; nil for what is not part of the number.
    let cluster: Int?
  }

  let columns: Int
  private(set) var pieces: [Piece] = []
  private(set) var caretColumn = 0
  /// The placeholder as it is seen; nil where there is a number.
  let hint: TextLine?
  private let line: TextLine
  /// The column of the number's first cell, which can lie before the window.
  private var origin = 0
  /// The columns in which the number is seen.
  private var window = 0..<0

  init(_ box: NumberBox, columns: Int, direction: Direction) {
    self.columns = columns
    line = box.line
    let before = box.sign?.before ?? []
    let after = box.sign?.after ?? []
    // Without a sign after the number the caret has the last cell for itself.
    let room = max(0, columns - 1 - before.width - after.width)
    hint = line.cells.isEmpty ? box.placeholder?.truncated(to: room) : nil
    let width = (hint ?? line).width
    let start = direction == .leftToRight ? max(0, room - width) : 0
    append(before, at: start)
    origin = start + before.width
    window = origin..<origin + min(width, room)
    if let hint {
      append(hint.cells, at: origin)
      caretColumn = direction == .leftToRight ? window.upperBound : origin
    } else {
      appendNumber(caret: line.column(ofCluster: box.drawn.caret), isFocused: box.isFocused)
    }
    append(after, at: window.upperBound)
  }

  private mutating func append(_ cells: [TextCell], at start: Int) {
    var column = start
    for cell in cells where column + cell.width <= columns {
      pieces.append(Piece(column: column, text: cell.text, width: cell.width, cluster: nil))
      column += cell.width
    }
  }

  private mutating func appendNumber(caret: Int, isFocused: Bool) {
    // The caret's own cell and the ellipsis after it, as far as there is something after it.
    let reach = isFocused ? caret + min(2, line.width - caret) : 0
    origin -= max(0, reach - window.count)
    caretColumn = min(max(0, origin + caret), columns - 1)
    let hidesStart = origin < window.lowerBound
    let hidesEnd = origin + line.width > window.upperBound
    for (column, cell) in line.columns {
      let column = origin + column
      guard column >= window.lowerBound, column + cell.width <= window.upperBound else { continue }
      let isHidden =
        hidesStart && column == window.lowerBound
        || hidesEnd && column + cell.width == window.upperBound
      pieces.append(
        Piece(
          column: column, text: isHidden ? "…" : cell.text, width: cell.width,
          cluster: cell.cluster))
    }
  }

  /// The character of the number that a press at a column means.
  func cluster(atColumn column: Int) -> Int {
    line.cluster(atColumn: min(max(column, window.lowerBound), window.upperBound) - origin)
  }
}

extension [TextCell] {
  fileprivate var width: Int { reduce(0) { $0 + $1.width } }
}
