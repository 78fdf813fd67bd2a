import FoundationEssentials
import LocaleLayer
import ScreenDescription
import StringTables
import TerminalCells
import TerminalText

extension Resolver {
  func number(_ field: NumericField, _ element: Element, address: ElementAddress) -> any Box {
    let number = state.number(of: field, at: address, on: map)
    let drawn = number.draft.text(
      texts.locale.numberSymbols, rules: rules(of: field), isEditing: number.isEditing)
    let unit = state.unit(of: field, on: map)
    return NumberBox(
      target: address, drawn: drawn, line: leftToRight.line(drawn.text),
      sign: texts.locale.unit(of: unit.format, currency: unit.currency).map {
        NumberBox.Sign($0, direction: direction)
      },
      placeholder: texts.text(field.placeholder) ?? rangeHint(of: field, unit: unit),
      reason: number.error.map {
        LabelBox(text: texts.text(of: Notice($0, unit: unit)), role: .error)
      },
      isFocused: focus == address || isTypedByPad(address), isFlashing: number.isFlashing,
      width: FieldWidth(element, usual: NumberBox.usualWidth))
  }

  /// What a field without a number takes, as the language says it: `at least 10`, `1 to 99`.
  ///
  /// Nil where no end is named but the 0 that only keeps the minus away.
  private func rangeHint(of field: NumericField, unit: FieldUnit) -> ComposedText? {
    // The field's own sign stands beside the hint.
    func end(_ end: Decimal) -> MessageArgument {
      NumberLimit(unit.format == .percent ? end * 100 : end, in: FieldUnit(.number))
        .argument(in: texts.locale)
    }
    return switch (field.minimum, field.maximum) {
    case (let minimum?, let maximum?):
      texts.own("parlance.number.range", arguments: [end(minimum), end(maximum)])
    case (let minimum?, nil) where minimum != 0:
      texts.own("parlance.number.atLeast", arguments: [end(minimum)])
    case (nil, let maximum?):
      texts.own("parlance.number.atMost", arguments: [end(maximum)])
    default: nil
    }
  }

  private func rules(of field: NumericField) -> NumberRules {
    NumberRules(
      field, currency: state.currencyCode(field.currency, on: map), locale: texts.locale)
  }

  /// A number reads from the left in every script.
  private var leftToRight: TextComposer {
    TextComposer(direction: .leftToRight, order: texts.order)
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
    let isUsable = state.isUsable(field, on: map)
    let captions = keys.joined().map { ($0, leftToRight.line($0.caption(symbols))) }
    let pad = PadBox(
      target: address, keys: keys,
      focused: focus == address ? state.padKey(at: address, on: map) : nil,
      captions: Dictionary(captions, uniquingKeysWith: { $1 }))
    return isUsable ? pad : DisabledBox(control: pad)
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
