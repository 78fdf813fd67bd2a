import ScreenDescription
import ScreenLayout
import TerminalCells

extension Session {
  /// What the key bar shows: what works now, for what has the focus.
  var hints: [KeyHint] {
    if state.overlay != nil {
      return [
        KeyHint(key: "⏎", captionKey: "parlance.key.choose", press: Key(.enter)),
        KeyHint(key: "Esc", captionKey: "parlance.key.close", press: Key(.escape)),
      ].filter { hint in hint.press.code == .escape || isChoosing }
    }
    func hint(_ command: Command) -> [KeyHint] {
      (Binding.global + Binding.screen).filter { $0.command == command && $0.captionKey != nil }
        .compactMap(\.hint)
    }
    let back = state.path.count > 1 ? hint(.back) : []
    return hint(.nextLanguage) + hint(.chooseLanguage) + back + focusHints + hint(.focusNext)
      + hint(.help) + hint(.quit)
  }

  private var isChoosing: Bool {
    guard case .choices = state.overlay else { return false }
    return true
  }

  private var focusHints: [KeyHint] {
    guard let focus else { return [] }
    guard let element = map.elements[focus] else { return [Self.pressHint] }
    switch element.kind {
    case .numericField:
      return [KeyHint(key: "↑↓", captionKey: "parlance.key.step", press: Key(.up))]
    case .segmentedControl:
      return [KeyHint(key: "←→", captionKey: "parlance.key.choose", press: Key(.right))]
    case .textField(let field):
      return (field.action == nil ? [] : [Self.pressHint]) + Binding.selectAll
    case .textView:
      return [KeyHint(key: "⏎", captionKey: "parlance.key.newLine", press: Key(.enter))]
    case .searchBar(let bar):
      guard bar.list != nil else { return Binding.selectAll }
      return [KeyHint(key: "⏎", captionKey: "parlance.key.toList", press: Key(.enter))]
    case .list(let list):
      let choose = KeyHint(
        key: "↑↓", captionKey: "parlance.key.choose", press: Key(.down),
        isOptional: list.action != nil)
      return [choose] + (list.action == nil ? [] : [Self.pressHint])
    case .decimalPad, .button, .toggle, .picker, .languagePicker: return [Self.pressHint]
    default: return []
    }
  }

  private static let pressHint = KeyHint(
    key: "⏎", captionKey: "parlance.key.press", press: Key(.enter))
}
