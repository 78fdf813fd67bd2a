import LocaleLayer
import Testing

@Suite("The sign beside a number")
struct NumberUnitTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let locale: String
    let format: NumberRules.Format
    let currency: String?
    let sample: String

    init(
      _ locale: String, _ format: NumberRules.Format, _ currency: String?, _ sample: String
    ) {
      self.locale = locale
      self.format = format
      self.currency = currency
      self.sample = sample
    }

    var testDescription: String { "\(locale) \(format) \(currency ?? "")" }
  }

  static let cases = [
    Case("en", .percent, nil, "1%"), Case("de", .percent, nil, "1\u{A0}%"),
    Case("tr", .percent, nil, "%1"),
    Case("fr", .percent, nil, "1\u{A0}%"), Case("ar-EG", .percent, nil, "١٪\u{61C}"),
    Case("fa", .percent, nil, "۱٪"), Case("he", .percent, nil, "1%"),
    Case("en", .currency, "EUR", "€1"), Case("de", .currency, "EUR", "1\u{A0}€"),
    Case("sr", .currency, "RSD", "1\u{A0}RSD"), Case("de-CH", .currency, "CHF", "CHF\u{A0}1"),
    Case("nl", .currency, "EUR", "€\u{A0}1"), Case("ja", .currency, "jpy", "¥1"),
    Case("ar-EG", .currency, "EUR", "\u{200F}١\u{A0}€"),
    Case("he", .currency, "ILS", "\u{200F}1\u{A0}\u{200F}₪"),
    Case("fa", .currency, "EUR", "\u{200E}€۱"), Case("hi", .currency, "INR", "₹1"),
    Case("en", .currency, "points", "1\u{A0}points"),
  ]

  @Test(arguments: cases)
  func sample(_ row: Case) throws {
    let locale = try FormatTests.locale(row.locale)
    let unit = try #require(locale.unit(of: row.format, currency: row.currency))
    #expect(unit.sample == row.sample, "\(unit.sample.debugDescription)")
    #expect(Array(unit.sample)[unit.digit] == locale.numberSymbols.digits[1])
  }

  @Test("a plain number has none, nor has money of no currency")
  func none() throws {
    let locale = try FormatTests.locale("en")
    #expect(locale.unit(of: .number, currency: "EUR") == nil)
    #expect(locale.unit(of: .currency, currency: nil) == nil)
    #expect(locale.unit(of: .currency, currency: "") == nil)
  }

  @Test("every locale has one for percent and one for money", arguments: numberLocales)
  func everyLocale(locale: String) throws {
    let locale = try FormatTests.locale(locale)
    #expect(locale.unit(of: .percent, currency: nil) != nil)
    for code in ["EUR", "USD", "JPY", "RSD", "KWD"] {
      #expect(locale.unit(of: .currency, currency: code) != nil)
    }
  }
}
