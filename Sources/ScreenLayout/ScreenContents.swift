package import LocaleLayer
package import ScreenDescription
package import StringTables
import TerminalCells
import TerminalText

/// What a screen holds in a language: those values that a state alone does not know, because a
/// text follows the language until it is edited.
package struct ScreenContents: Sendable {
  let texts: TextResolver

  package init(
    _ map: ScreenMap, state: ScreenState, localizer: Localizer, locale: AppLocale,
    reordersText: Bool = true, filters: [ElementAddress: RowFilter] = [:]
  ) {
    texts = TextResolver(
      localizer: localizer, locale: locale, state: state, map: map,
      order: reordersText ? .visual : .logical, filters: filters)
  }

  /// What a name is worth: an element's id first, then a value of the app.
  package func value(named name: String) -> Value? {
    texts.value(named: name)
  }

  /// The rows of a list as they are shown.
  package func rows(of list: List, at address: ElementAddress) -> ShownRows {
    texts.rows(of: list, at: address)
  }

  /// What the searches of the screen find now; what they found before is kept where it holds.
  package var filters: [ElementAddress: RowFilter] {
    let filters = texts.map.searchedLists.compactMap { address, list in
      texts.filter(of: list, at: address).map { (address, $0) }
    }
    return Dictionary(filters, uniquingKeysWith: { first, _ in first })
  }

  /// Looks at another portion of the rows that no search reached yet, or at all of them.
  package func search(_ filters: inout [ElementAddress: RowFilter], toTheEnd: Bool) {
    for (address, list) in texts.map.searchedLists {
      filters[address]?.search(list, with: texts, toTheEnd: toTheEnd)
    }
  }

  /// The letters that press a button with Alt, but for those reserved for other keys.
  package func altLetters(reserved: Set<Character>) -> [Character: ElementAddress] {
    AltLetters(texts.buttons, reserved: reserved).addresses
  }

  /// The text of an element, as the person left it or as the description begins it.
  package func draft(of entry: TextEntry, at address: ElementAddress) -> TextDraft {
    texts.draft(of: entry, at: address)
  }
}

extension ScreenContents {
  /// The direction in which the line of the caret runs, which the arrow keys follow.
  package func runsRightToLeft(_ draft: TextDraft) -> Bool {
    let line = draft.takesLines ? draft.string(draft.lineRange(at: draft.selection.caret)) : nil
    return texts.composer(forTyped: line ?? draft.text).direction == .rightToLeft
  }
}
