import TerminalCells
import TerminalText

/// The bar on top: where one is, what one can go to, and the language's own name.
struct TopBar {
  let resolver: Resolver

  init(_ resolver: Resolver) {
    self.resolver = resolver
  }

  func paint(in rect: Rect, on canvas: inout Canvas) {
    let row = rect.origin.row
    var column = rect.origin.column + 1
    let end = paintTrailing(
      row: row, end: rect.columns.upperBound - 1, leading: column, on: &canvas)
    if resolver.state.path.count > 1 {
      column += paintBack(at: Point(row: row, column: column), end: end, on: &canvas) + 2
    }
    if let title = resolver.texts.text(resolver.map.screen.navigationItem?.title) {
      let room = max(0, end - column)
      canvas.draw(
        title.truncated(to: room), at: Point(row: row, column: column), columns: room,
        style: canvas.palette.style(.title))
    }
    let line = Rect(row: row + 1, column: 0, columns: rect.size.columns, rows: 1)
    canvas.tile("─", over: line, style: canvas.palette.style(.line))
  }

  /// The way back, its arrow pointing to where one came from; gives the columns taken.
  private func paintBack(at point: Point, end: Int, on canvas: inout Canvas) -> Int {
    // Bidi would mirror the mark once more: it is drawn as it is.
    let arrow = TextComposer(direction: .leftToRight, order: .logical)
      .line(canvas.direction == .rightToLeft ? "›" : "‹")
    let style = canvas.palette.style(.plain)
    let title = resolver.texts.own("parlance.back").truncated(
      to: max(0, end - point.column - arrow.width - 1))
    let start = Point(row: point.row, column: point.column + arrow.width + 1)
    canvas.draw(arrow, at: point, columns: arrow.width, style: style)
    canvas.draw(title, at: start, columns: title.width, style: style)
    let width = arrow.width + 1 + title.width
    canvas.mark(.back, over: Rect(origin: point, size: Size(columns: width, rows: 1)))
    return width
  }

  /// The items and the language's name; gives the column at which they begin.
  private func paintTrailing(
    row: Int, end: Int, leading: Int, on canvas: inout Canvas
  ) -> Int {
    let locale = resolver.texts.locale
    let name = ComposedText(
      locale.ownName, composer: resolver.texts.composer(for: locale.language))
    // At least half of the bar is the title's.
    let first = leading + (end - leading) / 2
    var column = end
    func place(width: Int) -> Rect? {
      guard column - width >= first else { return nil }
      column -= width
      defer { column -= 3 }
      return Rect(row: row, column: column, columns: width, rows: 1)
    }
    if let rect = place(width: name.line.width) {
      canvas.draw(
        name.line, at: rect.origin, columns: rect.size.columns,
        style: canvas.palette.style(.label))
      canvas.mark(.language, over: rect)
    }
    for (address, item) in resolver.map.barItems.reversed()
    where resolver.state.isShown(address, on: resolver.map) {
      let box = resolver.barItem(item, address: address)
      guard let rect = place(width: box.size(within: end - leading).columns) else { continue }
      box.paint(in: rect, on: &canvas)
    }
    return column
  }
}
