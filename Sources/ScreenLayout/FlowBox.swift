import TerminalCells

/// Boxes beside one another where they fit, else below one another.
struct FlowBox: Box {
  let children: [VerticalBox.Child]
  /// Empty cells between two boxes beside one another.
  let spacing: Int

  var leastWidth: Int { VerticalBox(children).leastWidth }

  func size(within columns: Int) -> Size {
    box(within: columns).size(within: columns)
  }

  func arrange(in rect: Rect, into placements: inout [Placement]) {
    box(within: rect.size.columns).arrange(in: rect, into: &placements)
  }

  private func box(within columns: Int) -> any Box {
    let wanted = children.map { max($0.box.size(within: columns).columns, $0.minimum.columns) }
    let fits = wanted.reduce(spacing * max(0, children.count - 1), +) <= columns
    return fits || children.count < 2
      ? HorizontalBox(children, spacing: spacing) : VerticalBox(children)
  }
}
