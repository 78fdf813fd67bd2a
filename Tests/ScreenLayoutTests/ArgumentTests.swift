import FoundationEssentials
import LocaleLayer
import ScreenLayout
import ScreenTestSupport
import Testing

@Suite("Arguments, as each format writes them in each locale")
struct ArgumentTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let language: String
    /// The attributes of the argument.
    let format: String
    let value: Value
    /// As the screen shows it, from the left; of right to left the label's text stands in the
    /// order of the cells.
    let shown: String

    init(_ language: String, _ format: String, _ value: Value, _ shown: String) {
      self.language = language
      self.format = format
      self.value = value
      self.shown = shown
    }

    var testDescription: String { "\(language): \(format)" }
  }

  static let number = Value.number(Decimal(123_456_789) / 1000)
  static let part = Value.number(Decimal(55) / 1000)
  /// 2026-03-08 20:00 UTC.
  static let evening = Value.date(Date(timeIntervalSince1970: 1_773_000_000))

  static let numbers = [
    Case("en", "", number, "123,456.79"), Case("de", "", number, "123.456,79"),
    Case("en", #"format="number""#, number, "123,456.79"),
    Case("sr", #"format="number""#, number, "123.456,79"),
    Case("fr", #"format="number""#, number, "123\u{202F}456,79"),
    Case("hi", #"format="number""#, number, "1,23,456.79"),
    Case("de-CH", #"format="number""#, number, "123’456.79"),
    Case("ar-EG", #"format="number""#, number, "١٢٣٬٤٥٦٫٧٩"),
    Case("fa", #"format="number""#, number, "۱۲۳٬۴۵۶٫۷۹"),
    Case("de", #"format="number" maximumFractionDigits="0""#, number, "123.457"),
    Case("de", #"format="number" minimumFractionDigits="4""#, number, "123.456,7890"),
    Case("en", #"format="number" minimumFractionDigits="1""#, .number(5), "5.0"),
    Case("sv", #"format="number""#, .number(-5), "−5"),
  ]

  static let amounts = [
    Case("en", #"format="currency" currency="EUR""#, number, "€123,456.79"),
    Case("de", #"format="currency" currency="EUR""#, number, "123.456,79\u{A0}€"),
    Case("sr", #"format="currency" currency="RSD""#, number, "123.457\u{A0}RSD"),
    Case("ja", #"format="currency" currency="JPY""#, number, "¥123,457"),
    Case("fa", #"format="currency" currency="EUR""#, number, "€۱۲۳٬۴۵۶٫۷۹"),
    Case("ar-EG", #"format="currency" currency="EUR""#, number, "€\u{A0}١٢٣٬٤٥٦٫٧٩"),
    Case("en", #"format="currency" currency="EUR" maximumFractionDigits="0""#, number, "€123,457"),
    Case(
      "de", #"format="currency" currency="EUR" minimumFractionDigits="3""#, .number(5),
      "5,000\u{A0}€"),
    Case("en", #"format="percent""#, part, "6%"), Case("tr", #"format="percent""#, part, "%6"),
    Case("de", #"format="percent" maximumFractionDigits="1""#, part, "5,5\u{A0}%"),
    Case("en", #"format="percent" minimumFractionDigits="2""#, part, "5.50%"),
    Case("ar-EG", #"format="percent" maximumFractionDigits="1""#, part, "٪٥٫٥"),
  ]

  static let days = [
    Case("en", #"format="date""#, evening, "Mar 8, 2026"),
    Case("en", #"format="date" style="short""#, evening, "3/8/2026"),
    Case("en", #"format="date" style="long""#, evening, "March 8, 2026"),
    Case("de", #"format="date" style="long""#, evening, "8. März 2026"),
    Case("th", #"format="date" style="short""#, evening, "8/3/2569"),
    Case("fa", #"format="date" style="short""#, evening, "۱۴۰۴/۱۲/۱۷"),
    Case("ja", #"format="date" style="medium""#, evening, "2026年3月8日"),
    Case("en", #"format="time""#, evening, "8:00\u{202F}PM"),
    Case("de", #"format="time""#, evening, "20:00"),
    Case("fa", #"format="time""#, evening, "۲۰:۰۰"),
  ]

  static let texts = [
    Case("en", #"format="list""#, .list(["a", "b", "c"]), "a, b, and c"),
    Case("de", #"format="list""#, .list(["a", "b", "c"]), "a, b und c"),
    Case("ja", #"format="list""#, .list(["a", "b"]), "a、b"),
    Case("en", #"format="list""#, .list([]), ""),
    Case("de", #"format="text""#, .text("1.5"), "1.5"),
    Case("de", #"format="plain""#, number, "123456.789"),
    Case("ar-EG", #"format="plain""#, number, "123456.789"),
    Case("fa", #"format="plain""#, evening, "2026-03-08"),
    Case("de", #"format="plain" maximumFractionDigits="1""#, number, "123456.8"),
    Case("de", #"format="plain" minimumFractionDigits="2""#, .number(-5), "-5.00"),
    Case("de", #"format="plain""#, .list(["a", "b"]), "a, b"),
    Case("de", #"format="plain""#, .flag(true), "true"),
    Case("de", "", .flag(true), "✓"),
  ]

  static let nothing = ["number", "currency", "percent", "date", "time", "list", "text", "plain"]
    .map { Case("en", #"format="\#($0)" currency="EUR""#, .none, "") }

  @Test(arguments: numbers + amounts + days + texts + nothing)
  func shown(_ row: Case) throws {
    let fixture = try ScreenFixture(
      elements: #"<label text="[%@]"><argument value="v" \#(row.format)/></label>"#)
    var state = ScreenState(screen: "main")
    state.values = AppValues(values: ["v": row.value], hasCode: true)
    let line = fixture.frame(row.language, state: state).lines[3]
    let text = try #require(line.firstRange(of: "[").map { line[$0.upperBound...] })
    #expect(text.prefix { $0 != "]" } == row.shown)
  }

  @Test("a missing number is an empty text for every placeholder", arguments: ["%@", "%d", "%.2f"])
  func emptyField(placeholder: String) throws {
    let fixture = try ScreenFixture(
      elements: #"""
        <numericField id="n"/>
        <label text="[\#(placeholder)]"><argument value="n"/></label>
        """#)
    #expect(fixture.frame("de").lines[5].hasPrefix("   []"))
  }
}
