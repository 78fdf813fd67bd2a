import TerminalCells

/// Empty room.
struct SpacerBox: Leaf {
  func size(within columns: Int) -> Size { Size(columns: 0, rows: 0) }

  func paint(in rect: Rect, on canvas: inout Canvas) {}
}
