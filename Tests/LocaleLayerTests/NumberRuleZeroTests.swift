import FoundationEssentials
import Testing

@testable import LocaleLayer

@Suite("Numeric field: what is on the screen is what is parsed")
struct NumberRuleZeroTests {
  /// Keys of every kind, most of them useful.
  private static let keys = Array("0123456789012345678901234567.,..,⎖⎖-−' \u{A0}٬٫۵e%⌫⌦←→⇐⇒⇤⇥⇱Ⓐ↶↷")

  private static let pastes = ["1.234,5", "-5", "1,234", ".5", "12 345", "5abc", "0.500", "1.2.3"]

  @Test(
    "after any keys, pastes, steps, commits and switches, the text reads as the value",
    arguments: [1, 2, 3, 0, 6], 1...20)
  func anything(fraction: Int, seed: UInt64) throws {
    var generator = SeededGenerator(state: seed)
    let lenses = numberLocales.map { NumberField.symbols($0) }
    var field = NumberField("en", rules: NumberRules(maximumFractionDigits: fraction))
    for step in 0..<400 {
      switch Int.random(in: 0..<40, using: &generator) {
      case 0: _ = field.paste(try #require(Self.pastes.randomElement(using: &generator)))
      case 1:
        _ = field.draft.step(by: Int.random(in: -10...10, using: &generator), rules: field.rules)
      case 2: _ = field.draft.commit(rules: field.rules)
      case 3: field.symbols = try #require(lenses.randomElement(using: &generator))
      default: field.type(String(try #require(Self.keys.randomElement(using: &generator))))
      }
      for isEditing in [true, false] {
        field.isEditing = isEditing
        let read = NumberReading.value(of: field.text, symbols: field.symbols)
        try #require(read == field.draft.value, "step \(step): \(field.withCaret)")
        try #require((0...field.text.count).contains(field.drawn.caret))
      }
    }
  }
}
