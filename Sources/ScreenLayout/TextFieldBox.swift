import TerminalCells
import TerminalText

/// A text field: a shaded strip with its text, the caret in sight.
struct TextFieldBox: Leaf {
  let target: ElementAddress
  let draft: TextDraft
  let texts: TextResolver
  let placeholder: ComposedText?
  let isFocused: Bool
  let width: FieldWidth

  /// Cells of a strip whose description says nothing else.
  static let usualWidth = 40

  var address: ElementAddress? { target }

  var leastWidth: Int { FieldWidth.least }

  func size(within columns: Int) -> Size {
    Size(columns: width.wanted(of: columns), rows: 1)
  }

  func paint(in rect: Rect, on canvas: inout Canvas) {
    let strip = Rect(
      origin: rect.origin, size: Size(columns: width.used(of: rect.size.columns), rows: 1))
    let base = canvas.palette.style(.field)
    canvas.fill(strip, style: base)
    canvas.mark(.element(target), over: strip)
    guard strip.size.columns > 0 else { return }
    let area = canvas.noteArea(strip, of: target)
    if draft.length == 0, let placeholder {
      let room = strip.size.columns - 1
      canvas.draw(
        placeholder, at: strip.origin, columns: room,
        style: canvas.palette.style(.placeholder))
    }
    let page = TextPage(
      field: draft, texts: texts, columns: strip.size.columns, showsCaret: isFocused)
    let row = page.rows[0]
    row.paint(in: area, look: canvas.look(of: draft, isFocused: isFocused), on: &canvas)
    guard isFocused else { return }
    canvas.placeCursor(
      onScreen: Point(
        row: area.origin.row,
        column: area.origin.column + row.column(of: draft.selection.caret)))
  }
}

extension Canvas {
  /// The look of a text in a field; only with the focus its selection is shown.
  func look(of draft: TextDraft, isFocused: Bool) -> TextLook {
    TextLook(
      base: palette.style(.field), highlighted: palette.style(.selection),
      selection: isFocused ? draft.selection.range : nil)
  }
}
