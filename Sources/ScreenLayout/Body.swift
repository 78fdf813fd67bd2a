import TerminalCells

/// The elements of a screen between the bars, scrolled so that the focused one can be seen.
struct Body {
  let resolver: Resolver

  init(_ resolver: Resolver) {
    self.resolver = resolver
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
    let last = max(0, rows - rect.size.rows)
    let scroll = FocusScroll.rows(
      placements, focus: resolver.focus, visible: 0..<rect.size.rows,
      wanted: resolver.state.memory.scroll, last: last)
    let shift = rect.origin.row - scroll
    for placement in placements {
      let place = placement.rect.shifted(byRows: shift)
      canvas.clip = rect.intersection(placement.clip?.shifted(byRows: shift) ?? rect)
      guard place.rows.overlaps(canvas.clip.rows) else { continue }
      placement.leaf.paint(in: place, on: &canvas)
    }
    canvas.clip = Rect(row: 0, column: 0, columns: canvas.size.columns, rows: canvas.size.rows)
    return Scroll(rows: scroll, last: last)
  }
}

/// How far rows are scrolled, and could be.
package struct Scroll: Hashable, Sendable {
  package var rows = 0
  package var last = 0
}

extension Rect {
  fileprivate func shifted(byRows rows: Int) -> Rect {
    Rect(origin: Point(row: origin.row + rows, column: origin.column), size: size)
  }

  /// What both cover.
  fileprivate func intersection(_ other: Rect) -> Rect {
    let (rows, columns) = (rows.clamped(to: other.rows), columns.clamped(to: other.columns))
    return Rect(
      row: rows.lowerBound, column: columns.lowerBound, columns: columns.count, rows: rows.count)
  }
}
