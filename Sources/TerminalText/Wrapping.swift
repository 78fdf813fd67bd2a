import TerminalCells

/// Fills lines of one width with the paragraphs of a text.
struct Wrapping: ~Copyable {
  private let width: Int
  private let limit: Int
  private var breaks = LineBreaks()
  private(set) var lines: [TextLine] = []

  /// Starts with no lines.
  ///
  /// - Parameters:
  ///   - width: columns, at least 1.
  ///   - limit: how many lines there may be.
  init(width: Int, limit: Int) {
    self.width = width
    self.limit = limit
  }

  /// Whether no further line has room.
  var isFull: Bool { lines.count >= limit }

  /// Adds a paragraph's lines; the last that fits gets an ellipsis if there is more.
  mutating func add(_ text: ArrangedText, isLast: Bool) {
    let mayBreak = text.width > width ? breaks.resolve(text.paragraph.units) : nil
    var start = 0
    repeat {
      let cut = cut(text, from: start, mayBreak: mayBreak)
      let hasMore = cut.end < text.count || !isLast
      if hasMore, lines.count + 1 == limit {
        lines.append(text.truncated(from: start, to: width))
      } else {
        lines.append(
          text.line(start..<cut.end, drawnTo: cut.drawnEnd, ending: cut.ending))
      }
      start = cut.end
    } while start < text.count && !isFull
  }

  /// One line's extent.
  private struct Cut {
    var end: Int
    var drawnEnd: Int
    var ending = ArrangedText.Ending.none
  }

  /// Where the line that begins with a cluster ends: as late as possible.
  ///
  /// All lines of a paragraph look at each cluster twice at the most: from a break to where its
  /// line overflowed there is no second break.
  private func cut(_ text: ArrangedText, from start: Int, mayBreak: [Bool]?) -> Cut {
    let clusters = text.paragraph.clusters
    var columns = 0
    /// Behind the last cluster that is no space, and behind the last that fits.
    var inkEnd = start
    var fitEnd = start
    var lastBreak: Cut?
    for cluster in start..<text.count {
      let isSpace = clusters[cluster].isSpace
      let before = columns
      columns += text.width(of: cluster)
      if columns <= width { fitEnd = cluster + 1 }
      if !isSpace, columns > width {
        if let lastBreak { return lastBreak }
        // A word longer than the line, or a cluster that is.
        return before > 0
          ? Cut(end: cluster, drawnEnd: fitEnd)
          : Cut(end: cluster + 1, drawnEnd: cluster, ending: .ellipsis)
      }
      if !isSpace { inkEnd = cluster + 1 }
      guard let mayBreak, cluster + 1 < text.count, mayBreak[clusters[cluster + 1].unit] else {
        continue
      }
      if text.paragraph.isSoftHyphen(cluster) {
        guard columns < width else { continue }
        lastBreak = Cut(end: cluster + 1, drawnEnd: inkEnd, ending: .hyphen)
      } else {
        lastBreak = Cut(end: cluster + 1, drawnEnd: inkEnd)
      }
    }
    return Cut(end: text.count, drawnEnd: fitEnd)
  }
}

extension ArrangedText {
  /// The line that begins with a cluster, with an ellipsis behind all that fits before it.
  func truncated(from start: Int, to width: Int) -> TextLine {
    var columns = 0
    var end = start
    while end < count, case let next = columns + self.width(of: end), next < width {
      columns = next
      end += 1
    }
    return line(start..<end, drawnTo: end, ending: .ellipsis)
  }
}

extension Paragraph {
  func isSoftHyphen(_ cluster: Int) -> Bool {
    let unit = clusters[cluster].unit
    return unit < units.count && units[unit] == 0xAD  // a cluster may have no units
  }
}
