import TerminalCells
import TerminalText

/// Choices in a row, the chosen one in angle marks.
struct SegmentsBox: Leaf {
  struct Segment: Sendable {
    let id: String
    let title: ComposedText
  }

  let target: ElementAddress
  let segments: [Segment]
  let chosen: String
  let isFocused: Bool
  let marks: Marks

  /// The marks around the chosen title: its leading and its trailing side.
  struct Marks: Sendable {
    let before: TextLine
    let after: TextLine

    init(_ direction: Direction) {
      let composer = TextComposer(direction: .leftToRight, order: .visual)
      let (opening, closing) = (composer.line("‹"), composer.line("›"))
      before = direction == .leftToRight ? opening : closing
      after = direction == .leftToRight ? closing : opening
    }
  }

  var address: ElementAddress? { target }

  /// One row, or as many as it takes: a segment never breaks in two.
  private func places(within columns: Int) -> [Point] {
    var point = Point(row: 0, column: 0)
    return segments.map { segment in
      let width = width(of: segment, within: columns)
      if point.column > 0, point.column + width > columns {
        point = Point(row: point.row + 1, column: 0)
      }
      defer { point.column += width + 1 }
      return point
    }
  }

  private func width(of segment: Segment, within columns: Int) -> Int {
    min(columns, segment.title.fitting(columns - 2).line.width + 2)
  }

  var leastWidth: Int { segments.map { $0.title.fitting(0).line.width + 2 }.max() ?? 0 }

  func size(within columns: Int) -> Size {
    let places = places(within: columns)
    let ends = zip(segments, places).map { $1.column + width(of: $0, within: columns) }
    return Size(columns: ends.max() ?? 0, rows: (places.last?.row ?? 0) + 1)
  }

  func paint(in rect: Rect, on canvas: inout Canvas) {
    let columns = rect.size.columns
    for (segment, place) in zip(segments, places(within: columns)) {
      let width = width(of: segment, within: columns)
      let isChosen = segment.id == chosen
      let role: Palette.Role = !isChosen ? .plain : isFocused ? .focus : .chosen
      let style = canvas.palette.style(role)
      var point = Point(
        row: rect.origin.row + place.row, column: rect.origin.column + place.column)
      let region = Rect(origin: point, size: Size(columns: width, rows: 1))
      if isChosen { canvas.draw(marks.before, at: point, columns: 1, style: style) }
      point.column += 1
      let text = segment.title.fitting(width - 2)
      let title = text.truncated(to: max(0, width - 2))
      canvas.draw(title, at: point, columns: max(0, width - 2), style: style)
      canvas.note(text, shownAs: title, at: point)
      if isChosen {
        if isFocused { canvas.placeCursor(point) }
        point.column += title.width
        canvas.draw(marks.after, at: point, columns: 1, style: style)
      }
      canvas.mark(.segment(target, id: segment.id), over: region)
    }
  }
}
