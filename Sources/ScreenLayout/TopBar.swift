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
        title, at: Point(row: row, column: column), columns: room,
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
    let back = resolver.texts.own("parlance.back")
    let title = back.truncated(to: max(0, end - point.column - arrow.width - 1))
    let start = Point(row: point.row, column: point.column + arrow.width + 1)
    canvas.draw(arrow, at: point, columns: arrow.width, style: style)
    canvas.draw(title, at: start, columns: title.width, style: style)
    canvas.note(back, shownAs: title, at: start)
    let width = arrow.width + 1 + title.width
    canvas.mark(.back, over: Rect(origin: point, size: Size(columns: width, rows: 1)))
    return width
  }

  /// The items and the language's name; gives the column at which they begin.
  ///
  /// Where not all fit, the title gives way down to half of the bar, then the language's name goes,
  /// then items from the end; the focused one is always shown.
  private func paintTrailing(
    row: Int, end: Int, leading: Int, on canvas: inout Canvas
  ) -> Int {
    let locale = resolver.texts.locale
    let name = ComposedText(
      locale.ownName, composer: resolver.texts.composer(for: locale.language))
    let shown = items.map { (box: $0, width: $0.size(within: end - leading).columns) }
    let title = resolver.texts.text(resolver.map.screen.navigationItem?.title)?.line.width ?? 0
    var room = end - leading - min(title, (end - leading) / 2)
    var kept = Set(shown.indices.filter { shown[$0].box.isFocused })
    room -= kept.map { shown[$0].width + Self.gap }.reduce(0, +)
    for (index, item) in shown.enumerated() where !kept.contains(index) {
      guard item.width + Self.gap <= room else {
        canvas.noteDropped(item.box.title)
        continue
      }
      room -= item.width + Self.gap
      kept.insert(index)
    }
    var column = end
    func place(width: Int) -> Rect {
      column -= width
      defer { column -= Self.gap }
      return Rect(row: row, column: column, columns: width, rows: 1)
    }
    if name.line.width + Self.gap <= room {
      let rect = place(width: name.line.width)
      canvas.draw(
        name, at: rect.origin, columns: rect.size.columns, style: canvas.palette.style(.label))
      canvas.mark(.language, over: rect)
    } else {
      canvas.noteDropped(name)
    }
    for index in kept.sorted(by: >) {
      shown[index].box.paint(in: place(width: shown[index].width), on: &canvas)
    }
    return column
  }

  /// Cells between two things in the bar.
  private static let gap = 3

  private var items: [ButtonBox] {
    resolver.map.barItems.filter { resolver.state.isShown($0.address, on: resolver.map) }
      .map { resolver.barItem($0.item, address: $0.address) }
  }
}
