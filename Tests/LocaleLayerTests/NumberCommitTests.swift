import FoundationEssentials
import Testing

@testable import LocaleLayer

@Suite("Numeric field: commit and step (rules 18 to 20)")
struct NumberCommitTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let locale: String
    let keys: String
    /// The text after the commit, drawn as when it is not being edited.
    let text: String
    let cue: NumberCue?
    let rules: NumberRules

    init(
      _ locale: String, _ keys: String, _ text: String, _ cue: NumberCue? = nil,
      rules: NumberRules = NumberRules(maximumFractionDigits: 3)
    ) {
      self.locale = locale
      self.keys = keys
      self.text = text
      self.cue = cue
      self.rules = rules
    }

    var testDescription: String { "\(locale): \(keys)" }
  }

  static let hundred = NumberRules(minimum: 100, maximum: 1000)
  static let money = NumberRules(minimumFractionDigits: 2, format: .currency)

  static let cases = [
    Case("es", "1234,5", "1234,5"), Case("es", "12345,6", "12.345,6"),
    Case("hi", "1234567.8", "12,34,567.8"), Case("en", "1234567.8", "1,234,567.8"),
    Case("fr", "1234", "1\u{202F}234"), Case("de-CH", "1234", "1’234"),
    Case("ar-EG", "1234,5", "١٬٢٣٤٫٥"), Case("sv", "-1234", "−1\u{A0}234"),
    Case("sr", "5,150", "5,150"), Case("en", "1.0", "1.0"), Case("en", "007", "007"),
    Case("en", "0001234", "0001234"),
    Case("en", "5.", "5"), Case("en", ".5", ".5"), Case("en", "", ""),
    Case("en", "-0", "0"), Case("en", "-0.00", "0.00"), Case("en", "-.", "-.", .incomplete),
    Case("en", ".", ".", .incomplete), Case("sv", "-", "−", .incomplete),
    Case("en", "200", "200", rules: hundred),
    Case("en", "2", "2", .belowMinimum(100), rules: hundred),
    Case("en", "1001", "1,001", .aboveMaximum(1000), rules: hundred),
    Case("en", "1234", "1234", rules: NumberRules(grouping: false)),
    Case("de", "5", "5,00", rules: money), Case("de", "5,1", "5,10", rules: money),
    Case("de", "", "", rules: money), Case("de", "1234,56", "1.234,56", rules: money),
    Case(
      "en", "101", "101", .aboveMaximum(1), rules: NumberRules(maximum: 1, format: .percent)),
    Case("en", "100", "100", rules: NumberRules(maximum: 1, format: .percent)),
  ]

  @Test(arguments: cases)
  func committing(_ row: Case) {
    var field = NumberField(row.locale, rules: row.rules)
    #expect(field.type(row.keys) == [])
    let value = field.draft.value
    #expect(field.draft.commit(rules: row.rules) == row.cue)
    #expect(field.draft.isValid(row.rules) == (row.cue == nil))
    field.isEditing = false
    #expect(field.text == row.text)
    #expect(field.draft.value == value)
  }

  @Test("the caret stays in a text that a commit shortens, and undo brings it back")
  func commitKeepsTheCaret() {
    var field = NumberField("en", typing: "-0.")
    #expect(field.draft.commit(rules: field.rules) == nil && field.withCaret == "0|")
    field.type("↶")
    #expect(field.withCaret == "-0.|")
  }

  @Test("a value with more fraction digits than the field takes is shown whole, and marked")
  func valueBeyondLimit() throws {
    let value = try #require(Decimal(string: "1.2345"))
    var field = NumberField("de", value: value)
    #expect(field.text == "1,2345" && field.draft.value == value)
    #expect(field.draft.commit(rules: field.rules) == .fractionFull(limit: 2))
    #expect(field.type("⇤1") == [] && field.text == "11,2345")
  }

  struct Step: Sendable, CustomTestStringConvertible {
    let locale: String
    let keys: String
    let count: Int
    let text: String
    let cue: NumberCue?
    let rules: NumberRules

    init(
      _ locale: String, _ keys: String, by count: Int, _ text: String, _ cue: NumberCue? = nil,
      rules: NumberRules = NumberRules()
    ) {
      self.locale = locale
      self.keys = keys
      self.count = count
      self.text = text
      self.cue = cue
      self.rules = rules
    }

    var testDescription: String { "\(locale): \(keys) by \(count) × \(rules.step)" }
  }

  static let tenth = NumberRules(step: Decimal(sign: .plus, exponent: -1, significand: 1))
  static let tiny = NumberRules(
    step: Decimal(sign: .plus, exponent: -7, significand: 1), maximumFractionDigits: 7)
  static let limited = NumberRules(minimum: 10, maximum: 100, step: 8)

  @Test(arguments: [
    Step("sr", "1,3", by: 1, "1,4", rules: tenth), Step("en", "0.1", by: 2, "0.3", rules: tenth),
    Step("en", "1.3", by: 10, "2.3", rules: tenth), Step("en", "1.01", by: 1, "2.01"),
    Step("en", "1.50", by: 1, "1.60", rules: tenth), Step("en", "0.9", by: 1, "1.0", rules: tenth),
    Step("sv", "0", by: -1, "−1"), Step("en", "-1", by: 1, "0"), Step("en", "", by: 1, "1"),
    Step("en", "-", by: 1, "1"), Step("en", "5.", by: 1, "6"),
    Step("en", "0", by: 1, "0.0000001", rules: tiny),
    Step("en", "99", by: 1, "100", rules: limited), Step("en", "12", by: -10, "10", rules: limited),
    Step("en", "", by: 1, "10", rules: limited),
    Step("en", "100", by: 1, "100", .aboveMaximum(100), rules: limited),
    Step("en", "10", by: -1, "10", .belowMinimum(10), rules: limited),
    Step("en", "200", by: 1, "100", rules: limited), Step("en", "2", by: -1, "10", rules: limited),
    Step("en", "5", by: 1, "6", rules: NumberRules(maximum: 1, format: .percent)),
    Step(
      "en", "100", by: 1, "100", .aboveMaximum(1), rules: NumberRules(maximum: 1, format: .percent)),
    Step(
      "en", "1234567890123456789012345678901234567", by: 1, "1234567890123456789012345678901234568"),
    Step(
      "en", "99999999999999999999999999999999999999", by: 1,
      "99999999999999999999999999999999999999", .digitsFull(limit: 38)),
    Step("en", "1", by: 1, "1", .fractionFull(limit: 2), rules: NumberRules(step: tiny.step)),
  ])
  func stepping(_ row: Step) {
    var field = NumberField(row.locale, rules: row.rules)
    field.type(row.keys)
    #expect(field.draft.step(by: row.count, rules: row.rules) == row.cue)
    #expect(field.text == row.text)
  }

  @Test("a step is one undo")
  func stepUndo() {
    var field = NumberField("en", typing: "5")
    #expect(field.draft.step(by: 10, rules: field.rules) == nil && field.withCaret == "15|")
    field.type("↶")
    #expect(field.text == "5")
  }

  @Test("a percent field shows 5 for 0.05")
  func percent() throws {
    let value = try #require(Decimal(string: "0.05"))
    let rules = NumberRules(maximumFractionDigits: 1, format: .percent)
    var field = NumberField("de", value: value, rules: rules)
    #expect(field.text == "5" && field.draft.value == value)
    field.type(",5")
    #expect(field.text == "5,5" && field.value == "0.055")
  }

  @Test("every value comes back from its draft, and is never drawn with an exponent")
  func valuesAreExact() throws {
    for text in [
      "0", "5.15", "-0.5", "0.00000000001", "12345678901234567890123456789012345678",
      "1234567890123456789.0123456789012345678", "-9999999999999999999.9999999999999999999",
    ] {
      let value = try #require(Decimal(string: text))
      let field = NumberField("en", value: value)
      #expect(field.text == text && field.draft.value == value)
    }
    for exponent in -128...127 {
      let value = Decimal(sign: .minus, exponent: exponent, significand: 7)
      #expect(NumberDraft(value: value, rules: NumberRules()).value == value)
    }
    #expect(NumberDraft(value: .nan, rules: NumberRules()).isEmpty)
  }
}
