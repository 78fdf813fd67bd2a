package import TerminalCells
import TerminalText

/// Places of an edited text by where they are seen, for the keys and the mouse.
extension ScreenContents {
  /// What is shown of a text in an area of a size, as a frame draws it.
  package func page(
    of entry: TextEntry, at address: ElementAddress, size: Size, isFocused: Bool = true
  ) -> TextPage {
    let draft = texts.draft(of: entry, at: address)
    guard entry.takesLines else {
      return TextPage(field: draft, texts: texts, columns: size.columns, showsCaret: isFocused)
    }
    let state = texts.state.text(at: address, on: texts.map)
    return TextPage(
      TextFlow(draft: draft, texts: texts, columns: size.columns), rows: size.rows,
      top: state.top, showsCaret: isFocused && state.followsCaret)
  }

  /// The place some lines above or below the caret, nearest to a column.
  ///
  /// - Parameters:
  ///   - draft: the text.
  ///   - lines: how many to go; below 0 up. Beyond the text is its start or its end.
  ///   - column: where to go, of the area; nil for the caret's own.
  ///   - columns: of the area.
  /// - Returns: the place, and the column that the next such key goes to.
  package func place(
    in draft: TextDraft, lines: Int, column: Int?, columns: Int
  ) -> (place: Int, column: Int) {
    let flow = TextFlow(draft: draft, texts: texts, columns: columns)
    var cursor = flow.cursor(at: draft.selection.caret)
    let column = column ?? cursor.row.column(of: draft.selection.caret)
    for _ in 0..<abs(lines) {
      guard let next = lines < 0 ? flow.cursor(before: cursor) : flow.cursor(after: cursor) else {
        return (lines < 0 ? 0 : draft.length, column)
      }
      cursor = next
    }
    return (min(cursor.row.place(atColumn: column), lastPlace(on: cursor, in: flow)), column)
  }

  /// The first or the last place on the caret's line as it is wrapped.
  package func lineEdge(of draft: TextDraft, atEnd: Bool, columns: Int) -> Int {
    let flow = TextFlow(draft: draft, texts: texts, columns: columns)
    let cursor = flow.cursor(at: draft.selection.caret)
    return atEnd ? lastPlace(on: cursor, in: flow) : cursor.row.range.lowerBound
  }

  /// Where the caret can stand last on a line: its end is the next line's start where it wraps.
  private func lastPlace(on cursor: TextFlow.Cursor, in flow: TextFlow) -> Int {
    let end = cursor.row.range.upperBound
    guard flow.cursor(at: end).row.range.lowerBound != cursor.row.range.lowerBound else {
      return end
    }
    return flow.draft.place(before: end)
  }

  /// Where a text shown from a place begins after it was scrolled by rows.
  package func top(
    of draft: TextDraft, from top: Int, scrolledBy rows: Int, columns: Int
  ) -> Int {
    let flow = TextFlow(draft: draft, texts: texts, columns: columns)
    var cursor = flow.cursor(at: min(max(0, top), draft.length))
    for _ in 0..<abs(rows) {
      guard let next = rows < 0 ? flow.cursor(before: cursor) : flow.cursor(after: cursor) else {
        break
      }
      cursor = next
    }
    return cursor.row.range.lowerBound
  }
}
