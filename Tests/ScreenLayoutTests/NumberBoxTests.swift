import FoundationEssentials
import LocaleLayer
import ScreenLayout
import ScreenTestSupport
import TerminalCells
import Testing

@Suite("A numeric field, drawn")
struct NumberBoxTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let language: String
    let attributes: String
    /// What the strip shows, without the blanks around it.
    let shown: String

    init(_ language: String, _ attributes: String, _ shown: String) {
      self.language = language
      self.attributes = attributes
      self.shown = shown
    }

    var testDescription: String { "\(language): \(attributes)" }
  }

  static let euro = #"value="1234.5" format="currency" currency="EUR""#
  static let percent = #"value="0.05" format="percent""#

  static let cases = [
    Case("en", euro, "€1,234.50"), Case("de", euro, "1.234,50\u{A0}€"),
    Case("nl", euro, "€\u{A0}1.234,50"), Case("de-CH", euro, "EUR\u{A0}1’234.50"),
    Case("fa", euro, "€۱٬۲۳۴٫۵۰"), Case("ar-EG", euro, "€\u{A0}١٬٢٣٤٫٥٠"),
    Case("he", euro, "€\u{A0}1,234.50"),
    Case("en", percent, "5%"), Case("de", percent, "5\u{A0}%"), Case("tr", percent, "%5"),
    Case("fr", percent, "5\u{A0}%"), Case("fa", percent, "۵٪"), Case("ar-EG", percent, "٪٥"),
    Case("sr", #"value="1234.5" format="currency" currency="RSD""#, "1.234,5\u{A0}RSD"),
    Case("en", #"value="1234.5" format="currency" currency="EUR" grouping="false""#, "€1234.50"),
    Case(
      "en", #"value="5" format="currency" currency="EUR" minimumFractionDigits="0""#, "€5"),
    Case("en", #"value="5" format="currency" currency="EUR" maximumFractionDigits="1""#, "€5.0"),
    Case("de", #"value="5" minimumFractionDigits="2""#, "5,00"),
    Case("de", #"value="1234567" grouping="false""#, "1234567"),
    Case("en", #"format="percent""#, "%"),
    Case("en", #"format="percent" placeholder="ten""#, "ten%"),
    Case("en", #"minimum="10" maximum="1500""#, "10 to 1,500"),
    Case("de", #"minimum="0.5" maximum="1500""#, "0,5 bis 1.500"),
    Case("ar-EG", #"minimum="10" maximum="99""#, "٩٩ ﻰﻟﺇ ١٠ ﻦﻣ"),
    Case("ja", #"minimum="10" maximum="99""#, "10～99"),
    Case("en", #"minimum="-5" maximum="5""#, "-5 to 5"),
    Case("fa", #"minimum="-5" maximum="5""#, "۵ ﺎﺗ −۵"),
    Case("ja", #"minimum="-5" maximum="-1""#, "-5～-1"),
    Case("en", #"minimum="10""#, "at least 10"), Case("de", #"minimum="10""#, "mindestens 10"),
    Case("fa", #"maximum="99""#, "۹۹ ﺮﺜﮐﺍﺪﺣ"), Case("ja", #"maximum="99""#, "99以下"),
    Case("en", #"minimum="0""#, ""), Case("en", #"minimum="10" placeholder="ten""#, "ten"),
    Case("en", #"minimum="0.05" maximum="0.5" format="percent""#, "5 to 50%"),
    Case(
      "de", #"maximum="99" format="currency" currency="EUR""#, "höchstens 99\u{A0}€"),
    Case("en", #"value="12345678901234567""#, "12,345,678,901,2…"),
    Case(
      "en", #"value="12345678901234567" format="currency" currency="EUR""#, "€12,345,678,901,…"),
  ]

  /// The range, the least and the most, as Parlance's own tables have them.
  private static let ownTexts = [
    "en": ["%1$@ to %2$@", "at least %@", "at most %@"],
    "de": ["%1$@ bis %2$@", "mindestens %@", "höchstens %@"],
    "ar-EG": ["من %1$@ إلى %2$@", "%@ على الأقل", "%@ على الأكثر"],
    "fa": ["%1$@ تا %2$@", "حداقل %@", "حداکثر %@"],
    "ja": ["%1$@～%2$@", "%@以上", "%@以下"],
  ].mapValues { texts in
    zip(["range", "atLeast", "atMost"], texts)
      .map { #""parlance.number.\#($0)" = "\#($1)";"# }.joined()
  }

  /// The strip is on its own row; what is not focused is drawn as it was committed.
  private func frame(_ row: Case) throws -> Frame {
    let fixture = try ScreenFixture(
      elements: #"<button id="b" title="B" action="a"/><numericField id="n" \#(row.attributes)/>"#,
      tables: Self.ownTexts)
    return fixture.frame(row.language)
  }

  @Test(arguments: cases)
  func shown(_ row: Case) throws {
    let line = try frame(row).lines[5]
    let ends = line.split(separator: " ").joined(separator: " ")
    #expect(ends == row.shown, "\(ends.debugDescription)")
  }

  @Test("a press on a character means the place before it, a press beside the number an end of it")
  func places() throws {
    let fixture = try ScreenFixture(
      elements: #"<numericField id="n" value="1234.5" format="currency" currency="EUR"/>"#)
    // Columns 11 to 19 of `   ········€1,234.50·`.
    let expected = [3: 0, 11: 0, 12: 0, 13: 1, 14: 1, 15: 2, 18: 5, 19: 6, 20: 6]
    let frame = fixture.frame("en")
    #expect(frame.lines[3].hasPrefix("           €1,234.50 "))
    for (column, caret) in expected {
      let target = frame.target(at: Point(row: 3, column: column))
      #expect(target == .number(ElementAddress(id: "n"), caret: caret), "\(column)")
    }
  }

  @Test("from right to left the same cells mean the same places")
  func mirroredPlaces() throws {
    let fixture = try ScreenFixture(elements: #"<numericField id="n" value="1234.5"/>"#)
    let frame = fixture.frame("ar-EG")
    let line = frame.lines[3]
    let start = try #require(line.firstIndex(of: "١")).utf16Offset(in: line)
    for (offset, caret) in [(0, 0), (1, 1), (2, 1), (3, 2), (6, 5), (7, 6), (9, 6)] {
      let target = frame.target(at: Point(row: 3, column: start + offset))
      #expect(target == .number(ElementAddress(id: "n"), caret: caret), "\(offset)")
    }
  }

  struct Limit: Sendable, CustomTestStringConvertible {
    let language: String
    let attributes: String
    let cue: NumberCue
    let shown: String

    init(_ language: String, _ attributes: String, _ cue: NumberCue, _ shown: String) {
      self.language = language
      self.attributes = attributes
      self.cue = cue
      self.shown = shown
    }

    var testDescription: String { "\(language): \(attributes)" }
  }

  static let hundredth = Decimal(sign: .plus, exponent: -2, significand: 5)

  static let limits = [
    Limit("en", #"format="percent""#, .belowMinimum(hundredth), "! At least 5%"),
    Limit("de", #"format="percent""#, .belowMinimum(hundredth), "! At least 5\u{A0}%"),
    Limit("en", "", .aboveMaximum(1_000_000), "! At most 1,000,000"),
    Limit("hi", "", .aboveMaximum(1_000_000), "! At most 10,00,000"),
    Limit(
      "de", #"format="currency" currency="EUR""#, .aboveMaximum(1000), "! At most 1.000\u{A0}€"),
    Limit(
      "en", #"format="currency" currency="EUR""#, .belowMinimum(hundredth / 10),
      "! At least €0.005"),
    Limit("fa", "", .belowMinimum(-5), "! At least −۵"),
  ]

  @Test("a reason names the limit as the field shows numbers", arguments: limits)
  func reasons(_ row: Limit) throws {
    let fixture = try ScreenFixture(
      elements: "<numericField id=\"n\" \(row.attributes)/>",
      tables: [
        "en": """
        "parlance.number.belowMinimum" = "At least %@"; "parlance.number.aboveMaximum" = "At most %@";
        """
      ])
    var state = ScreenState(screen: "main")
    state.memory.elements[ElementAddress(id: "n")] = .number(
      NumberState(draft: NumberDraft(rules: NumberRules()), error: row.cue))
    let frame = fixture.frame(row.language, state: state)
    let reason = frame.lines[4].trimmed
    #expect(reason == row.shown, "\(reason.debugDescription)")
    state.notice = Notice(row.cue, unit: FieldUnit(.number))
    #expect(fixture.frame(row.language, state: state).lines[23].trimmed.hasPrefix("! At "))
  }
}

extension String {
  fileprivate var trimmed: Substring {
    var text = self[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }
}
