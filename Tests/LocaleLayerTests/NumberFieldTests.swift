import FoundationEssentials
import Testing

@testable import LocaleLayer

/// A numeric field under test: a draft with its rules, seen through one locale.
struct NumberField {
  var draft: NumberDraft
  var rules: NumberRules
  var symbols: NumberSymbols
  var isEditing = true

  /// Opens a field in a locale; pinned signs take the place of the locale's.
  init(
    _ locale: String, value: Decimal? = nil, rules: NumberRules = NumberRules(),
    overrides: NumberOverrides = NumberOverrides()
  ) {
    self.rules = rules
    self.symbols = Self.symbols(locale, overrides: overrides)
    self.draft = NumberDraft(value: value, rules: rules)
  }

  /// Opens a field that takes so many fraction digits, and types into it.
  init(_ locale: String, fraction: Int = 2, typing keys: String) {
    self.init(locale, rules: NumberRules(maximumFractionDigits: fraction))
    type(keys)
  }

  static func symbols(
    _ locale: String, overrides: NumberOverrides = NumberOverrides()
  ) -> NumberSymbols {
    guard let tag = LanguageTag(locale) else {
      Issue.record("no language tag: \(locale)")
      return NumberSymbols()
    }
    return AppLocale(language: tag, overrides: overrides).numberSymbols
  }

  /// Presses key by key; `⎖` is the keypad's decimal key.
  ///
  /// `⌫` Backspace, `⌦` Delete, `←→` arrows, `⇤⇥` Home and End, `⇐⇒⇱⇲` these four with Shift,
  /// `Ⓐ` select all, `↶↷` undo and redo.
  @discardableResult
  mutating func type(_ keys: String) -> [NumberCue] {
    keys.compactMap { press($0) }
  }

  private mutating func press(_ key: Character) -> NumberCue? {
    switch key {
    case "⎖": return draft.typeSeparator(symbols: symbols, rules: rules)
    case "⌫": draft.deleteBackward()
    case "⌦": draft.deleteForward()
    case "←", "⇐": draft.move(.backward, extending: key == "⇐")
    case "→", "⇒": draft.move(.forward, extending: key == "⇒")
    case "⇤", "⇱": draft.moveToStart(extending: key == "⇱")
    case "⇥", "⇲": draft.moveToEnd(extending: key == "⇲")
    case "Ⓐ": draft.selectAll()
    case "↶": draft.undo()
    case "↷": draft.redo()
    default: return draft.type(key, symbols: symbols, rules: rules)
    }
    return nil
  }

  mutating func paste(_ text: String) -> NumberCue? {
    draft.paste(text, symbols: symbols, rules: rules)
  }

  mutating func switchLocale(_ locale: String) {
    draft.endTypingRun()
    symbols = Self.symbols(locale)
  }

  var drawn: DrawnNumber { draft.text(symbols, rules: rules, isEditing: isEditing) }
  var text: String { drawn.text }

  /// The text with `|` at the caret.
  var withCaret: String {
    var characters = Array(drawn.text)
    characters.insert("|", at: drawn.caret)
    return String(characters)
  }

  /// The value, locale-neutral; empty without one.
  var value: String { draft.value.map(\.description) ?? "" }
}

/// Locales of every kind of number signs, for machines without the shared tables.
let numberLocales = [
  "en", "en-IN", "de", "de-CH", "fr", "es", "pt-PT", "it-CH", "sv", "hr", "sl", "et", "rm", "sr",
  "he", "ar", "ar-EG", "ar-MA", "fa", "ps", "ckb", "hi", "ne", "as", "my", "dz", "ja", "es-CR",
]
