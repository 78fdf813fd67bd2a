import FoundationEssentials
import Testing

@testable import LocaleLayer

@Suite("Numeric field: paste and copy (rules 14 to 17)")
struct NumberPasteTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: Int
    let locale: String
    let pasted: String
    let text: String
    let value: String
    let cue: NumberCue?

    init(
      _ rule: Int, _ locale: String, _ pasted: String, text: String, value: String,
      cue: NumberCue? = nil
    ) {
      self.rule = rule
      self.locale = locale
      self.pasted = pasted
      self.text = text
      self.value = value
      self.cue = cue
    }

    var testDescription: String { "rule \(rule), \(locale): \(pasted.debugDescription)" }
  }

  static let dotAsComma = NumberCue.separatorTranslated(typed: ".", drawn: ",")
  static let commaAsDot = NumberCue.separatorTranslated(typed: ",", drawn: ".")

  static let read = [
    Case(14, "en", " \t5.15\r\n", text: "5.15", value: "5.15"),
    Case(14, "en", "\u{FEFF}5\u{200E}.\u{2066}1\u{AD}5\u{2069}", text: "5.15", value: "5.15"),
    Case(14, "en", "１，２３４．５", text: "1234.5", value: "1234.5"),
    Case(14, "ja", "\u{FF0D}５", text: "-5", value: "-5"),
    Case(14, "en", "۵٫۱", text: "5.1", value: "5.1"),
    Case(14, "ar", "١٤٬٥٠٠٫٥٥", text: "14500.55", value: "14500.55"),
    Case(14, "ar-EG", "\u{61C}-١٬٢٣٤٫٥", text: "-١٢٣٤٫٥", value: "-1234.5"),
    Case(14, "de-CH", "1'234’567.8", text: "1234567.8", value: "1234567.8"),
    Case(
      14, "fr", "1 234\u{A0}567\u{2007}890\u{202F}123,5", text: "1234567890123,5",
      value: "1234567890123.5"),
    Case(15, "en", "1,234.56", text: "1234.56", value: "1234.56"),
    Case(15, "hi", "12,34,567.8", text: "1234567.8", value: "1234567.8"),
    Case(15, "sr", "5.15", text: "5,15", value: "5.15", cue: dotAsComma),
    Case(15, "en", "5,15", text: "5.15", value: "5.15", cue: commaAsDot),
    Case(15, "en", "1234,567", text: "1234.567", value: "1234.567", cue: commaAsDot),
    Case(15, "de-CH", "1,234", text: "1.234", value: "1.234", cue: commaAsDot),
    Case(15, "en", "1.234,56", text: "1234.56", value: "1234.56", cue: commaAsDot),
    Case(15, "en", "12 345,6", text: "12345.6", value: "12345.6", cue: commaAsDot),
    Case(
      15, "en", "1'234.5", text: "1234.5", value: "1234.5",
      cue: .readAsGrouping("'")),
    Case(15, "de", "1,234,234", text: "1234234", value: "1234234", cue: .readAsGrouping(",")),
    Case(15, "hi", "1,234,567", text: "1234567", value: "1234567", cue: .readAsGrouping(",")),
    Case(
      15, "hi", "1,234,567.5", text: "1234567.5", value: "1234567.5",
      cue: .readAsGrouping(",")),
    Case(15, "en", "0,500", text: "0.500", value: "0.5", cue: commaAsDot),
    Case(15, "es", "1.234", text: "1234", value: "1234"),
    Case(16, "en", "5-", text: "-5", value: "-5"),
    Case(16, "sr", "1.234", text: "1234", value: "1234"),
    Case(16, "en", "1.234", text: "1.234", value: "1.234"),
    Case(17, "en", "-", text: "-", value: ""),
    Case(17, "en", "-.", text: "-.", value: ""),
    Case(17, "en", "007.50", text: "007.50", value: "7.5"),
  ]

  @Test(arguments: read)
  func pasting(_ row: Case) {
    var field = NumberField(row.locale, fraction: 4, typing: "")
    #expect(field.paste(row.pasted) == row.cue)
    #expect([field.text, field.value] == [row.text, row.value])
  }

  struct Refusal: Sendable, CustomTestStringConvertible {
    let locale: String
    let pasted: String
    let fault: NumberPasteFault

    init(_ locale: String, _ pasted: String, _ fault: NumberPasteFault) {
      self.locale = locale
      self.pasted = pasted
      self.fault = fault
    }

    var testDescription: String { "\(locale): \(pasted.debugDescription)" }
  }

  static let refused = [
    Refusal("en", "", .empty), Refusal("en", " \u{200E}\n", .empty),
    Refusal("en", "1,23,4", .unclearSeparators), Refusal("en", "1,,2", .unclearSeparators),
    Refusal("en", "1.2.3", .unclearSeparators), Refusal("en", "1,1,1.2", .unclearSeparators),
    Refusal("en", "1.234 56", .unclearSeparators), Refusal("en", "12 3", .unclearSeparators),
    Refusal("en", "1.234,567,8", .unclearSeparators),
    Refusal("en", "1 234.567,8", .unclearSeparators),
    Refusal("en", "0,500,000", .unclearSeparators), Refusal("en", "0.500,1", .unclearSeparators),
    Refusal("hi", "123,456", .unclearSeparators),
    Refusal("en", "5abc", .notPartOfNumber("a")), Refusal("en", "12:30", .notPartOfNumber(":")),
    Refusal("en", "1e3", .notPartOfNumber("e")), Refusal("en", "0x10", .notPartOfNumber("x")),
    Refusal("en", "NaN", .notPartOfNumber("N")), Refusal("en", "5%", .notPartOfNumber("%")),
    Refusal("en", "(5)", .notPartOfNumber("(")), Refusal("en", "5²", .notPartOfNumber("²")),
    Refusal("en", "-5-", .notPartOfNumber("-")), Refusal("en", "5-6", .notPartOfNumber("-")),
    Refusal("en", "1\n2", .notPartOfNumber("\n")), Refusal("en", "€5", .notPartOfNumber("€")),
    Refusal("en", "5\u{301}", .notPartOfNumber("\u{301}")),
  ]

  @Test("rules 15 and 16: a refused paste changes nothing", arguments: refused)
  func refusing(_ row: Refusal) {
    var field = NumberField(row.locale, fraction: 4, typing: "7.5")
    field.draft.selectAll()
    let before = field.draft
    #expect(field.paste(row.pasted) == .pasteRefused(row.fault))
    #expect(field.draft == before)
  }

  @Test(
    "rule 12: a pasted text that does not fit is refused, never rounded",
    arguments: [
      ("1.234", NumberCue.fractionFull(limit: 2)),
      ("-1", .minusNotAllowed),
      (String(repeating: "9", count: 39), .digitsFull(limit: 38)),
    ])
  func pasteBeyondLimits(text: String, cue: NumberCue) {
    var field = NumberField("en", rules: NumberRules(minimum: 0))
    #expect(field.paste(text) == cue && field.text == "")
  }

  @Test(
    "rules 12 and 14: a long text is answered without reading it", arguments: [100_000, 10_000_000])
  func longPaste(count: Int) {
    var field = NumberField("en", typing: "5")
    let text = String(repeating: "1", count: count)
    let time = ContinuousClock().measure {
      #expect(field.paste(text) == .pasteRefused(.tooLong(limit: NumberReading.byteLimit)))
    }
    #expect(field.text == "5" && time < .milliseconds(50))
  }

  @Test("the longest text that is read is read at once")
  func limitPaste() {
    var field = NumberField("en", typing: "")
    let text = String(repeating: "1,", count: NumberReading.byteLimit / 2)
    #expect(field.paste(text) == .pasteRefused(.unclearSeparators))
  }

  @Test("a paste goes to the caret, over the selection, and is one undo")
  func pasteIntoText() {
    var field = NumberField("en", typing: "19.5")
    field.draft.moveCaret(to: 1)
    #expect(field.paste("2,345") == nil && field.withCaret == "12345|9.5")
    #expect(field.paste("1.5") == .separatorTwice && field.withCaret == "12345|9.5")
    #expect(field.paste("-1") == .minusOnlyAtStart && field.withCaret == "12345|9.5")
    field.draft.undo()
    #expect(field.withCaret == "1|9.5")
  }

  struct SignCase: Sendable, CustomTestStringConvertible {
    let locale: String
    let signs: [String]
    let pasted: String
    let text: String

    init(_ locale: String, _ signs: [String], _ pasted: String, _ text: String) {
      self.locale = locale
      self.signs = signs
      self.pasted = pasted
      self.text = text
    }

    var testDescription: String { "\(locale): \(pasted)" }
  }

  @Test(
    "a paste may carry the field's own currency or percent sign",
    arguments: [
      SignCase("de", ["€", "EUR"], "1.234,50 €", "1234,50"),
      SignCase("en", ["€", "EUR"], "-€1,234.50", "-1234.50"),
      SignCase("nl", ["€", "EUR"], "€ -5", "-5"),
      SignCase("en", ["€", "EUR"], "EUR\u{A0}5", "5"),
      SignCase("en", ["$", "US$"], "US$5", "5"),
      SignCase("da", ["kr."], "5,50 kr.", "5,50"),
      SignCase("sr", ["RSD"], "1.234 RSD", "1234"),
      SignCase("en", ["%"], "5%", "5"),
      SignCase("tr", ["%"], "%5", "5"),
      SignCase("fr", ["%"], "5\u{202F}%", "5"),
      SignCase("ja", ["%"], "５％", "5"),
      SignCase("ar-EG", ["٪\u{61C}"], "٥٪\u{61C}", "٥"),
    ])
  func pasteWithSign(_ row: SignCase) {
    var field = NumberField(row.locale, rules: NumberRules(pasteSigns: row.signs))
    #expect(field.paste(row.pasted) == nil && field.text == row.text)
  }

  @Test("a second currency sign is no part of a number")
  func twoSigns() {
    var field = NumberField("en", rules: NumberRules(pasteSigns: ["€"]))
    #expect(field.paste("€5€") == .pasteRefused(.notPartOfNumber("€")))
  }

  @Test("rule 17: copy, then paste, is the identity", arguments: numberLocales)
  func copyAndPaste(locale: String) {
    #expect(roundTripFaults(NumberField.symbols(locale)) == [])
  }

  @Test("rule 17: a part of a number is copied without grouping signs, and cut with undo")
  func copySelection() {
    var field = NumberField("de", value: 1234567)
    field.isEditing = false
    field.draft.moveCaret(to: 1)
    field.draft.moveCaret(to: 4, extending: true)
    #expect(field.draft.copy(field.symbols, rules: field.rules) == "234")
    #expect(field.draft.cut(field.symbols, rules: field.rules) == "234" && field.text == "1.567")
    field.draft.undo()
    #expect(field.text == "1.234.567" && field.drawn.selection == 2..<5)
  }
}

/// What does not come back equal when it is copied and pasted over itself.
func roundTripFaults(_ symbols: NumberSymbols) -> [String] {
  let rules = NumberRules(maximumFractionDigits: 10)
  return ["5.15", "-.5", ".", "-", "5.", "1.234", "-1234567.891", "0.500", "007", "1234"].filter {
    var draft = NumberDraft(rules: rules)
    for key in $0 {
      _ =
        key == "."
        ? draft.typeSeparator(symbols: symbols, rules: rules)
        : draft.type(key, symbols: symbols, rules: rules)
    }
    draft.selectAll()
    var pasted = draft
    let cue = pasted.paste(draft.copy(symbols, rules: rules), symbols: symbols, rules: rules)
    return cue != nil || pasted.tokens != draft.tokens || pasted.value != draft.value
  }
}
