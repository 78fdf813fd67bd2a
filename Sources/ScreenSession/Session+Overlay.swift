import ScreenLayout
import TerminalCells

extension Session {
  /// Opens the list of languages on the present one, or closes it with nothing changed.
  mutating func toggleLanguages() {
    if case .languages = state.overlay {
      state.overlay = nil
    } else {
      let current = state.language.choice?.description ?? ""
      state.overlay = .languages(ListOverlay(highlighted: current))
    }
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
    case .languages(let list): return handle(key, in: list)
    case .help(let scroll):
      state.overlay = .help(scroll: scrolled(scroll, by: key))
      return []
    case nil: return []
    }
  }

  /// Chooses the row of an overlay at an index, as a click does.
  mutating func chooseOverlayRow(_ index: Int) -> [Effect] {
    guard case .languages(let list) = state.overlay else { return [] }
    let rows = languageRows(list)
    guard rows.rows.indices.contains(index) else { return [] }
    state.overlay = nil
    return [.switchLanguage(.choose(rows.rows[index].language))]
  }

  private func languageRows(_ list: ListOverlay) -> LanguageList {
    LanguageList(state.language, localizer: localizer, query: list.query)
  }

  private mutating func handle(_ key: Key, in list: ListOverlay) -> [Effect] {
    var list = list
    let rows = languageRows(list)
    let index = rows.index(of: list.highlighted) ?? 0
    func move(to index: Int) {
      guard !rows.rows.isEmpty else { return }
      list.highlighted = rows.rows[min(max(0, index), rows.rows.count - 1)].id
    }
    switch key.code {
    case .enter: return chooseOverlayRow(index)
    case .up: move(to: index - 1)
    case .down, .tab: move(to: index + 1)
    case .pageUp: move(to: index - 10)
    case .pageDown: move(to: index + 10)
    case .home: move(to: 0)
    case .end: move(to: rows.rows.count - 1)
    case .backspace: find(String(list.query.dropLast()), in: &list)
    case .character(let character) where key.modifiers.isSubset(of: .shift):
      find(list.query + String(character), in: &list)
    default: break
    }
    state.overlay = .languages(list)
    return []
  }

  private func find(_ query: String, in list: inout ListOverlay) {
    list.query = query
    let rows = languageRows(list)
    if rows.index(of: list.highlighted) == nil {
      list.highlighted = rows.rows.first?.id ?? ""
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
