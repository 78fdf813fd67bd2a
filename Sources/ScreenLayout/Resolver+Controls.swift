import LocaleLayer
import ScreenDescription
import TerminalCells
import TerminalText

extension Resolver {
  func label(_ label: Label) -> (any Box)? {
    guard let text = texts.text(label.text) else { return nil }
    return LabelBox(
      text: text, limit: label.lines, alignment: TextAlignment(label.alignment))
  }

  func button(_ button: Button, _ element: Element, address: ElementAddress) -> any Box {
    buttonBox(
      titled: titled(texts.text(button.title), address: address), address: address,
      brackets: .button(direction), isDefault: button.isDefault,
      isEnabled: state.isEnabled(address, on: map))
  }

  func barItem(_ item: BarButtonItem, address: ElementAddress) -> ButtonBox {
    buttonBox(
      titled: titled(texts.text(item.title), address: address), address: address,
      brackets: .none, isDefault: false, isEnabled: state.isEnabled(address, on: map))
  }

  private func buttonBox(
    titled title: AltLetters.Title, address: ElementAddress, brackets: ButtonBox.Brackets,
    isDefault: Bool, isEnabled: Bool
  ) -> ButtonBox {
    ButtonBox(
      target: address, title: title.text, brackets: brackets, isDefault: isDefault,
      isEnabled: isEnabled, isFocused: focus == address, underlined: title.underlined)
  }

  private func titled(_ text: ComposedText?, address: ElementAddress) -> AltLetters.Title {
    let composer = texts.composer(for: texts.localizer.language)
    return altLetters.title(text ?? ComposedText("", composer: composer), of: address)
  }

  func segments(_ control: SegmentedControl, address: ElementAddress) -> any Box {
    let composer = texts.composer(for: texts.localizer.language)
    return SegmentsBox(
      target: address,
      segments: control.segments.map {
        SegmentsBox.Segment(
          id: $0.id, title: texts.text($0.title) ?? ComposedText($0.id, composer: composer))
      },
      chosen: state.choice(of: control, at: address, on: map), isFocused: focus == address,
      marks: SegmentsBox.Marks(direction))
  }

  func toggle(_ toggle: Toggle, _ element: Element, address: ElementAddress) -> any Box {
    ToggleBox(
      target: address, isOn: state.flag(of: toggle, at: address, on: map),
      title: texts.text(toggle.title), isFocused: focus == address,
      isEnabled: state.isEnabled(address, on: map))
  }

  func number(_ field: NumericField, address: ElementAddress) -> any Box {
    let number = state.number(of: field, at: address, on: map)
    let rules = rules(of: field)
    let drawn = number.draft.text(
      texts.locale.numberSymbols, rules: rules, isEditing: number.isEditing)
    // A number reads from the left in every script.
    let composer = TextComposer(direction: .leftToRight, order: texts.order)
    return NumberBox(
      target: address, line: composer.line(drawn.text), caret: drawn.caret,
      selection: drawn.selection, placeholder: texts.text(field.placeholder),
      reason: number.error.map { reason($0) }, isFocused: focus == address || isTypedByPad(address),
      isFlashing: number.isFlashing)
  }

  private func rules(of field: NumericField) -> NumberRules {
    NumberRules(
      field, currency: state.currencyCode(field.currency, on: map), locale: texts.locale)
  }

  private func reason(_ cue: NumberCue) -> LabelBox {
    let notice = Notice(cue)
    let text = texts.own(notice.key, arguments: notice.arguments)
    return LabelBox(
      text: ComposedText("! " + text.string, composer: text.composer), role: .error)
  }

  /// Whether the focused pad types into a field: its caret is shown as if it had the focus.
  private func isTypedByPad(_ address: ElementAddress) -> Bool {
    guard let focus, case .decimalPad(let pad) = map.elements[focus]?.kind else { return false }
    return state.field(of: pad, on: map) == address
  }

  func pad(_ pad: DecimalPad, address: ElementAddress) -> (any Box)? {
    guard Self.showsPads(in: size), let field = state.field(of: pad, on: map),
      case .numericField(let numeric) = map.elements[field]?.kind
    else { return nil }
    let symbols = texts.locale.numberSymbols
    let keys = PadKey.rows(hasSign: rules(of: numeric).allowsNegative)
    let composer = TextComposer(direction: .leftToRight, order: texts.order)
    let captions = keys.joined().map { ($0, composer.line($0.caption(symbols))) }
    return PadBox(
      target: address, keys: keys,
      focused: focus == address ? state.padKey(at: address, on: map) : nil,
      captions: Dictionary(captions, uniquingKeysWith: { $1 }))
  }
}

extension PadKey {
  /// What the key shows: always what it types.
  func caption(_ symbols: NumberSymbols) -> String {
    switch self {
    case .digit(let digit): String(symbols.digits[digit])
    case .separator: String(symbols.decimal)
    case .sign: String(symbols.minus)
    case .delete: "⌫"
    }
  }
}

extension TextAlignment {
  init(_ alignment: Alignment) {
    switch alignment {
    case .leading, .fill: self = .leading
    case .center: self = .center
    case .trailing: self = .trailing
    }
  }
}
