package import TerminalCells

/// How a line's clusters are ordered in its cells.
package enum TextOrder: Hashable, Sendable {
  /// As seen: reordered by the bidi algorithm (UAX #9), mirrored and shaped.
  case visual
  /// As stored: the terminal reorders and shapes, or nobody does.
  case logical
}

/// Turns text into lines of cells.
///
/// Clusters are Swift's `Character`s. What is drawn is free of control characters, in NFC, and
/// reduced to what terminals agree on (Reduction.swift). The time is linear in the text's length,
/// whatever the text is.
package struct TextComposer: Hashable, Sendable {
  /// The base direction of every paragraph.
  ///
  /// It is that of the text's language, not of the text's first letter (rules P2 and P3 are not
  /// used): an Arabic label that begins with a Latin name has this name at the leading edge and its
  /// full stop at the trailing one. An English text that stands in for a missing Arabic one is
  /// composed from left to right.
  package let direction: Direction
  package let order: TextOrder

  package init(direction: Direction, order: TextOrder) {
    self.direction = direction
    self.order = order
  }

  /// One line, as wide as the text is; a line break in it is a visible mark.
  package func line(_ text: String) -> TextLine {
    if let line = plainLine(text) { return line }
    let arranged = arrange(text)
    return arranged.line(0..<arranged.count, drawnTo: arranged.count)
  }

  /// One line of at most `width` columns; if the text is wider, an ellipsis stands at its end.
  ///
  /// Without a column there is no room for the ellipsis either: the line is empty.
  package func truncated(_ text: String, to width: Int) -> TextLine {
    guard width > 0 else { return emptyLine(isTruncated: !text.isEmpty) }
    if let line = plainLine(text), line.width <= width { return line }
    let arranged = arrange(text)
    guard arranged.width > width else {
      return arranged.line(0..<arranged.count, drawnTo: arranged.count)
    }
    return arranged.truncated(from: 0, to: width)
  }

  /// The text in lines of at most `width` columns.
  ///
  /// Lines end at line breaks and where UAX #14 allows it; a word that is longer than a line ends
  /// at a cluster. Spaces at the end of a wrapped line hang: they are not drawn. A cluster wider
  /// than the line becomes an ellipsis. An empty text is one empty line, and so is what follows a
  /// line break at the text's end.
  ///
  /// - Parameters:
  ///   - text: paragraphs, between line breaks.
  ///   - width: columns; without one there is a single empty line.
  ///   - limit: how many lines there may be, 0 for any number; if there are more, the last one ends
  ///     with an ellipsis.
  /// - Returns: at least one line.
  package func lines(_ text: String, width: Int, limit: Int = 0) -> [TextLine] {
    guard width > 0 else { return [emptyLine(isTruncated: !text.isEmpty)] }
    if let line = plainLine(text), line.width <= width { return [line] }
    var wrapping = Wrapping(width: width, limit: limit > 0 ? limit : .max)
    var paragraph = Paragraph(start: 0)
    for character in text {
      guard character.isNewline else {
        paragraph.append(character)
        continue
      }
      wrapping.add(arrange(paragraph), isLast: false)
      if wrapping.isFull { return wrapping.lines }
      paragraph = Paragraph(start: paragraph.end + 1)
    }
    wrapping.add(arrange(paragraph), isLast: true)
    return wrapping.lines
  }

  /// Columns of the text in one line.
  package func width(_ text: String) -> Int {
    PlainText.width(text) ?? arrange(text).width
  }

  /// The line of a text whose stored order is its screen order at first sight.
  private func plainLine(_ text: String) -> TextLine? {
    guard direction == .leftToRight || order == .logical else { return nil }
    return PlainText.line(text, direction: direction)
  }

  private func arrange(_ text: String) -> ArrangedText {
    var paragraph = Paragraph(start: 0, capacity: text.unicodeScalars.count)
    for character in text { paragraph.append(character) }
    return arrange(paragraph)
  }

  private func arrange(_ paragraph: consuming Paragraph) -> ArrangedText {
    ArrangedText(paragraph, direction: direction, order: order)
  }

  private func emptyLine(isTruncated: Bool) -> TextLine {
    let end = order == .visual && direction == .rightToLeft
    return TextLine(
      cells: [], width: 0, clusters: 0..<0, direction: direction, isTruncated: isTruncated,
      carets: [end ? -1 : 0], drawnEnd: 0, endsAtFirstColumn: end)
  }
}
