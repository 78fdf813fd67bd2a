import TerminalCells
import TerminalText

/// A button: its title in brackets, with the letter underlined that presses it with Alt.
struct ButtonBox: Leaf {
  let target: ElementAddress
  let title: ComposedText
  let brackets: Brackets
  var isDefault = false
  var isEnabled = true
  let isFocused: Bool
  /// The cluster of the title to underline.
  let underlined: Int?

  /// What stands before and after the title.
  struct Brackets: Sendable {
    let before: TextLine
    let after: TextLine

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
    let width = brackets.before.width + title.line.width + brackets.after.width
    return Size(columns: min(columns, width), rows: 1)
  }

  func paint(in rect: Rect, on canvas: inout Canvas) {
    let width = size(within: rect.size.columns).columns
    let room = max(0, width - brackets.before.width - brackets.after.width)
    let line = title.truncated(to: room)
    let base = canvas.palette.style(role)
    var point = rect.origin
    canvas.draw(brackets.before, at: point, columns: brackets.before.width, style: base)
    point.column += brackets.before.width
    canvas.draw(line, at: point, columns: room) { cluster in
      guard cluster == underlined else { return base }
      var style = base
      style.attributes.formUnion(.underline)
      return style
    }
    canvas.note(title, shownAs: line, at: point)
    if isFocused { canvas.placeCursor(point) }
    point.column += line.width
    canvas.draw(brackets.after, at: point, columns: brackets.after.width, style: base)
    canvas.mark(
      .element(target), over: Rect(origin: rect.origin, size: Size(columns: width, rows: 1)))
  }

  private var role: Palette.Role {
    if isFocused { return .focus }
    if !isEnabled { return .label }
    return isDefault ? .defaultButton : .button
  }
}
