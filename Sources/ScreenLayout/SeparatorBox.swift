import ScreenDescription
import TerminalCells

/// A thin line between what stands before and behind it.
struct SeparatorBox: Leaf {
  /// The axis along which the elements around it stand, which the line crosses.
  var axis = Stack.Axis.vertical

  func size(within columns: Int) -> Size {
    Size(columns: axis == .vertical ? columns : min(1, columns), rows: 1)
  }

  func paint(in rect: Rect, on canvas: inout Canvas) {
    let size =
      axis == .vertical
      ? Size(columns: rect.size.columns, rows: 1) : Size(columns: 1, rows: rect.size.rows)
    canvas.tile(
      axis == .vertical ? "─" : "│", over: Rect(origin: rect.origin, size: size),
      style: canvas.palette.style(.line))
  }
}
