import TerminalCells
import TerminalText

/// The wrapped lines of a text, laid out piece by piece where they are looked at.
///
/// A piece is a paragraph, or a part of a very long one, so that a frame costs what it shows and
/// not what the text holds. Each paragraph runs in the direction of its own first strong letter.
struct TextFlow {
  let draft: TextDraft
  let texts: TextResolver
  /// Of the area; a caret behind the last letter takes one of them.
  let columns: Int

  /// A place among the lines.
  struct Cursor {
    fileprivate let rows: [TextRow]
    fileprivate let index: Int

    var row: TextRow { rows[index] }
  }

  /// The line on which a caret at a place stands.
  func cursor(at place: Int) -> Cursor {
    let rows = rows(ofPieceAt: place)
    let index = rows.lastIndex { $0.range.lowerBound <= place } ?? 0
    return Cursor(rows: rows, index: index)
  }

  func cursor(after cursor: Cursor) -> Cursor? {
    if cursor.index + 1 < cursor.rows.count {
      return Cursor(rows: cursor.rows, index: cursor.index + 1)
    }
    let end = cursor.row.excerpt.range.upperBound
    guard end < draft.length else { return nil }
    let isLineBreak = draft.string(end..<draft.place(after: end)) == "\n"
    return Cursor(rows: rows(ofPieceAt: isLineBreak ? end + 1 : end), index: 0)
  }

  func cursor(before cursor: Cursor) -> Cursor? {
    if cursor.index > 0 { return Cursor(rows: cursor.rows, index: cursor.index - 1) }
    let start = cursor.row.excerpt.range.lowerBound
    guard start > 0 else { return nil }
    let rows = rows(ofPieceAt: draft.place(before: start))
    return Cursor(rows: rows, index: rows.count - 1)
  }

  private func rows(ofPieceAt place: Int) -> [TextRow] {
    let excerpt = TextExcerpt(draft, pieceRange(at: place))
    let composer = texts.composer(forTyped: excerpt.string)
    let lines = composer.lines(excerpt.string, width: max(1, columns - 1))
    return lines.map { TextRow($0, of: excerpt, columns: columns) }
  }

  /// Pieces of one paragraph begin at the multiples of a length from its start.
  private func pieceRange(at place: Int) -> Range<Int> {
    let paragraph = draft.lineRange(at: place)
    let length = TextExcerpt.length
    guard paragraph.count > length else { return paragraph }
    // The end of a paragraph belongs to its last piece.
    let offset = min(place, paragraph.upperBound - 1) - paragraph.lowerBound
    let start = paragraph.lowerBound + offset / length * length
    let lower = start == paragraph.lowerBound ? start : draft.boundary(atOrAfter: start)
    let upper = min(paragraph.upperBound, draft.boundary(atOrAfter: start + length))
    return min(lower, place)..<upper
  }
}
