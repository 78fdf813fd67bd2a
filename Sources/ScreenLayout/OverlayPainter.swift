import LocaleLayer
import TerminalCells
import TerminalText

/// Paints what lies over the screen: a frame of thin lines in the middle, rows inside.
struct OverlayPainter {
  let texts: TextResolver
  let help: [KeyHint]

  /// A row of a list: a mark before it and its text.
  private struct Row {
    let text: ComposedText
    var detail: TextLine?
    var isTicked = false

    /// Columns of the detail and the gap behind it.
    var detailWidth: Int { detail.map { max(10, $0.width + 1) } ?? 0 }
  }

  /// Paints it; gives the most rows of a help that can be scrolled away.
  func paint(_ overlay: Overlay?, on canvas: inout Canvas) -> Int {
    guard let overlay else { return 0 }
    canvas.coverRegions()
    switch overlay {
    case .choices(let choices):
      paintChoices(choices, on: &canvas)
      return 0
    case .help(let scroll): return paintHelp(scroll: scroll, on: &canvas)
    }
  }

  private func paintChoices(_ overlay: ChoiceOverlay, on canvas: inout Canvas) {
    let list = ChoiceList(
      overlay, state: texts.state, localizer: texts.localizer, locale: texts.locale,
      map: texts.map)
    let rows = list.rows.map { row in
      Row(
        text: ComposedText(row.name, composer: texts.composer(for: row.language)),
        isTicked: row.isCurrent)
    }
    let composer = texts.composer(for: texts.localizer.language)
    let find = texts.own("parlance.list.find")
    let widest = max(list.all.map { composer.width($0.name) }.max() ?? 0, find.line.width)
    let title = title(of: overlay.subject)
    let frame = self.frame(
      content: Size(columns: widest + 4, rows: list.all.count + 1), title: title, on: canvas)
    paintFrame(frame, title: title, on: &canvas)
    paintQuery(overlay.query, placeholder: find, in: frame, on: &canvas)
    let inside = Rect(
      row: frame.origin.row + 2, column: frame.origin.column + 1,
      columns: frame.size.columns - 2, rows: frame.size.rows - 3)
    let index = list.index(of: overlay.highlighted) ?? 0
    let first = min(max(0, index - inside.size.rows / 2), max(0, rows.count - inside.size.rows))
    for (offset, row) in rows.dropFirst(first).prefix(inside.size.rows).enumerated() {
      let place = Rect(
        row: inside.origin.row + offset, column: inside.origin.column,
        columns: inside.size.columns, rows: 1)
      paint(row, in: place, isHighlighted: first + offset == index, on: &canvas)
      canvas.mark(.overlayRow(first + offset), over: place)
    }
    ScrollBar(first: first, shown: inside.size.rows, count: rows.count)
      .paint(in: inside, on: &canvas)
    if overlay.query.isEmpty, !rows.isEmpty {
      canvas.placeCursor(
        Point(row: inside.origin.row + index - first, column: inside.origin.column + 1))
    }
  }

  private func title(of subject: ChoiceOverlay.Subject) -> ComposedText {
    switch subject {
    case .language: texts.own("parlance.languages.title")
    case .region: texts.own("parlance.regions.title")
    case .picker: texts.own("parlance.choices.title")
    }
  }

  /// The row on which a query is typed.
  private func paintQuery(
    _ query: String, placeholder: ComposedText, in frame: Rect, on canvas: inout Canvas
  ) {
    let composer = texts.composer(for: texts.localizer.language)
    let strip = Rect(
      row: frame.origin.row + 1, column: frame.origin.column + 1,
      columns: frame.size.columns - 2, rows: 1)
    canvas.fill(strip, style: canvas.palette.style(.field))
    let room = strip.size.columns - 2
    // Of a long query the end is seen, where it is typed.
    var end = Substring(query)
    while composer.width(String(end)) > room { end.removeFirst() }
    let text = query.isEmpty ? placeholder : ComposedText(String(end), composer: composer)
    let width = min(room, text.line.width)
    canvas.draw(
      text, at: Point(row: strip.origin.row, column: strip.origin.column + 1), columns: room,
      style: canvas.palette.style(query.isEmpty ? .placeholder : .field))
    if !query.isEmpty {
      canvas.placeCursor(
        Point(row: strip.origin.row, column: strip.origin.column + 1 + width))
    }
  }

  private func paintHelp(scroll: Int, on canvas: inout Canvas) -> Int {
    let keys = TextComposer(direction: .leftToRight, order: .logical)
    let rows = help.map { Row(text: texts.caption(of: $0), detail: keys.line($0.key)) }
    let widest = rows.map { $0.text.line.width + $0.detailWidth }.max() ?? 0
    let title = texts.own("parlance.help.title")
    let frame = self.frame(
      content: Size(columns: widest + 4, rows: rows.count), title: title, on: canvas)
    paintFrame(frame, title: title, on: &canvas)
    let inside = Rect(
      row: frame.origin.row + 1, column: frame.origin.column + 1,
      columns: frame.size.columns - 2, rows: frame.size.rows - 2)
    let last = max(0, rows.count - inside.size.rows)
    let first = min(max(0, scroll), last)
    for (offset, row) in rows.dropFirst(first).prefix(inside.size.rows).enumerated() {
      let place = Rect(
        row: inside.origin.row + offset, column: inside.origin.column,
        columns: inside.size.columns, rows: 1)
      paint(row, in: place, isHighlighted: false, on: &canvas)
    }
    ScrollBar(first: first, shown: inside.size.rows, count: rows.count)
      .paint(in: inside, on: &canvas)
    return last
  }

  /// In the middle of the screen; at most 60 % of its height where that still shows five rows.
  private func frame(content: Size, title: ComposedText, on canvas: Canvas) -> Rect {
    let width = min(canvas.size.columns, max(content.columns + 4, title.line.width + 6))
    let tallest = max(min(8, canvas.size.rows - 1), canvas.size.rows * 6 / 10)
    let height = min(tallest, content.rows + 2)
    return Rect(
      row: max(0, (canvas.size.rows - height) / 2),
      column: max(0, (canvas.size.columns - width) / 2), columns: width, rows: height)
  }

  private func paintFrame(_ rect: Rect, title: ComposedText, on canvas: inout Canvas) {
    canvas.fill(rect, style: .plain)
    let style = canvas.palette.style(.line)
    let (top, bottom) = (rect.origin.row, rect.rows.upperBound - 1)
    let (leading, trailing) = (rect.origin.column, rect.columns.upperBound - 1)
    let mirrored = canvas.direction == .rightToLeft
    for row in [top, bottom] {
      let line = Rect(row: row, column: leading, columns: rect.size.columns, rows: 1)
      canvas.tile("─", over: line, style: style)
    }
    for column in [leading, trailing] {
      let line = Rect(row: top, column: column, columns: 1, rows: rect.size.rows)
      canvas.tile("│", over: line, style: style)
    }
    let corners = [
      (top, leading, mirrored ? "┐" : "┌"), (top, trailing, mirrored ? "┌" : "┐"),
      (bottom, leading, mirrored ? "┘" : "└"), (bottom, trailing, mirrored ? "└" : "┘"),
    ]
    for (row, column, corner) in corners {
      canvas.tile(corner, over: Rect(row: row, column: column, columns: 1, rows: 1), style: style)
    }
    let room = max(0, rect.size.columns - 6)
    let line = title.truncated(to: room)
    let place = Rect(row: top, column: leading + 2, columns: line.width + 2, rows: 1)
    canvas.fill(place, style: .plain)
    canvas.draw(
      title, at: Point(row: top, column: leading + 3), columns: room,
      style: canvas.palette.style(.title))
  }

  private func paint(
    _ row: Row, in rect: Rect, isHighlighted: Bool, on canvas: inout Canvas
  ) {
    let style = canvas.palette.style(isHighlighted ? .focus : .plain)
    canvas.fill(rect, style: style)
    let start = rect.origin.column + 1
    if row.isTicked {
      canvas.tile(
        "✓", over: Rect(row: rect.origin.row, column: start, columns: 1, rows: 1), style: style)
    }
    var column = start + 2
    if let detail = row.detail {
      canvas.draw(
        detail, at: Point(row: rect.origin.row, column: start), columns: detail.width,
        style: canvas.palette.style(.key))
      column = start + row.detailWidth
    }
    let room = max(0, rect.columns.upperBound - 1 - column)
    canvas.draw(
      row.text, at: Point(row: rect.origin.row, column: column),
      columns: room, style: style)
  }
}
