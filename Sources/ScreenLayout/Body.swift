import TerminalCells

/// The elements of a screen between the bars, scrolled so that the focused one can be seen.
struct Body {
  let resolver: Resolver

  init(_ resolver: Resolver) {
    self.resolver = resolver
  }

  /// How far the body is scrolled, and could be, in rows.
  struct Scroll: Hashable, Sendable {
    var rows = 0
    var last = 0
  }

  func paint(in rect: Rect, on canvas: inout Canvas) -> Scroll {
    let margin = rect.size.columns < 40 ? 1 : 3
    // A form that spreads over a wide screen is hard to read across.
    let columns = min(76, rect.size.columns - 2 * margin)
    let box = resolver.body(resolver.map.screen.elements)
    let rows = max(rect.size.rows, box.size(within: columns).rows)
    var placements: [Placement] = []
    box.arrange(
      in: Rect(row: 0, column: margin, columns: columns, rows: rows), into: &placements)
    let scroll = scroll(placements, rows: rows, visible: rect.size.rows)
    canvas.clip = rect
    for placement in placements {
      var place = placement.rect
      place.origin.row += rect.origin.row - scroll
      guard place.rows.overlaps(rect.rows) else { continue }
      placement.leaf.paint(in: place, on: &canvas)
    }
    canvas.clip = Rect(row: 0, column: 0, columns: canvas.size.columns, rows: canvas.size.rows)
    return Scroll(rows: scroll, last: max(0, rows - rect.size.rows))
  }

  /// Rows above the first one shown: where the person scrolled to, or as few as the focus needs.
  private func scroll(_ placements: [Placement], rows: Int, visible: Int) -> Int {
    var scroll = resolver.state.memory.scroll ?? 0
    if resolver.state.memory.scroll == nil,
      let focus = resolver.focus,
      let placement = placements.first(where: { $0.leaf.address == focus })
    {
      // All of the element, as far as it fits; then what the person must see of it.
      for rows in [placement.rect.rows, placement.leaf.focusRows(in: placement.rect)] {
        scroll = min(max(scroll, rows.upperBound - visible), rows.lowerBound)
      }
    }
    return min(max(0, scroll), max(0, rows - visible))
  }
}
