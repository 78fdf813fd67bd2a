import LocaleLayer
import ScreenDescription
import ScreenLayout
import TerminalCells

extension Session {
  /// The numeric field in which the person is editing.
  var editedField: ElementAddress? {
    state.memory.elements.first { _, element in
      guard case .number(let number) = element else { return false }
      return number.isEditing
    }?.key
  }

  /// The numeric field to which keys and pastes go: the focused one, or the focused pad's.
  var typedField: ElementAddress? {
    guard let focus, state.isUsable(focus, on: map) else { return nil }
    switch map.elements[focus]?.kind {
    case .numericField: return focus
    case .decimalPad(let pad):
      return state.field(of: pad, on: map).flatMap { state.isUsable($0, on: map) ? $0 : nil }
    default: return nil
    }
  }

  func rules(of field: NumericField) -> NumberRules {
    NumberRules(field, currency: state.currencyCode(field.currency, on: map), locale: locale)
  }

  mutating func beginEditing(_ field: NumericField, at address: ElementAddress) {
    change(field, at: address) { number in
      number.isEditing = true
      number.draft.selectAll()
      return nil
    }
  }

  mutating func commit(_ field: NumericField, at address: ElementAddress) {
    let rules = rules(of: field)
    change(field, at: address) { number in
      number.isEditing = false
      number.error = number.draft.commit(rules: rules)
      return nil
    }
  }

  /// Gives a key to a numeric field; nil where it has no use for it.
  mutating func handle(
    _ key: Key, in field: NumericField, at address: ElementAddress
  ) -> [Effect]? {
    if let binding = (Binding.number + Binding.editing).first(where: { $0.key == key }) {
      return run(binding.command)
    }
    let (symbols, rules) = (locale.numberSymbols, rules(of: field))
    let extending = key.modifiers.contains(.shift)
    switch key.code {
    case .character(let character) where key.modifiers.isSubset(of: .shift):
      edit(field, at: address) { $0.type(character, symbols: symbols, rules: rules) }
    case .keypadDecimal:
      edit(field, at: address) { $0.typeSeparator(symbols: symbols, rules: rules) }
    case .backspace:
      alter(field, at: address) { $0.deleteBackward() }
    case .delete:
      alter(field, at: address) { $0.deleteForward() }
    case .left: alter(field, at: address) { $0.move(.backward, extending: extending) }
    case .right: alter(field, at: address) { $0.move(.forward, extending: extending) }
    case .home: alter(field, at: address) { $0.moveToStart(extending: extending) }
    case .end: alter(field, at: address) { $0.moveToEnd(extending: extending) }
    case .enter:
      commit(field, at: address)
      // What was refused is not acted upon, by the default button either.
      guard state.number(of: field, at: address, on: map).error == nil else { return [] }
      return field.action.map { run(action: $0) }
    default: return nil
    }
    return []
  }

  /// Types a key of the pad into its field.
  mutating func type(_ key: PadKey, on pad: DecimalPad) -> [Effect] {
    guard let address = state.field(of: pad, on: map), state.isUsable(address, on: map),
      case .numericField(let field) = map.elements[address]?.kind
    else { return [] }
    if editedField != address {
      // The number that was left goes on being typed where it ended.
      leaveFocus()
      alter(field, at: address) { $0.moveToEnd() }
    }
    let (symbols, rules) = (locale.numberSymbols, rules(of: field))
    edit(field, at: address) { draft in
      switch key {
      case .digit(let digit):
        return draft.type(symbols.digits[digit], symbols: symbols, rules: rules)
      case .separator: return draft.typeSeparator(symbols: symbols, rules: rules)
      case .sign: return draft.toggleSign(rules: rules)
      case .delete:
        draft.deleteBackward()
        return nil
      }
    }
    return []
  }

  /// A press into a number puts the caret there; with Shift it selects up to there.
  mutating func press(_ address: ElementAddress, caret: Int, extending: Bool) {
    guard case .numericField(let field) = map.elements[address]?.kind else { return }
    let isEdited = address == editedField
    focus(address)
    alter(field, at: address) { $0.moveCaret(to: caret, extending: extending && isEdited) }
  }

  /// What was pressed and not released yet in a number selects up to where the mouse is now.
  mutating func drag(to point: Point, in address: ElementAddress) {
    guard state.overlay == nil, case .number(address, let caret) = frame.target(at: point) else {
      return
    }
    press(address, caret: caret, extending: true)
  }

  /// A press on a pad's key types it; the focus goes to the field, if it was not there already.
  mutating func press(_ key: PadKey, ofPadAt address: ElementAddress) -> [Effect] {
    guard case .decimalPad(let pad) = map.elements[address]?.kind,
      let field = state.field(of: pad, on: map), state.isUsable(field, on: map)
    else { return [] }
    if state.memory.focus != address, state.memory.focus != field {
      leaveFocus()
      state.memory.focus = field
    }
    return type(key, on: pad)
  }

  /// Runs an editing command on the text or the number being edited.
  mutating func edit(_ edit: Command.Edit) -> [Effect] {
    if let (address, entry) = editedEntry {
      self.edit(edit, in: entry, at: address)
      return []
    }
    guard let address = typedField,
      case .numericField(let field) = map.elements[address]?.kind
    else { return [] }
    let (symbols, rules) = (locale.numberSymbols, rules(of: field))
    switch edit {
    case .undo: alter(field, at: address) { $0.undo() }
    case .redo: alter(field, at: address) { $0.redo() }
    case .selectAll: alter(field, at: address) { $0.selectAll() }
    case .copy:
      let draft = state.number(of: field, at: address, on: map).draft
      clipboard = draft.copy(symbols, rules: rules)
    case .cut:
      var cut = ""
      alter(field, at: address) { cut = $0.cut(symbols, rules: rules) }
      clipboard = cut
    case .paste:
      let text = clipboard
      self.edit(field, at: address) { $0.paste(text, symbols: symbols, rules: rules) }
    case .stepUp: self.edit(field, at: address) { $0.step(by: 1, rules: rules) }
    case .stepDown: self.edit(field, at: address) { $0.step(by: -1, rules: rules) }
    case .pageUp: self.edit(field, at: address) { $0.step(by: 10, rules: rules) }
    case .pageDown: self.edit(field, at: address) { $0.step(by: -10, rules: rules) }
    case .choosePrevious, .chooseNext: break
    }
    return []
  }

  /// A text that the terminal pasted, for what has the focus.
  mutating func paste(_ text: String) -> [Effect] {
    guard state.overlay == nil else {
      pasteIntoOverlay(text)
      return []
    }
    if let (address, entry) = editedEntry {
      alter(entry, at: address) { $0.paste(text) }
      return []
    }
    guard let address = typedField, case .numericField(let field) = map.elements[address]?.kind
    else { return [] }
    let (symbols, rules) = (locale.numberSymbols, rules(of: field))
    edit(field, at: address) { $0.paste(text, symbols: symbols, rules: rules) }
    return []
  }

  /// A point typed with the old locale's grouping key stays a point in the new one.
  mutating func endTypingRuns() {
    for (screen, memory) in state.memories {
      for (address, element) in memory.elements {
        guard case .number(var number) = element else { continue }
        number.draft.endTypingRun()
        state.memories[screen]?.elements[address] = .number(number)
      }
    }
  }

  mutating func endFlash() {
    for (address, element) in state.memory.elements {
      guard case .number(var number) = element, number.isFlashing else { continue }
      number.isFlashing = false
      state.memory.elements[address] = .number(number)
    }
  }

  /// Changes the number by a key: a cue flashes the field and says why in the key bar.
  private mutating func edit(
    _ field: NumericField, at address: ElementAddress,
    _ body: (inout NumberDraft) -> NumberCue?
  ) {
    // A pad can type into a field while another one is edited: that one is left.
    if let edited = editedField, edited != address { leaveFocus() }
    change(field, at: address) { number in
      let old = number.draft
      let cue = body(&number.draft)
      number.isEditing = true
      number.isFlashing = cue != nil
      // A refused key leaves the text as it was, and its reason with it.
      if number.draft.tokens != old.tokens { number.error = nil }
      return cue
    }
  }

  /// Changes the number, its caret or its selection in a way that is never refused.
  private mutating func alter(
    _ field: NumericField, at address: ElementAddress, _ body: (inout NumberDraft) -> Void
  ) {
    edit(field, at: address) { draft in
      body(&draft)
      return nil
    }
  }

  private mutating func change(
    _ field: NumericField, at address: ElementAddress,
    _ body: (inout NumberState) -> NumberCue?
  ) {
    var number = state.number(of: field, at: address, on: map)
    if let cue = body(&number) {
      state.notice = Notice(cue, unit: state.unit(of: field, on: map))
    }
    state.memory.elements[address] = .number(number)
  }
}
