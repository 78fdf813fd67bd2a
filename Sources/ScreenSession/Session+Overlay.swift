import LocaleLayer
import ScreenLayout
import TerminalCells

extension Session {
  /// Opens the list of languages on the present one, or closes it with nothing changed.
  mutating func toggleLanguages() {
    if case .choices(let choices) = state.overlay, case .language = choices.subject {
      state.overlay = nil
    } else {
      open(.language(includesSystem: true), at: state.language.choice?.description ?? "")
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
    case .region(let address) where state.isUsable(address, on: map):
      return [.pinRegion(Region(id))] + action(ofPickerAt: address)
    case .picker(let address) where state.isUsable(address, on: map):
      state.memory.elements[address] = .choice(id)
      return action(ofPickerAt: address)
    // The picker went out of use while its list was open.
    case .region, .picker: return []
    }
  }

  private mutating func action(ofPickerAt address: ElementAddress) -> [Effect] {
    guard case .picker(let picker) = map.elements[address]?.kind else { return [] }
    return picker.action.map { run(action: $0) } ?? []
  }

  /// Adds a pasted text to what is searched.
  mutating func pasteIntoOverlay(_ text: String) {
    guard case .choices(var choices) = state.overlay else { return }
    let line = text.prefix(200).filter { !$0.isNewline }
    find(choices.query + line, in: &choices)
    state.overlay = .choices(choices)
  }

  /// The wheel moves through a list, and scrolls the help.
  mutating func scrollOverlay(by rows: Int) {
    switch state.overlay {
    case .help(let scroll):
      state.overlay = .help(scroll: min(max(0, scroll + rows), frame.lastOverlayScroll))
    case .choices(var choices):
      let list = list(choices)
      guard !list.rows.isEmpty else { return }
      let index = (list.index(of: choices.highlighted) ?? 0) + rows
      choices.highlighted = list.rows[min(max(0, index), list.rows.count - 1)].id
      state.overlay = .choices(choices)
    case nil: break
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

  /// The best match is the one that Enter takes.
  private func find(_ query: String, in choices: inout ChoiceOverlay) {
    choices.query = query
    choices.highlighted = list(choices).rows.first?.id ?? ""
  }

  /// The help never scrolls past its last line.
  private func scrolled(_ scroll: Int, by key: Key) -> Int {
    let last = frame.lastOverlayScroll
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
