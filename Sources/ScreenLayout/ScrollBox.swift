import TerminalCells

/// A scroll area: what is taller than its room is moved so far that the focus can be seen.
struct ScrollBox: Box {
  let target: ElementAddress
  let content: any Box
  let focus: ElementAddress?
  /// Rows that the person scrolled away; nil follows the focus.
  let scrolled: Int?

  /// Rows without which it would be too small to see anything in; spare room makes it taller.
  private static let fewestRows = 3

  var leastWidth: Int { content.leastWidth + 2 }

  func size(within columns: Int) -> Size {
    let size = content.size(within: columns)
    return Size(columns: columns, rows: min(size.rows, Self.fewestRows))
  }

  func arrange(in rect: Rect, into placements: inout [Placement]) {
    let rows = content.size(within: rect.size.columns).rows
    guard rows > rect.size.rows else {
      content.arrange(in: rect, into: &placements)
      return
    }
    // The last two columns are the scroll bar's.
    let columns = max(1, rect.size.columns - 2)
    let room = Size(columns: columns, rows: content.size(within: columns).rows)
    var inside: [Placement] = []
    content.arrange(in: Rect(origin: rect.origin, size: room), into: &inside)
    let last = room.rows - rect.size.rows
    let first = FocusScroll.rows(
      inside, focus: focus, visible: rect.rows, wanted: scrolled, last: last)
    placements.append(
      Placement(
        rect: rect,
        leaf: ScrollBarBox(
          target: target, first: first, last: last, count: room.rows)))
    for placement in inside {
      var place = placement.rect
      place.origin.row -= first
      placements.append(
        Placement(rect: place, leaf: placement.leaf, clip: placement.clip ?? rect))
    }
  }
}

/// How far rows must move so that the focused element is seen.
enum FocusScroll {
  /// Rows above the first one shown: where the person scrolled to, or as few as the focus needs.
  static func rows(
    _ placements: [Placement], focus: ElementAddress?, visible: Range<Int>, wanted: Int?,
    last: Int
  ) -> Int {
    var scroll = wanted ?? 0
    if wanted == nil, let focus,
      let placement = placements.first(where: { $0.leaf.address == focus })
    {
      // All of the element, as far as it fits; then what the person must see of it.
      for rows in [placement.rect.rows, placement.leaf.focusRows(in: placement.rect)] {
        scroll = max(scroll, rows.upperBound - visible.upperBound)
        scroll = min(scroll, rows.lowerBound - visible.lowerBound)
      }
    }
    return min(max(0, scroll), max(0, last))
  }
}

/// The scroll bar of a scroll area, and what it says of itself to the mouse.
struct ScrollBarBox: Leaf {
  let target: ElementAddress
  let first: Int
  let last: Int
  let count: Int

  func size(within columns: Int) -> Size { Size(columns: min(1, columns), rows: 1) }

  func paint(in rect: Rect, on canvas: inout Canvas) {
    canvas.noteArea(rect, of: target)
    canvas.noteScroll(Scroll(rows: first, last: last), of: target)
    ScrollBar(first: first, shown: rect.size.rows, count: count).paint(in: rect, on: &canvas)
  }
}
