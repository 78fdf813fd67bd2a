package import TerminalCells

/// One line of text, ready to be put into a grid.
package struct TextLine: Hashable, Sendable {
  /// In screen order, from the line's first column on.
  package let cells: [TextCell]
  /// The sum of the cells' columns.
  package let width: Int
  /// The `Character` offsets of the source that belong to the line.
  ///
  /// Spaces that hang at a wrapped line's end are in it, the line break behind it is not. A caret
  /// belongs to the last line whose lower bound is not above it.
  package let clusters: Range<Int>
  /// The base direction.
  package let direction: Direction
  /// Whether an ellipsis stands for text that is left out.
  package let isTruncated: Bool

  /// The caret's column before each cluster and at the end; empty if cluster and column agree.
  let carets: [Int]
  /// Where the clusters end that have cells; what follows hangs.
  let drawnEnd: Int
  /// Whether the line's end is at its first column: reordered text of right-to-left base.
  let endsAtFirstColumn: Bool

  /// Where a block caret before a cluster stands, in columns from the line's first.
  ///
  /// A terminal's cursor covers a cell, so the caret stands *on* the first cell of the cluster
  /// that it precedes, whichever way that cluster runs. A cluster without a cell of its own (a
  /// bidi control, the alef of a lam-alef) lends the column of the next one that has. At the end,
  /// and in spaces that hang, the caret stands just past the line in its base direction: at
  /// column `width`, or at column -1 when the base direction is right to left.
  package func column(ofCluster cluster: Int) -> Int {
    let offset = min(max(cluster, clusters.lowerBound), clusters.upperBound) - clusters.lowerBound
    return carets.isEmpty ? min(offset, width) : carets[offset]
  }

  /// The cluster whose cell covers a column; beyond the line, its first cluster or its end.
  package func cluster(atColumn column: Int) -> Int {
    guard column >= 0 else { return endsAtFirstColumn ? drawnEnd : clusters.lowerBound }
    var end = 0
    for cell in cells {
      end += cell.width
      if column < end { return cell.cluster }
    }
    return endsAtFirstColumn ? clusters.lowerBound : drawnEnd
  }
}

extension Array where Element == TextLine {
  /// The index of the line on which a caret before a cluster stands; 0 if there are no lines.
  package func index(ofCluster cluster: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].clusters.lowerBound <= cluster { low = middle + 1 } else { high = middle }
    }
    return Swift.max(0, low - 1)
  }
}
