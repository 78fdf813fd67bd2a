import TerminalCells
import TerminalText

/// A button: its title in brackets, with the letter underlined that presses it with Alt.
struct ButtonBox: Leaf {
  let target: ElementAddress
  let title: AltLetters.Title
  let brackets: Brackets
  var isDefault = false
  let isFocused: Bool

  /// What stands before and after the title.
  struct Brackets: Sendable {
    let before: TextLine
    let after: TextLine

    var width: Int { before.width + after.width }

    /// `[ ` and ` ]`: in right to left they swap sides and keep their shape.
    static func button(_ direction: Direction) -> Brackets {
      let composer = TextComposer(direction: .leftToRight, order: .visual)
      let (opening, closing) = (composer.line("[ "), composer.line(" ]"))
      return direction == .leftToRight
        ? Brackets(before: opening, after: closing) : Brackets(before: closing, after: opening)
    }

    /// None: an item of the bar on top.
    static let none = {
      let empty = TextComposer(direction: .leftToRight, order: .visual).line("")
      return Brackets(before: empty, after: empty)
    }()
  }

  var address: ElementAddress? { target }

  func size(within columns: Int) -> Size {
    let title = title.fitting(columns - brackets.width)
    return Size(columns: min(columns, title.text.line.width + brackets.width), rows: 1)
  }

  /// The room of the whole title.
  var usualWidth: Int { title.text.line.width + brackets.width }

  /// The room of the title in its fewest words.
  var leastWidth: Int { title.fitting(0).text.line.width + brackets.width }

  func paint(in rect: Rect, on canvas: inout Canvas) {
    let width = size(within: rect.size.columns).columns
    let room = max(0, width - brackets.width)
    let title = title.fitting(room)
    let line = title.text.truncated(to: room)
    let base = canvas.palette.style(role)
    var point = rect.origin
    canvas.draw(brackets.before, at: point, columns: brackets.before.width, style: base)
    point.column += brackets.before.width
    canvas.draw(line, at: point, columns: room) { cluster in
      guard cluster == title.underlined else { return base }
      var style = base
      style.attributes.formUnion(.underline)
      return style
    }
    canvas.note(title.text, shownAs: line, at: point)
    if isFocused { canvas.placeCursor(point) }
    point.column += line.width
    canvas.draw(brackets.after, at: point, columns: brackets.after.width, style: base)
    canvas.mark(
      .element(target), over: Rect(origin: rect.origin, size: Size(columns: width, rows: 1)))
  }

  private var role: Palette.Role {
    if isFocused { return .focus }
    return isDefault ? .defaultButton : .button
  }
}
