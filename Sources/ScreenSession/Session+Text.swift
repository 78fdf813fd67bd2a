import ScreenDescription
package import ScreenLayout
import TerminalCells

extension Session {
  /// The screen's texts and values in the present language.
  package var contents: ScreenContents {
    ScreenContents(
      map, state: state, localizer: localizer, locale: locale, reordersText: reordersText,
      filters: filters)
  }

  /// The focused element, if text is edited in it.
  var editedEntry: (address: ElementAddress, entry: TextEntry)? {
    guard let address = focus, state.isUsable(address, on: map),
      let entry = map.elements[address]?.textEntry
    else { return nil }
    return (address, entry)
  }

  /// Entering selects all, so that typing replaces it; a view of lines keeps its caret instead.
  mutating func enterText(_ entry: TextEntry, at address: ElementAddress) {
    guard !entry.takesLines else {
      alter(entry, at: address) { $0.endRun() }
      return
    }
    alter(entry, at: address) { $0.selectAll() }
    var text = state.text(at: address, on: map)
    if text.draft == nil {
      text.selection = .all
      state.memory.elements[address] = .text(text)
    }
  }

  /// Gives a key to an element in which text is edited; nil where it has no use for it.
  mutating func handle(
    _ key: Key, in entry: TextEntry, at address: ElementAddress
  ) -> [Effect]? {
    if let binding = Binding.editing.first(where: { $0.key == key }) {
      return run(binding.command)
    }
    let byWord = key.modifiers.contains(.control) || key.modifiers.contains(.alt)
    switch key.code {
    case .character(let character) where key.modifiers.isSubset(of: .shift):
      alter(entry, at: address) { $0.type(character) }
    case .keypadDecimal:
      let separator = locale.numberSymbols.decimal
      alter(entry, at: address) { $0.type(separator) }
    case .backspace:
      alter(entry, at: address) { $0.delete(byWord ? .wordBefore : .clusterBefore) }
    case .delete:
      alter(entry, at: address) { $0.delete(byWord ? .wordAfter : .clusterAfter) }
    case .enter: return pressEnter(in: entry, at: address)
    default: return move(by: key, in: entry, at: address) ? [] : nil
    }
    return []
  }

  /// Enter begins a line in a view; in a field it runs the action, in a search bar it goes to the
  /// list.
  private mutating func pressEnter(
    in entry: TextEntry, at address: ElementAddress
  ) -> [Effect]? {
    if entry.takesLines {
      alter(entry, at: address) { $0.type("\n") }
      return []
    }
    if goToList(of: entry) { return [] }
    return entry.action.map { run(action: $0) }
  }

  /// From a search bar to what it found.
  mutating func goToList(of entry: TextEntry) -> Bool {
    guard let list = entry.list, state.isUsable(ElementAddress(id: list), on: map) else {
      return false
    }
    focus(ElementAddress(id: list))
    return true
  }

  /// Runs an editing command on the text.
  mutating func edit(_ edit: Command.Edit, in entry: TextEntry, at address: ElementAddress) {
    switch edit {
    case .undo: alter(entry, at: address) { $0.undo() }
    case .redo: alter(entry, at: address) { $0.redo() }
    case .selectAll: alter(entry, at: address) { $0.selectAll() }
    case .copy: copy(contents.draft(of: entry, at: address).selectedText)
    case .cut:
      var cut = ""
      alter(entry, at: address) { cut = $0.cut() }
      copy(cut)
    case .paste:
      let text = clipboard
      alter(entry, at: address) { $0.paste(text) }
    case .stepUp, .stepDown, .pageUp, .pageDown, .choosePrevious, .chooseNext: break
    }
  }

  /// Nothing selected leaves what was copied before.
  private mutating func copy(_ text: String) {
    if !text.isEmpty { clipboard = text }
  }

  /// Gives an element another text, as the app asks; the person can undo it.
  package mutating func setText(_ new: String, of id: String) {
    let address = ElementAddress(id: id)
    guard let entry = map.elements[address]?.textEntry else { return }
    alter(entry, at: address) { $0.replaceAll(with: new) }
  }

  /// Changes a text, its caret or its selection.
  ///
  /// Until the first change of the text itself only the selection is kept: the description's text
  /// goes on following the language.
  mutating func alter(
    _ entry: TextEntry, at address: ElementAddress, goalColumn: Int? = nil,
    _ body: (inout TextDraft) -> Void
  ) {
    var text = state.text(at: address, on: map)
    var draft = contents.draft(of: entry, at: address)
    body(&draft)
    if draft.isEdited {
      text.draft = draft
    } else {
      text.selection = draft.selection
    }
    text.goalColumn = goalColumn
    text.followsCaret = true
    state.memory.elements[address] = .text(text)
    guard entry.takesLines, let area = frame.areas[address] else { return }
    text.top = contents.page(of: entry, at: address, size: area.size).top
    state.memory.elements[address] = .text(text)
  }

  /// A typed word that the person left is a step of its own.
  mutating func endTypedRun() {
    for (address, element) in state.memory.elements {
      guard case .text(var text) = element, text.draft != nil else { continue }
      text.draft?.endRun()
      text.goalColumn = nil
      state.memory.elements[address] = .text(text)
    }
  }
}
