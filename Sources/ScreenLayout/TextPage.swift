import TerminalCells
import TerminalText

/// What an area shows of an edited text: a function of the text, the caret and the area.
package struct TextPage: Sendable {
  /// From the first one shown on; at least one.
  package let rows: [TextRow]
  /// The index of the caret's row among them, if it is in sight.
  package let caretRow: Int?

  /// The place where the first row begins, in UTF-8 bytes.
  package var top: Int { rows[0].range.lowerBound }

  /// The bytes of the text that are in sight.
  var visible: Range<Int> {
    top..<max(top, rows[rows.count - 1].range.upperBound)
  }

  /// The one line of a field.
  ///
  /// - Parameters:
  ///   - draft: the text.
  ///   - texts: composes it in the language.
  ///   - columns: of the area.
  ///   - showsCaret: whether a long text is shown around its caret; otherwise from its start.
  init(field draft: TextDraft, texts: TextResolver, columns: Int, showsCaret: Bool) {
    let place = showsCaret ? draft.selection.caret : 0
    let excerpt = TextExcerpt(draft, around: place)
    let line = texts.composer(forTyped: draft.text).line(excerpt.string)
    rows = [TextRow(line, of: excerpt, columns: columns, around: place)]
    caretRow = 0
  }

  /// The wrapped lines of a view.
  ///
  /// - Parameters:
  ///   - flow: the text and the columns.
  ///   - count: how many rows the area has.
  ///   - top: where the first row shown began.
  ///   - showsCaret: whether the rows move as far as the caret needs.
  init(_ flow: TextFlow, rows count: Int, top: Int, showsCaret: Bool) {
    let count = max(1, count)
    let caret = flow.cursor(at: flow.draft.selection.caret)
    var first = flow.cursor(at: min(max(0, top), flow.draft.length))
    if showsCaret, caret.row.range.lowerBound < first.row.range.lowerBound { first = caret }
    var shown = Self.rows(flow, from: first, count: count)
    if showsCaret, caret.row.range.lowerBound > shown[shown.count - 1].range.lowerBound {
      shown = Self.rows(flow, endingAt: caret, count: count)
    } else if shown.count < count {
      let last = flow.cursor(at: shown[shown.count - 1].range.lowerBound)
      shown = Self.rows(flow, endingAt: last, count: count)
    }
    rows = shown
    caretRow = shown.lastIndex { $0.range.lowerBound <= flow.draft.selection.caret }
      .flatMap { index in
        shown[index].range.lowerBound == caret.row.range.lowerBound ? index : nil
      }
  }

  private static func rows(
    _ flow: TextFlow, from first: TextFlow.Cursor, count: Int
  ) -> [TextRow] {
    var rows = [first.row]
    var cursor = first
    while rows.count < count, let next = flow.cursor(after: cursor) {
      rows.append(next.row)
      cursor = next
    }
    return rows
  }

  private static func rows(
    _ flow: TextFlow, endingAt last: TextFlow.Cursor, count: Int
  ) -> [TextRow] {
    var rows = [last.row]
    var cursor = last
    while rows.count < count, let previous = flow.cursor(before: cursor) {
      rows.append(previous.row)
      cursor = previous
    }
    return rows.reversed()
  }
}
