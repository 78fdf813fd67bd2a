import FoundationEssentials
import Testing

@testable import LocaleLayer

@Suite("Numeric field: keys (rules 5 to 12)")
struct NumberTypingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: Int
    let locale: String
    let keys: String
    var fraction = 2
    let text: String
    let value: String
    var cues: [NumberCue] = []

    init(
      _ rule: Int, _ locale: String, _ keys: String, fraction: Int = 2, text: String,
      value: String, cues: [NumberCue] = []
    ) {
      self.rule = rule
      self.locale = locale
      self.keys = keys
      self.fraction = fraction
      self.text = text
      self.value = value
      self.cues = cues
    }

    var testDescription: String { "rule \(rule), \(locale): \(keys)" }
  }

  static let comma = NumberCue.separatorTranslated(typed: ",", drawn: ".")
  static let dot = NumberCue.separatorTranslated(typed: ".", drawn: ",")

  static let separatorKeys = [
    Case(5, "de", "12⎖34", text: "12,34", value: "12.34"),
    Case(5, "en", "12⎖34", text: "12.34", value: "12.34"),
    Case(5, "fa", "۱۲⎖۳۴", text: "۱۲٫۳۴", value: "12.34"),
    Case(6, "fr", "5.15", text: "5,15", value: "5.15"),
    Case(6, "de-CH", "5,15", text: "5.15", value: "5.15"),
    Case(6, "ar-EG", "5,15", text: "٥٫١٥", value: "5.15"),
    Case(6, "ar-EG", "5.15", text: "٥٫١٥", value: "5.15"),
    Case(6, "en", "5\u{66B}15", text: "5.15", value: "5.15"),
    Case(6, "sr", "5\u{60C}15", text: "5,15", value: "5.15"),
    Case(6, "sr", "5\u{FF0C}15", text: "5,15", value: "5.15"),
    Case(6, "ja", "５．１５", text: "5.15", value: "5.15"),
    Case(6, "fr", "５．１５", text: "5,15", value: "5.15"),
    Case(7, "sr", "5.15", text: "5,15", value: "5.15", cues: [dot]),
    Case(7, "en", "5,15", text: "5.15", value: "5.15", cues: [comma]),
    Case(
      7, "ja", "5\u{FF0C}15", text: "5.15", value: "5.15",
      cues: [.separatorTranslated(typed: "\u{FF0C}", drawn: ".")]),
    Case(8, "en", "1.5.", text: "1.5", value: "1.5", cues: [.separatorTwice]),
    Case(8, "sr", "1,5⎖", text: "1,5", value: "1.5", cues: [.separatorTwice]),
    Case(8, "en", "1.2,", text: "1.2", value: "1.2", cues: [.separatorTwice]),
  ]

  static let groupingKeys = [
    Case(7, "en", "1,234", text: "1234", value: "1234", cues: [comma, .readAsGrouping(",")]),
    Case(7, "en", "1,234", fraction: 3, text: "1.234", value: "1.234", cues: [comma]),
    Case(
      7, "en", "1,234", fraction: 1, text: "1234", value: "1234",
      cues: [comma, .fractionFull(limit: 1), .readAsGrouping(",")]),
    Case(7, "en", "1,234", fraction: 0, text: "1234", value: "1234", cues: [.readAsGrouping(",")]),
    Case(7, "en", "-1,234", text: "-1234", value: "-1234", cues: [comma, .readAsGrouping(",")]),
    Case(
      7, "en", "1,234.5", fraction: 3, text: "1234.5", value: "1234.5",
      cues: [comma, .readAsGrouping(",")]),
    Case(
      7, "en", "1,234⎖5", fraction: 3, text: "1234.5", value: "1234.5",
      cues: [comma, .readAsGrouping(",")]),
    Case(
      7, "en", "1,234,567.89", text: "1234567.89", value: "1234567.89",
      cues: [comma, .readAsGrouping(","), .readAsGrouping(",")]),
    Case(
      7, "en", "1,234,567.89", fraction: 3, text: "1234567.89", value: "1234567.89",
      cues: [comma, .readAsGrouping(",")]),
    Case(
      7, "hi", "12,34,567", text: "1234567", value: "1234567",
      cues: [comma, .readAsGrouping(",")]),
    Case(
      7, "hi", "12,34,567.8", fraction: 4, text: "1234567.8", value: "1234567.8",
      cues: [comma, .readAsGrouping(",")]),
    Case(
      7, "en", "12,34,", text: "12.34", value: "12.34", cues: [comma, .separatorTwice]),
    Case(
      7, "en", "1,23.4", text: "1.23", value: "1.23",
      cues: [comma, .separatorTwice, .fractionFull(limit: 2)]),
    Case(
      7, "en", "1,234,5,", text: "12345", value: "12345",
      cues: [comma, .readAsGrouping(","), .readAsGrouping(","), .groupingMisplaced(",")]),
    Case(
      7, "en", "1234,567", text: "1234.56", value: "1234.56",
      cues: [comma, .fractionFull(limit: 2)]),
    Case(
      7, "en", "0,500", text: "0.50", value: "0.5", cues: [comma, .fractionFull(limit: 2)]),
    Case(7, "en", "0,500", fraction: 3, text: "0.500", value: "0.5", cues: [comma]),
    Case(7, "es", "1.234", text: "1234", value: "1234", cues: [dot, .readAsGrouping(".")]),
    Case(
      7, "en", "1,5", fraction: 0, text: "15", value: "15", cues: [.readAsGrouping(",")]),
    Case(
      7, "fr", "1 234 567,12", text: "1234567,12", value: "1234567.12",
      cues: [.readAsGrouping(" "), .readAsGrouping(" ")]),
    Case(
      7, "fr", "1\u{202F}234\u{A0}5", text: "12345", value: "12345",
      cues: [.readAsGrouping("\u{202F}"), .readAsGrouping("\u{A0}")]),
    Case(
      7, "fr", "12 34 5", text: "12345", value: "12345",
      cues: [
        .readAsGrouping(" "), .groupingMisplaced(" "),
      ]),
    Case(
      7, "de-CH", "1'234’567", text: "1234567", value: "1234567",
      cues: [
        .readAsGrouping("'"), .readAsGrouping("’"),
      ]),
    Case(
      7, "ar-EG", "1\u{66C}234", text: "١٢٣٤", value: "1234", cues: [.readAsGrouping("\u{66C}")]),
    Case(7, "en", "1 2", text: "12", value: "12", cues: [.notPartOfNumber(" ")]),
    Case(7, "en", "1'2", text: "12", value: "12", cues: [.notPartOfNumber("'")]),
  ]

  static let signsAndDigits = [
    Case(9, "en", "-5", text: "-5", value: "-5"),
    Case(9, "sv", "-5", text: "−5", value: "-5"),
    Case(9, "en", "−5", text: "-5", value: "-5"),
    Case(9, "en", "\u{2013}5", text: "-5", value: "-5"),
    Case(9, "en", "\u{FE63}5", text: "-5", value: "-5"),
    Case(9, "ja", "\u{FF0D}５", text: "-5", value: "-5"),
    Case(9, "en", "5-", text: "5", value: "5", cues: [.minusOnlyAtStart]),
    Case(9, "en", "--5", text: "-5", value: "-5", cues: [.minusOnlyAtStart]),
    Case(10, "en", "١٢", text: "12", value: "12"),
    Case(10, "ar", "١٢", text: "12", value: "12"),
    Case(10, "ar-EG", "12", text: "١٢", value: "12"),
    Case(10, "fa", "٣४5", text: "۳۴۵", value: "345"),
    Case(10, "my", "1.5", text: "၁.၅", value: "1.5"),
    Case(10, "en", "5²", text: "5", value: "5", cues: [.notPartOfNumber("²")]),
    Case(10, "en", "1e3", text: "13", value: "13", cues: [.notPartOfNumber("e")]),
    Case(10, "en", "5%", text: "5", value: "5", cues: [.notPartOfNumber("%")]),
    Case(
      10, "en", "x½", text: "", value: "", cues: [.notPartOfNumber("x"), .notPartOfNumber("½")]),
    Case(10, "en", "5\u{301}", text: "", value: "", cues: [.notPartOfNumber("5\u{301}")]),
    Case(11, "en", "-", text: "-", value: ""),
    Case(11, "sr", ",", text: ",", value: ""),
    Case(11, "sv", "-,", text: "−,", value: ""),
    Case(11, "en", "5.", text: "5.", value: "5"),
    Case(11, "en", ".5", text: ".5", value: "0.5"),
    Case(11, "en", "5.150", fraction: 3, text: "5.150", value: "5.15"),
    Case(12, "en", "5.155", text: "5.15", value: "5.15", cues: [.fractionFull(limit: 2)]),
    Case(12, "en", "5.", fraction: 0, text: "5", value: "5", cues: [.fractionFull(limit: 0)]),
    Case(
      12, "en", "123456789012345678901234567890123456789",
      text: "12345678901234567890123456789012345678",
      value: "12345678901234567890123456789012345678", cues: [.digitsFull(limit: 38)]),
    Case(
      12, "en", "1234567890123456789.0123456789012345678", fraction: 30,
      text: "1234567890123456789.0123456789012345678",
      value: "1234567890123456789.0123456789012345678"),
    Case(
      12, "en", "0.00000000000000000000000000000000000001", fraction: 50,
      text: "0.00000000000000000000000000000000000001",
      value: "0.00000000000000000000000000000000000001"),
  ]

  @Test(arguments: separatorKeys + groupingKeys + signsAndDigits)
  func typing(_ row: Case) {
    var field = NumberField(row.locale, fraction: row.fraction, typing: "")
    let cues = field.type(row.keys)
    #expect(
      [field.text, field.value] == [row.text, row.value] && cues == row.cues,
      "\(field.text) = \(field.value), \(cues)")
  }

  @Test("rule 9: a field from 0 up takes no minus", arguments: numberLocales)
  func minusRefused(locale: String) {
    var field = NumberField(locale, rules: NumberRules(minimum: 0))
    #expect(field.type("-5") == [.minusNotAllowed] && field.value == "5")
  }

  @Test("rule 12: leading zeros end somewhere, in a value that is still exact")
  func zerosAreBounded() {
    let field = NumberField("en", fraction: 500, typing: String(repeating: "0", count: 1000) + "1")
    #expect(field.text.count == 100 && field.value == "0")
  }

  @Test("rule 7: after a caret move or a switch the point stays a point")
  func caretMoveEndsTheRun() {
    var moved = NumberField("en", typing: "1,23")
    moved.draft.move(.backward)
    moved.draft.move(.forward)
    #expect(moved.type("4") == [.fractionFull(limit: 2)] && moved.text == "1.23")
    var switched = NumberField("en", typing: "1,23")
    switched.switchLocale("sr")
    switched.switchLocale("en")
    #expect(switched.type("4") == [.fractionFull(limit: 2)] && switched.text == "1.23")
    var committed = NumberField("en", typing: "1,23")
    #expect(committed.draft.commit(rules: committed.rules) == nil)
    #expect(committed.type("4") == [.fractionFull(limit: 2)] && committed.text == "1.23")
  }

  @Test("rule 7: another locale's grouping sign takes nothing back, even unannounced")
  func lensAloneEndsTheRun() {
    var field = NumberField("en", typing: "1,23")
    field.symbols = NumberField.symbols("sr")
    #expect(field.type("4") == [.fractionFull(limit: 2)] && field.text == "1,23")
  }

  @Test("rule 7: a digit typed into the middle never takes the point back")
  func pointInTheMiddleStays() {
    var field = NumberField("en", typing: "199")
    field.draft.moveCaret(to: 1)
    #expect(field.type(",5") == [Self.comma, .fractionFull(limit: 2)] && field.text == "1.99")
  }

  @Test("rule 8: a separator steps over the one directly after the caret")
  func stepOver() {
    var field = NumberField("sr", typing: "12,5")
    field.draft.moveCaret(to: 2)
    #expect(field.type(",") == [] && field.withCaret == "12,|5")
  }
}
