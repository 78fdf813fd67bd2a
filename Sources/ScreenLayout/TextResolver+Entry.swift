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
  private func firstText(_ text: ElementText) -> String {
    var resolver = self
    resolver.resolvesElements = false
    return resolver.localized(text, row: nil).string
  }

  /// What a name is worth on the screen in the language.
  func value(named name: String) -> Value? {
    let address = ElementAddress(id: name)
    guard resolvesElements, let element = map.elements[address] else {
      return state.value(named: name, on: map)
    }
    if let entry = element.textEntry { return .text(draft(of: entry, at: address).text) }
    if case .list(let list) = element.kind {
      let rows = rows(of: list, at: address)
      let chosen = state.list(at: address, on: map).chosenIndex(in: rows)
      return .text(chosen.map { rows[$0].id } ?? "")
    }
    return state.worth(of: element, at: address, on: map)
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
