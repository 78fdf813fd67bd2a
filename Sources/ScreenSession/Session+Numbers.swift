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
      edit(field, at: address) { $0.deleteBackward(); return nil }
    case .delete:
      edit(field, at: address) { $0.deleteForward(); return nil }
    case .left: move(field, at: address) { $0.move(.backward, extending: extending) }
    case .right: move(field, at: address) { $0.move(.forward, extending: extending) }
    case .home: move(field, at: address) { $0.moveToStart(extending: extending) }
    case .end: move(field, at: address) { $0.moveToEnd(extending: extending) }
    case .enter:
      commit(field, at: address)
      guard let action = field.action else { return nil }
      return run(action: action)
    default: return nil
    }
    return []
  }

  /// Types a key of the pad into its field.
  mutating func type(_ key: PadKey, on pad: DecimalPad) -> [Effect] {
    guard let address = state.field(of: pad, on: map),
      case .numericField(let field) = map.elements[address]?.kind
    else { return [] }
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

  /// Runs an editing command on the number being edited.
  mutating func edit(_ edit: Command.Edit) -> [Effect] {
    guard let address = editedField ?? state.memory.numericField,
      case .numericField(let field) = map.elements[address]?.kind
    else { return [] }
    let (symbols, rules) = (locale.numberSymbols, rules(of: field))
    switch edit {
    case .undo: self.edit(field, at: address) { $0.undo(); return nil }
    case .redo: self.edit(field, at: address) { $0.redo(); return nil }
    case .selectAll: move(field, at: address) { $0.selectAll() }
    case .copy:
      let draft = state.number(of: field, at: address, on: map).draft
      clipboard = draft.copy(symbols, rules: rules)
    case .cut:
      var cut = ""
      self.edit(field, at: address) { cut = $0.cut(symbols, rules: rules); return nil }
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
    if state.overlay != nil { return [] }
    guard let address = editedField, case .numericField(let field) = map.elements[address]?.kind
    else { return [] }
    let (symbols, rules) = (locale.numberSymbols, rules(of: field))
    edit(field, at: address) { $0.paste(text, symbols: symbols, rules: rules) }
    return []
  }

  mutating func endFlash() {
    for (address, element) in state.memory.elements {
      guard case .number(var number) = element, number.isFlashing else { continue }
      number.isFlashing = false
      state.memory.elements[address] = .number(number)
    }
  }

  /// Changes the number: a cue flashes the field and says why in the key bar.
  private mutating func edit(
    _ field: NumericField, at address: ElementAddress,
    _ body: (inout NumberDraft) -> NumberCue?
  ) {
    change(field, at: address) { number in
      let cue = body(&number.draft)
      number.isEditing = true
      number.error = nil
      number.isFlashing = cue != nil
      return cue
    }
  }

  /// Moves caret and selection, and nothing else.
  private mutating func move(
    _ field: NumericField, at address: ElementAddress, _ body: (inout NumberDraft) -> Void
  ) {
    change(field, at: address) { number in
      number.isEditing = true
      body(&number.draft)
      return nil
    }
  }

  private mutating func change(
    _ field: NumericField, at address: ElementAddress,
    _ body: (inout NumberState) -> NumberCue?
  ) {
    var number = state.number(of: field, at: address, on: map)
    if let cue = body(&number) {
      state.notice = Notice(cue)
    }
    state.memory.elements[address] = .number(number)
  }
}
