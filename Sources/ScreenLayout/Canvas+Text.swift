import TerminalCells
import TerminalText

/// Texts, of which the canvas notes what a person does not see.
extension Canvas {
  /// Draws a text in one line, truncated to the columns that there are.
  mutating func draw(
    _ text: ComposedText, at point: Point, columns: Int, alignment: TextAlignment = .leading,
    style: Style
  ) {
    let text = text.fitting(columns)
    let line = text.truncated(to: columns)
    draw(line, at: point, columns: columns, alignment: alignment, style: style)
    note(text, shownAs: line, at: point)
  }

  /// Notes what is wrong with a text whose line, or last line, is drawn at a place.
  mutating func note(_ text: ComposedText, shownAs line: TextLine, at point: Point) {
    guard text.isMissing || line.isTruncated, clip.rows.contains(point.row) else { return }
    if text.isMissing { add(.missing, text) }
    guard line.isTruncated else { return }
    let shown = line.cells.map(\.text).joined()
    add(shown.isEmpty ? .dropped : .truncated(shown: shown), text)
  }

  /// Notes that there is no room for a text.
  mutating func noteDropped(_ text: ComposedText) {
    add(.dropped, text)
  }

  private mutating func add(_ kind: TextFlaw.Kind, _ text: ComposedText) {
    flaws.append(TextFlaw(kind: kind, key: text.key, text: text.string))
  }
}
