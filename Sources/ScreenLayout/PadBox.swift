import TerminalCells
import TerminalText

/// The decimal pad: three cells a key, in the order of a keypad whatever the direction.
struct PadBox: Leaf {
  let target: ElementAddress
  let keys: [[PadKey]]
  /// The key that has the keyboard's focus, when the pad has.
  let focused: PadKey?
  /// What each key shows in the locale.
  let captions: [PadKey: TextLine]

  private let keyWidth = 3

  var address: ElementAddress? { target }

  var leastWidth: Int { 3 * keyWidth }

  func size(within columns: Int) -> Size {
    Size(columns: min(columns, 3 * keyWidth), rows: keys.count)
  }

  func paint(in rect: Rect, on canvas: inout Canvas) {
    for (row, line) in keys.prefix(rect.size.rows).enumerated() {
      for (index, key) in line.enumerated() {
        let place = canvas.direction == .leftToRight ? index : 2 - index
        let cell = Rect(
          row: rect.origin.row + row, column: rect.origin.column + place * keyWidth,
          columns: keyWidth, rows: 1)
        guard cell.columns.upperBound <= rect.columns.upperBound else { continue }
        let style = canvas.palette.style(key == focused ? .focus : .plain)
        canvas.fill(cell, style: style)
        if let caption = captions[key] {
          canvas.draw(caption, at: cell.origin, columns: keyWidth, alignment: .center, style: style)
        }
        if key == focused {
          canvas.placeCursor(Point(row: cell.origin.row, column: cell.origin.column + 1))
        }
        canvas.mark(.padKey(target, key), over: cell)
      }
    }
  }
}
