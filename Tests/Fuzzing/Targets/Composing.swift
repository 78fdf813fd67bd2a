import TerminalCells
import TerminalText

extension FuzzTarget {
  /// Two bytes choose direction, order, width and limit of lines; the rest is the text.
  static let text = FuzzTarget(name: "text") { bytes in
    var input = FuzzInput(bytes)
    let composer = input.choice(of: composers)
    let choice = input.number(0...255)
    let (width, limit) = (choice % 32, choice / 32)
    let text = input.text()
    let line = composer.line(text)
    check(line.width == composer.width(text), "two widths of one text")
    check(line.clusters == 0..<text.count, "clusters of the line \(line.clusters)")
    checkCells(of: line)

    let cut = composer.truncated(text, to: width)
    check(cut.width <= width, "\(cut.width) columns in \(width)")
    check(cut.isTruncated || cut.width == line.width, "cut without a mark")
    checkCells(of: cut)

    let lines = composer.lines(text, width: width)
    check(!lines.isEmpty, "no line")
    for line in lines {
      check(line.width <= width, "\(line.width) columns in \(width)")
      checkCells(of: line)
    }
    let limited = composer.lines(text, width: width, limit: limit)
    check(limited.count == (limit == 0 ? lines.count : min(limit, lines.count)), "limit of lines")
    for (line, next) in zip(lines, lines.dropFirst()) {
      check(line.clusters.upperBound <= next.clusters.lowerBound, "lines that overlap")
    }
  }

  private static let composers: [TextComposer] = [
    TextComposer(direction: .leftToRight, order: .visual),
    TextComposer(direction: .rightToLeft, order: .visual),
    TextComposer(direction: .leftToRight, order: .logical),
    TextComposer(direction: .rightToLeft, order: .logical),
  ]

  private static func checkCells(of line: TextLine) {
    check(line.cells.reduce(0) { $0 + $1.width } == line.width, "cells unlike the line's width")
    for cell in line.cells {
      let scalars = cell.text.unicodeScalars
      check((1...2).contains(cell.width), "a cell of \(cell.width) columns")
      check((1...5).contains(scalars.count), "a cell of \(scalars.count) scalars")
      check(scalars.allSatisfy(\.mayBeDrawn), "\(cell.text.debugDescription) in a cell")
    }
    for cluster in line.clusters.lowerBound...line.clusters.upperBound {
      check((-1...line.width).contains(line.column(ofCluster: cluster)), "caret beyond the line")
    }
    for column in -1...line.width {
      let cluster = line.cluster(atColumn: column)
      check(line.clusters.contains(cluster) || cluster == line.clusters.upperBound, "\(cluster)")
    }
  }
}

extension Unicode.Scalar {
  /// Whether a terminal draws it, and obeys nothing.
  fileprivate var mayBeDrawn: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: false
    default: !properties.isBidiControl || self == "\u{200E}"
    }
  }
}
