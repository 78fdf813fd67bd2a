import ScreenDescription
import StringTables
import TerminalCells
import TerminalText

extension TextResolver {
  /// The text of an element, as the person left it or as the description begins it.
  func draft(of entry: TextEntry, at address: ElementAddress) -> TextDraft {
    let state = state.text(at: address, on: map)
    if let draft = state.draft { return draft }
    return TextDraft(
      entry.text.map { firstText($0) } ?? "", takesLines: entry.takesLines,
      selection: state.selection)
  }

  /// The first text of an element in the language.
  ///
  /// Its arguments are looked up without first texts: two elements could be each other's.
  private func firstText(_ text: ElementText) -> String {
    var resolver = self
    resolver.resolvesFirstTexts = false
    return resolver.localized(text, row: nil).string
  }

  /// What a name is worth on the screen in the language.
  func value(named name: String) -> Value? {
    guard resolvesFirstTexts, let element = map.element(id: name), let entry = element.textEntry
    else { return state.value(named: name, on: map) }
    return .text(draft(of: entry, at: ElementAddress(id: name)).text)
  }

  /// Composes what a person typed: in the direction of its first strong letter, or else of the
  /// language.
  func composer(forTyped text: String) -> TextComposer {
    let direction = Direction(firstStrongIn: text)
    return TextComposer(
      direction: direction ?? (localizer.isRightToLeft ? .rightToLeft : .leftToRight),
      order: order)
  }
}
