import TerminalCells

/// A paragraph whose glyphs are ready to be cut into lines.
struct ArrangedText {
  let paragraph: Paragraph
  let direction: Direction
  /// The level of each glyph; empty where stored order is screen order.
  private let levels: [UInt8]
  private let endsAtFirstColumn: Bool

  init(_ paragraph: consuming Paragraph, direction: Direction, order: TextOrder) {
    let reorders = order == .visual && (direction == .rightToLeft || paragraph.mayReorder)
    levels = reorders ? paragraph.arrange(base: direction.level) : []
    self.paragraph = paragraph
    self.direction = direction
    endsAtFirstColumn = order == .visual && direction == .rightToLeft
  }

  /// How many clusters there are; they count from 0 here.
  var count: Int { paragraph.clusters.count }

  /// The glyphs of some clusters.
  func glyphs(_ clusters: Range<Int>) -> Range<Int> {
    firstGlyph(clusters.lowerBound)..<firstGlyph(clusters.upperBound)
  }

  /// Columns of all clusters.
  var width: Int { paragraph.glyphs.reduce(0) { $0 + $1.width } }

  /// Columns of one cluster.
  func width(of cluster: Int) -> Int {
    paragraph.glyphs[glyphs(cluster..<cluster + 1)].reduce(0) { $0 + $1.width }
  }

  private func firstGlyph(_ cluster: Int) -> Int {
    cluster < count ? paragraph.clusters[cluster].glyph : paragraph.glyphs.count
  }

  /// What a line ends with that is not in the source.
  enum Ending {
    case none
    /// For a soft hyphen at which the line breaks; it belongs to the word before it.
    case hyphen
    /// For text that is left out; it stands at the end in base direction.
    case ellipsis
  }

  /// Cuts a line.
  ///
  /// - Parameters:
  ///   - clusters: what belongs to the line.
  ///   - drawnEnd: from where on the line's clusters hang.
  ///   - ending: what follows them.
  /// - Returns: the line, its clusters counted from the start of the whole text.
  func line(_ clusters: Range<Int>, drawnTo drawnEnd: Int, ending: Ending = .none) -> TextLine {
    let range = glyphs(clusters.lowerBound..<drawnEnd)
    var glyphs = Array(paragraph.glyphs[range])
    var lineLevels = levels.isEmpty ? [] : Array(levels[range])
    if ending != .none {
      glyphs.append(
        Glyph(
          base: ending == .hyphen ? "-" : "…", width: 1, cluster: paragraph.start + drawnEnd,
          unit: paragraph.units.count))
      if !levels.isEmpty {
        lineLevels.append(ending == .hyphen ? lineLevels.last ?? 0 : direction.level)
      }
    }
    var cells: [TextCell] = []
    cells.reserveCapacity(glyphs.count)
    var columns = Array(repeating: 0, count: glyphs.count)
    var width = 0
    for index in screenOrder(glyphs.indices, levels: lineLevels) {
      let glyph = glyphs[index]
      columns[index] = width
      guard glyph.width > 0 else { continue }
      cells.append(TextCell(glyph.text, width: glyph.width, cluster: glyph.cluster))
      width += glyph.width
    }
    let end = endsAtFirstColumn ? -1 : width
    let start = paragraph.start
    return TextLine(
      cells: cells, width: width,
      clusters: start + clusters.lowerBound..<start + clusters.upperBound,
      direction: direction, isTruncated: ending == .ellipsis,
      carets: carets(
        clusters, drawnTo: drawnEnd, columns: columns,
        end: ending == .none ? end : columns.last ?? end),
      drawnEnd: start + drawnEnd, endsAtFirstColumn: endsAtFirstColumn)
  }

  private func screenOrder(_ glyphs: Range<Int>, levels: [UInt8]) -> [Int] {
    levels.isEmpty ? Array(glyphs) : BidiLevels.visualOrder(levels).map(Int.init)
  }

  /// The caret's column before each cluster of a line and at its end.
  private func carets(
    _ clusters: Range<Int>, drawnTo drawnEnd: Int, columns: [Int], end: Int
  ) -> [Int] {
    var carets = Array(repeating: end, count: clusters.count + 1)
    let first = firstGlyph(clusters.lowerBound)
    var caret = end
    for cluster in (clusters.lowerBound..<drawnEnd).reversed() {
      let drawn = glyphs(cluster..<cluster + 1).first { paragraph.glyphs[$0].width > 0 }
      if let drawn { caret = columns[drawn - first] }
      carets[cluster - clusters.lowerBound] = caret
    }
    return carets
  }
}
