import ScreenDescription
import TerminalCells
import TerminalText

/// The bar on top: where one is, what one can go to, and the language's own name.
struct TopBar {
  let resolver: Resolver
  private let title: ComposedText?
  /// What the screen asks of the person, on a line of its own.
  private let prompt: ComposedText?
  /// The language's own name.
  private let name: ComposedText

  init(_ resolver: Resolver) {
    self.resolver = resolver
    let item = resolver.map.screen.navigationItem
    title = resolver.texts.text(item?.title)
    prompt = resolver.texts.text(item?.prompt)
    let locale = resolver.texts.locale
    name = ComposedText(
      locale.ownName, composer: resolver.texts.composer(for: locale.language))
  }

  /// With the thin line below; under 12 rows a prompt has none.
  var rows: Int { prompt == nil || resolver.size.rows < 12 ? 2 : 3 }

  func paint(in rect: Rect, on canvas: inout Canvas) {
    let row = rect.origin.row
    var column = rect.origin.column + 1
    let end = rect.columns.upperBound - 1
    if resolver.state.path.count > 1 {
      column += paintBack(at: Point(row: row, column: column), end: end, on: &canvas) + 2
    }
    let contents = BarContents(
      items, name: name, title: title, within: end - column)
    for title in contents.dropped { canvas.noteDropped(title) }
    for item in contents.leading {
      let place = Rect(row: row, column: column, columns: item.width, rows: 1)
      item.paint(in: place, on: &canvas)
      column += item.width + BarContents.gap
    }
    let trailing = paintTrailing(contents, row: row, end: end, on: &canvas)
    if let title {
      canvas.draw(
        title, at: Point(row: row, column: column), columns: max(0, trailing - column),
        style: canvas.palette.style(.title))
    }
    paintPrompt(in: rect, on: &canvas)
    let line = Rect(
      row: rect.rows.upperBound - 1, column: 0, columns: rect.size.columns, rows: 1)
    canvas.tile("─", over: line, style: canvas.palette.style(.line))
  }

  private func paintPrompt(in rect: Rect, on canvas: inout Canvas) {
    guard let prompt else { return }
    guard rows > 2 else {
      canvas.noteDropped(prompt)
      return
    }
    canvas.draw(
      prompt, at: Point(row: rect.origin.row + 1, column: rect.origin.column + 1),
      columns: max(0, rect.size.columns - 2), style: canvas.palette.style(.label))
  }

  /// The way back, its arrow pointing to where one came from; gives the columns taken.
  private func paintBack(at point: Point, end: Int, on canvas: inout Canvas) -> Int {
    // Bidi would mirror the mark once more: it is drawn as it is.
    let arrow = TextComposer(direction: .leftToRight, order: .logical)
      .line(canvas.direction == .rightToLeft ? "›" : "‹")
    let style = canvas.palette.style(.plain)
    let room = max(0, end - point.column - arrow.width - 1)
    let back = resolver.texts.own("parlance.back").fitting(room)
    let title = back.truncated(to: room)
    let start = Point(row: point.row, column: point.column + arrow.width + 1)
    canvas.draw(arrow, at: point, columns: arrow.width, style: style)
    canvas.draw(title, at: start, columns: title.width, style: style)
    canvas.note(back, shownAs: title, at: start)
    let width = arrow.width + 1 + title.width
    canvas.mark(.back, over: Rect(origin: point, size: Size(columns: width, rows: 1)))
    return width
  }

  /// The language's name at the edge and items before it; gives the column at which they begin.
  private func paintTrailing(
    _ contents: BarContents, row: Int, end: Int, on canvas: inout Canvas
  ) -> Int {
    var column = end
    func place(width: Int) -> Rect {
      column -= width
      defer { column -= BarContents.gap }
      return Rect(row: row, column: column, columns: width, rows: 1)
    }
    if contents.showsName {
      let rect = place(width: name.line.width)
      canvas.draw(
        name, at: rect.origin, columns: rect.size.columns, style: canvas.palette.style(.label))
      canvas.mark(.language, over: rect)
    }
    for item in contents.trailing.reversed() {
      item.paint(in: place(width: item.width), on: &canvas)
    }
    return column
  }

  private var items: [BarContents.Item] {
    let (state, map) = (resolver.state, resolver.map)
    return map.barItems.filter { state.isShown($0.address, on: map) }.map { address, item in
      BarContents.Item(
        button: resolver.barItem(item, address: address), edge: item.edge,
        isEnabled: state.isEnabled(address, on: map))
    }
  }
}
