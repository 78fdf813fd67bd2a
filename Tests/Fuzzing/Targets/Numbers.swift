import FoundationEssentials
import LocaleLayer

extension FuzzTarget {
  /// What a person can do to a numeric field, a byte or more each.
  static let number = FuzzTarget(name: "number") { bytes in
    var input = FuzzInput(bytes)
    let rules = input.choice(of: rules)
    var symbols = input.choice(of: lenses)
    let value: Decimal = rules.maximumFractionDigits > 0 ? 1234.5 : 1234
    var draft = NumberDraft(value: input.flag() ? value : nil, rules: rules)
    for _ in 0..<400 where !input.isEmpty {
      apply(input.byte(), to: &draft, &symbols, rules, &input)
      checkDraft(draft, symbols, rules)
    }
    checkHistory(of: draft)
  }

  private static func apply(
    _ operation: UInt8, to draft: inout NumberDraft, _ symbols: inout NumberSymbols,
    _ rules: NumberRules, _ input: inout FuzzInput
  ) {
    switch operation {
    case 0x80: draft.deleteBackward()
    case 0x81: draft.deleteForward()
    case 0x82: draft.move(.backward)
    case 0x83: draft.move(.forward)
    case 0x84: draft.move(.backward, extending: true)
    case 0x85: draft.move(.forward, extending: true)
    case 0x86: draft.moveToStart(extending: input.flag())
    case 0x87: draft.moveToEnd(extending: input.flag())
    case 0x88: draft.moveCaret(to: input.number(-3...60), extending: input.flag())
    case 0x89: draft.selectAll()
    case 0x8A: draft.undo()
    case 0x8B: draft.redo()
    case 0x8C: _ = draft.commit(rules: rules)
    case 0x8D: _ = draft.step(by: input.number(-10...10), rules: rules)
    case 0x8E: _ = draft.toggleSign(rules: rules)
    case 0x8F: _ = draft.typeSeparator(symbols: symbols, rules: rules)
    case 0x90: _ = draft.cut(symbols, rules: rules)
    case 0x91: checkCopy(of: draft, symbols, rules)
    case 0x92:
      symbols = input.choice(of: lenses)
      draft.endTypingRun()
    case 0x93: checkPaste(input.text(input.number(0...40)), into: &draft, symbols, rules)
    case 0x94: _ = draft.type(input.choice(of: keys), symbols: symbols, rules: rules)
    default:
      let character = Character(Unicode.Scalar(operation))
      _ = draft.type(character, symbols: symbols, rules: rules)
    }
  }

  /// Rule zero of the field: what is on the screen is what is parsed.
  private static func checkDraft(
    _ draft: NumberDraft, _ symbols: NumberSymbols, _ rules: NumberRules
  ) {
    for isEditing in [true, false] {
      let drawn = draft.text(symbols, rules: rules, isEditing: isEditing)
      let read = NumberReading.value(of: drawn.text, symbols: symbols, rules: rules)
      check(read == draft.value, "\(drawn.text) reads as \(read as Any), not \(draft.value as Any)")
      check((0...drawn.text.count).contains(drawn.caret), "the caret at \(drawn.caret)")
      check(drawn.selection.map { $0.upperBound <= drawn.text.count } ?? true, "the selection")
    }
    check((0...draft.tokens.count).contains(draft.caret), "the caret at \(draft.caret)")
    check(draft.tokens.count { $0 == .point } <= 1, "two points")
    check(!draft.tokens.dropFirst().contains(.minus), "a minus within")
  }

  /// What was copied pastes as what it was.
  private static func checkCopy(
    of draft: NumberDraft, _ symbols: NumberSymbols, _ rules: NumberRules
  ) {
    guard draft.selection == nil, draft.isValid(rules), let value = draft.value else { return }
    let text = draft.copy(symbols, rules: rules)
    var copy = NumberDraft(rules: rules)
    let cue = copy.paste(text, symbols: symbols, rules: rules)
    check(copy.value == value, "\(text) pastes as \(copy.value as Any): \(cue as Any)")
  }

  /// A refused paste changes nothing.
  private static func checkPaste(
    _ text: String, into draft: inout NumberDraft, _ symbols: NumberSymbols, _ rules: NumberRules
  ) {
    let before = draft
    guard case .pasteRefused = draft.paste(text, symbols: symbols, rules: rules) else { return }
    check(draft == before, "“\(text)” was refused, and changed the field")
  }

  /// Undo leads back, and redo to where it was.
  private static func checkHistory(of draft: NumberDraft) {
    var changed = draft
    var steps = 0
    while changed.canUndo {
      changed.undo()
      steps += 1
    }
    for _ in 0..<steps { changed.redo() }
    check(changed.tokens == draft.tokens && changed.value == draft.value, "redo led elsewhere")
  }

  private static let keys: [Character] = [
    "٫", "٬", "،", "\u{66B}", "’", "'", "\u{A0}", "\u{202F}", "−", "–", "５", "．", "，", "५", "٣",
    "²",
    "e\u{301}", "\u{10FFFF}", "𝟙", "٪",
  ]

  private static let rules = [
    NumberRules(), NumberRules(maximumFractionDigits: 0), NumberRules(maximumFractionDigits: 1),
    NumberRules(minimumFractionDigits: 2, maximumFractionDigits: 3),
    NumberRules(maximumFractionDigits: 40, grouping: false),
    NumberRules(minimum: 0, maximum: 1000, step: 0.1),
    NumberRules(minimum: -5, maximumFractionDigits: 4, format: .percent, pasteSigns: ["%", "٪"]),
    NumberRules(maximumFractionDigits: 6, format: .currency, pasteSigns: ["€", "EUR", "kr."]),
  ]

  private static let lenses: [NumberSymbols] =
    ["en", "de", "sr", "fr", "de-CH", "es", "hi", "ar-EG", "fa", "he", "pl", "th-u-nu-thai", "sv"]
    .compactMap { LanguageTag($0) }.map { AppLocale(language: $0).numberSymbols }
    + [
      pinned(NumberOverrides(decimalSeparator: "·", groupingSeparator: "_")),
      pinned(NumberOverrides(decimalSeparator: ",")),
      pinned(NumberOverrides(groupingSeparator: ".", numberingSystem: "deva")),
    ].compactMap(\.self)

  private static func pinned(_ overrides: NumberOverrides) -> NumberSymbols? {
    LanguageTag("en").map { AppLocale(language: $0, overrides: overrides).numberSymbols }
  }
}
