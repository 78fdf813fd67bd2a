import TerminalCells

/// A control that takes no keys and presses now, as it looks then.
struct DisabledBox: Leaf {
  let control: any Leaf

  var leastWidth: Int { control.leastWidth }

  func size(within columns: Int) -> Size { control.size(within: columns) }

  func paint(in rect: Rect, on canvas: inout Canvas) {
    canvas.isOutOfUse = true
    control.paint(in: rect, on: &canvas)
    canvas.isOutOfUse = false
  }
}
