extension NumberDraft {
  /// Pastes a text as one unit over the selection or at the caret; a refused one changes
  /// nothing and says why.
  package mutating func paste(
    _ text: String, symbols: NumberSymbols, rules: NumberRules
  ) -> NumberCue? {
    do throws(NumberPasteFault) {
      let reading = try NumberReading(text, symbols: symbols, signs: rules.pasteSigns)
      return insert(reading.tokens, rules: rules) ?? reading.cue
    } catch {
      return .pasteRefused(error)
    }
  }

  /// The selected text, or all of it, as the locale writes it.
  ///
  /// Without grouping signs: a part such as `.345` could not be pasted back as what it was.
  package func copy(_ symbols: NumberSymbols, rules: NumberRules) -> String {
    let drawn = text(symbols, rules: rules, isEditing: true)
    guard let selection = drawn.selection else { return drawn.text }
    return String(Array(drawn.text)[selection])
  }

  /// Copies the selection, or all, and deletes it.
  package mutating func cut(_ symbols: NumberSymbols, rules: NumberRules) -> String {
    let text = copy(symbols, rules: rules)
    if selection == nil { selectAll() }
    deleteBackward()
    return text
  }
}
