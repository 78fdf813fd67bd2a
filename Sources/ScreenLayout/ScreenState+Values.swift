import LocaleLayer
package import ScreenDescription

extension ScreenState {
  /// What a name is worth on a screen: an element's id first, then a value of the app.
  package func value(named name: String, on map: ScreenMap) -> Value? {
    if let element = map.element(id: name) {
      return worth(of: element, at: ElementAddress(id: name), on: map)
    }
    return values.values[name] ?? BuiltInValue(rawValue: name).map(value(of:))
  }

  private func value(of builtIn: BuiltInValue) -> Value {
    switch builtIn {
    case .region: .text(language.region?.code ?? "")
    case .liveSwitching: .flag(language.isLive)
    case .terminalKeepsOrder: .flag(values.terminalKeepsOrder)
    }
  }

  /// What an element is worth to an argument or an action; nil where it holds no value.
  package func worth(of element: Element, at address: ElementAddress, on map: ScreenMap) -> Value? {
    switch element.kind {
    case .numericField(let field):
      .number(number(of: field, at: address, on: map).draft.value)
    case .segmentedControl(let control):
      .text(choice(of: control, at: address, on: map))
    case .toggle(let toggle):
      .flag(flag(of: toggle, at: address, on: map))
    case .picker(let picker):
      .text(choice(of: picker, at: address, on: map))
    case .languagePicker:
      .text(language.choice?.description ?? "")
    case .textField(let field): .text(text(at: address, on: map).draft?.text ?? first(field.text))
    case .textView(let view): .text(text(at: address, on: map).draft?.text ?? first(view.text))
    case .list(let list): .text(chosenRow(of: list, at: address, on: map))
    case .searchBar: .text(text(at: address, on: map).draft?.text ?? "")
    default:
      nil
    }
  }

  /// The state of a numeric field, as the person left it or as the description begins it.
  package func number(
    of field: NumericField, at address: ElementAddress, on map: ScreenMap
  ) -> NumberState {
    guard case .number(let state) = memories[map.screen.id]?.elements[address] else {
      let rules = NumberRules(format: NumberRules.Format(field.format))
      return NumberState(draft: NumberDraft(value: field.value, rules: rules))
    }
    return state
  }

  /// The state of an element in which text is edited.
  package func text(at address: ElementAddress, on map: ScreenMap) -> TextState {
    guard case .text(let state) = memories[map.screen.id]?.elements[address] else {
      return TextState()
    }
    return state
  }

  /// The state of a list.
  package func list(at address: ElementAddress, on map: ScreenMap) -> ListState {
    guard case .list(let state) = memories[map.screen.id]?.elements[address] else {
      return ListState()
    }
    return state
  }

  /// Rows of a scroll area that the person scrolled away; nil while it follows the focus.
  func scroll(at address: ElementAddress, on map: ScreenMap) -> Int? {
    guard case .scroll(let rows) = memories[map.screen.id]?.elements[address] else { return nil }
    return rows
  }

  /// All rows of an app's list, for lists and pickers; three samples where no app stands behind
  /// the screen.
  package func rows(named items: String) -> [ListRow] {
    if let rows = values.lists[items] { return rows }
    return values.hasCode ? [] : (1...3).map { ListRow(id: "\($0)", fields: [:]) }
  }

  /// The id of the chosen row, whether a search hides it or not; empty while there is none.
  private func chosenRow(
    of list: List, at address: ElementAddress, on map: ScreenMap
  ) -> String {
    let rows = rows(named: list.items)
    let index = self.list(at: address, on: map).chosenIndex(in: ShownRows(rows))
    return index.map { rows[$0].id } ?? ""
  }

  /// A first text as far as a state knows it: a key stands for its text, which a language gives.
  private func first(_ text: ElementText?) -> String {
    switch text?.source {
    case .literal(let literal): literal
    case .key(let key): key
    case nil: ""
    }
  }

  /// The id of the chosen segment.
  package func choice(
    of control: SegmentedControl, at address: ElementAddress, on map: ScreenMap
  ) -> String {
    guard case .choice(let id) = memories[map.screen.id]?.elements[address] else {
      return control.selected ?? control.segments.first?.id ?? ""
    }
    return id
  }

  /// The id of the chosen row; empty while none is.
  package func choice(
    of picker: Picker, at address: ElementAddress, on map: ScreenMap
  ) -> String {
    if picker.items == BuiltInList.regions.rawValue { return language.region?.code ?? "" }
    guard case .choice(let id) = memories[map.screen.id]?.elements[address] else {
      return picker.selected ?? ""
    }
    return id
  }

  /// Whether a toggle is on.
  package func flag(of toggle: Toggle, at address: ElementAddress, on map: ScreenMap) -> Bool {
    if let builtIn = toggle.value { return value(of: builtIn).isTrue }
    guard case .flag(let isOn) = memories[map.screen.id]?.elements[address] else {
      return toggle.isOn
    }
    return isOn
  }

  /// The pad's key on which the keyboard's focus stands.
  package func padKey(at address: ElementAddress, on map: ScreenMap) -> PadKey {
    guard case .padKey(let key) = memories[map.screen.id]?.elements[address] else {
      return .digit(7)
    }
    return key
  }

  /// The numeric field that a pad types into: its own, the one focused last, or the first one in
  /// use.
  package func field(of pad: DecimalPad, on map: ScreenMap) -> ElementAddress? {
    if let id = pad.field { return ElementAddress(id: id) }
    let fields = map.numericFields
    let last = memories[map.screen.id]?.numericField
    return ([last].compactMap(\.self) + fields).first { isUsable($0, on: map) }
      ?? last ?? fields.first
  }

  /// The code that a currency attribute means: a value's by that name, or itself.
  package func currencyCode(_ currency: String?, on map: ScreenMap) -> String? {
    guard let currency else { return nil }
    guard case .text(let code) = value(named: currency, on: map) else { return currency }
    return code
  }
}
