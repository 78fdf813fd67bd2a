import LocaleLayer
import ScreenLayout
import TerminalCells

extension Session {
  /// Opens the list of languages on the present one, or closes it with nothing changed.
  mutating func toggleLanguages() {
    if case .choices(let choices) = state.overlay, choices.subject == .language {
      state.overlay = nil
    } else {
      open(.language, at: state.language.choice?.description ?? "")
    }
  }

  /// Opens a list on the row that is chosen now.
  mutating func open(_ subject: ChoiceOverlay.Subject, at id: String) {
    state.overlay = .choices(ChoiceOverlay(subject, highlighted: id))
  }

  /// Opens the list of keys, or closes it.
  mutating func toggleHelp() {
    if case .help = state.overlay {
      state.overlay = nil
    } else {
      state.overlay = .help(scroll: 0)
    }
  }

  /// Keys for what lies over the screen; nothing below hears them.
  mutating func handleInOverlay(_ key: Key) -> [Effect] {
    if key.code == .escape {
      state.overlay = nil
      return []
    }
    switch state.overlay {
    case .choices(let choices): return handle(key, in: choices)
    case .help(let scroll):
      state.overlay = .help(scroll: scrolled(scroll, by: key))
      return []
    case nil: return []
    }
  }

  /// Chooses the row of an overlay at an index, as a click does.
  mutating func chooseOverlayRow(_ index: Int) -> [Effect] {
    guard case .choices(let choices) = state.overlay else { return [] }
    let rows = list(choices).rows
    guard rows.indices.contains(index) else { return [] }
    state.overlay = nil
    let id = rows[index].id
    switch choices.subject {
    case .language: return [.switchLanguage(.choose(LanguageTag(id)))]
    case .region: return [.pinRegion(Region(id))]
    case .picker(let address):
      state.memory.elements[address] = .choice(id)
      guard case .picker(let picker) = map.elements[address]?.kind else { return [] }
      return picker.action.map { run(action: $0) } ?? []
    }
  }

  private func list(_ choices: ChoiceOverlay) -> ChoiceList {
    ChoiceList(choices, state: state, localizer: localizer, locale: locale, map: map)
  }

  private mutating func handle(_ key: Key, in choices: ChoiceOverlay) -> [Effect] {
    var choices = choices
    let list = list(choices)
    let rows = list.rows
    let index = list.index(of: choices.highlighted) ?? 0
    func move(to index: Int) {
      guard !rows.isEmpty else { return }
      choices.highlighted = rows[min(max(0, index), rows.count - 1)].id
    }
    switch key.code {
    case .enter: return chooseOverlayRow(index)
    case .up: move(to: index - 1)
    case .down, .tab: move(to: index + 1)
    case .pageUp: move(to: index - 10)
    case .pageDown: move(to: index + 10)
    case .home: move(to: 0)
    case .end: move(to: rows.count - 1)
    case .backspace: find(String(choices.query.dropLast()), in: &choices)
    case .character(let character) where key.modifiers.isSubset(of: .shift):
      find(choices.query + String(character), in: &choices)
    default: break
    }
    state.overlay = .choices(choices)
    return []
  }

  private func find(_ query: String, in choices: inout ChoiceOverlay) {
    choices.query = query
    let list = list(choices)
    if list.index(of: choices.highlighted) == nil {
      choices.highlighted = list.rows.first?.id ?? ""
    }
  }

  /// The help never scrolls past its last line.
  private func scrolled(_ scroll: Int, by key: Key) -> Int {
    let last = Binding.help.count - 1
    return switch key.code {
    case .up: max(0, scroll - 1)
    case .down: min(last, scroll + 1)
    case .pageUp: max(0, scroll - 10)
    case .pageDown: min(last, scroll + 10)
    case .home: 0
    case .end: last
    default: scroll
    }
  }
}
