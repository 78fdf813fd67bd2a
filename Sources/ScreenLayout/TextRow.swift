import TerminalCells
import TerminalText

/// A line of an edited text in the columns that it has.
///
/// Columns count from the left edge of the area: a text that a person types may run either way,
/// whichever way the screen is laid out.
package struct TextRow: Sendable {
  let line: TextLine
  let excerpt: TextExcerpt
  /// The column of the line's first cell; below 0 where the line begins out of sight.
  let shift: Int

  /// A line that fits: at the side at which its direction begins, one column free for a caret.
  init(_ line: TextLine, of excerpt: TextExcerpt, columns: Int) {
    self.line = line
    self.excerpt = excerpt
    shift = line.endsLeft ? columns - line.width : 0
  }

  /// The one line of a field, shown around a place where it is longer than the field.
  init(_ line: TextLine, of excerpt: TextExcerpt, columns: Int, around place: Int) {
    self.line = line
    self.excerpt = excerpt
    // From the first column of the line and of the caret to the last.
    let first = line.endsLeft ? -1 : 0
    let last = first + line.width
    let hidden = last + 1 - columns
    guard hidden > first else {
      shift = line.endsLeft ? -hidden : 0
      return
    }
    let caret = line.column(ofCluster: excerpt.cluster(at: place))
    shift = -min(max(first, caret - columns / 2), hidden)
  }

  /// The bytes of the text that belong to the line.
  package var range: Range<Int> {
    excerpt.place(
      ofCluster: line.clusters.lowerBound)..<excerpt.place(
        ofCluster: line.clusters.upperBound)
  }

  /// The column at which a caret stands.
  package func column(of place: Int) -> Int {
    line.column(ofCluster: excerpt.cluster(at: place)) + shift
  }

  /// The place whose cell covers a column.
  package func place(atColumn column: Int) -> Int {
    excerpt.place(ofCluster: line.cluster(atColumn: column - shift))
  }
}

extension TextLine {
  /// Whether a caret at the end stands to the left of the line.
  var endsLeft: Bool { column(ofCluster: clusters.upperBound) < 0 }
}
