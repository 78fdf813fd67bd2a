import TerminalCells
import TerminalText

/// A text ready to be drawn: composed as one line, and wrapped only where that is too long.
struct ComposedText: Sendable {
  let string: String
  let composer: TextComposer
  let line: TextLine
  /// The key that was looked up; nil for a text from elsewhere.
  let key: String?
  /// Whether no table has the key.
  let isMissing: Bool
  private let hasLineBreak: Bool

  init(
    _ string: String, composer: TextComposer, key: String? = nil, isMissing: Bool = false
  ) {
    self.string = string
    self.composer = composer
    self.key = key
    self.isMissing = isMissing
    line = composer.line(string)
    hasLineBreak = string.utf8.contains(UInt8(ascii: "\n"))
  }

  /// The text with something before or behind it.
  func extended(to string: String) -> ComposedText {
    ComposedText(string, composer: composer, key: key, isMissing: isMissing)
  }

  /// Whether it must be wrapped within so many columns.
  private func wraps(within columns: Int) -> Bool { line.width > columns || hasLineBreak }

  /// The room of the lines.
  func size(within columns: Int, limit: Int = 0) -> Size {
    guard wraps(within: columns) else { return Size(columns: line.width, rows: 1) }
    let lines = lines(within: columns, limit: limit)
    return Size(columns: lines.map(\.width).max() ?? 0, rows: lines.count)
  }

  func lines(within columns: Int, limit: Int = 0) -> [TextLine] {
    guard wraps(within: columns) else { return [line] }
    return composer.lines(string, width: columns, limit: limit)
  }

  func truncated(to columns: Int) -> TextLine {
    line.width <= columns ? line : composer.truncated(string, to: columns)
  }
}

/// A text that is only read.
struct LabelBox: Leaf {
  let text: ComposedText
  var role: Palette.Role = .plain
  /// Lines at the most; 0 for no limit.
  var limit = 0
  var alignment: TextAlignment = .leading

  /// Columns of the text on one line.
  var naturalWidth: Int { text.line.width }

  func size(within columns: Int) -> Size {
    text.size(within: columns, limit: limit)
  }

  func paint(in rect: Rect, on canvas: inout Canvas) {
    let style = canvas.palette.style(role)
    let rows = rect.size.rows
    let lines = text.lines(within: rect.size.columns, limit: limit > 0 ? min(limit, rows) : rows)
    for (offset, line) in lines.prefix(rows).enumerated() {
      let point = Point(row: rect.origin.row + offset, column: rect.origin.column)
      canvas.draw(
        line, at: point, columns: rect.size.columns, alignment: alignment, style: style)
      if offset == lines.count - 1 { canvas.note(text, shownAs: line, at: point) }
    }
  }
}

/// Empty room.
struct SpacerBox: Leaf {
  var length = Size(columns: 0, rows: 0)

  func size(within columns: Int) -> Size {
    Size(columns: min(columns, length.columns), rows: length.rows)
  }

  func paint(in rect: Rect, on canvas: inout Canvas) {}
}

/// A thin line across.
struct SeparatorBox: Leaf {
  func size(within columns: Int) -> Size { Size(columns: columns, rows: 1) }

  func paint(in rect: Rect, on canvas: inout Canvas) {
    let line = Rect(origin: rect.origin, size: Size(columns: rect.size.columns, rows: 1))
    canvas.tile("─", over: line, style: canvas.palette.style(.line))
  }
}
