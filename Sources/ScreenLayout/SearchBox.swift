import TerminalCells

/// A search bar: a prompt, and the field in which one types.
struct SearchBox: Leaf {
  let prompt: ComposedText?
  let field: TextFieldBox

  /// Between the prompt and the field, in cells.
  private let gap = 2

  var address: ElementAddress? { field.target }

  /// The prompt's cells and those of the gap; at most half of the room.
  private func lead(within columns: Int) -> Int {
    prompt.map { min($0.line.width + gap, columns / 2) } ?? 0
  }

  var leastWidth: Int { FieldWidth.least }

  func size(within columns: Int) -> Size {
    let lead = lead(within: columns)
    return Size(columns: lead + field.size(within: columns - lead).columns, rows: 1)
  }

  func paint(in rect: Rect, on canvas: inout Canvas) {
    let lead = lead(within: rect.size.columns)
    if let prompt {
      let room = max(0, lead - gap)
      canvas.draw(
        prompt, at: rect.origin, columns: room,
        style: canvas.palette.style(.label))
    }
    field.paint(
      in: Rect(
        row: rect.origin.row, column: rect.origin.column + lead,
        columns: rect.size.columns - lead, rows: 1),
      on: &canvas)
  }
}
