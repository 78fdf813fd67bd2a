import LocaleLayer

/// Typing a number into a field, digit by digit.
func numberFigures() throws -> [Figure] {
  let symbols = AppLocale(language: try tag("sr")).numberSymbols
  let rules = NumberRules()
  let keys = Array("1234567,89")
  return [
    Figure(
      name: "a key in a numeric field",
      measurement: Measurement(count: 100 * keys.count) {
        (0..<100).reduce(0) { sum, _ in
          var draft = NumberDraft(rules: rules)
          for key in keys where draft.type(key, symbols: symbols, rules: rules) != nil {
            return sum
          }
          return sum + draft.tokens.count
        }
      })
  ]
}
