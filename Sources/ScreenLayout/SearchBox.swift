import TerminalCells

/// A search bar: a prompt, and the field in which one types.
struct SearchBox: Leaf {
  let prompt: ComposedText?
  let field: TextFieldBox

  /// Between the prompt and the field, in cells.
  private let gap = 2

  var address: ElementAddress? { field.target }

  var leastWidth: Int { (prompt.map { $0.leastWidth + gap } ?? 0) + field.leastWidth }

  /// The prompt in as many words as there is room for, and its cells with those of the gap.
  ///
  /// It has at most half of the room, but in its fewest words it stands beside the least field.
  private func lead(within columns: Int) -> (prompt: ComposedText, columns: Int)? {
    prompt.map { prompt in
      let least = min(prompt.leastWidth, columns - gap - field.leastWidth)
      let room = max(0, columns / 2 - gap, least)
      let fitting = prompt.fitting(room)
      return (fitting, min(columns, min(fitting.line.width, room) + gap))
    }
  }

  func size(within columns: Int) -> Size {
    let lead = lead(within: columns)?.columns ?? 0
    return Size(columns: lead + field.size(within: columns - lead).columns, rows: 1)
  }

  func paint(in rect: Rect, on canvas: inout Canvas) {
    let lead = lead(within: rect.size.columns)
    if let lead {
      canvas.draw(
        lead.prompt, at: rect.origin, columns: max(0, lead.columns - gap),
        style: canvas.palette.style(.label))
    }
    let start = lead?.columns ?? 0
    field.paint(
      in: Rect(
        row: rect.origin.row, column: rect.origin.column + start,
        columns: rect.size.columns - start, rows: 1),
      on: &canvas)
  }
}
