import FoundationEssentials
import LocaleLayer
import Testing

struct FormatTests {
  static func locale(_ language: String, region: String? = nil) throws -> AppLocale {
    AppLocale(language: try #require(LanguageTag(language)), region: region.flatMap { Region($0) })
  }

  struct Number: Sendable, CustomTestStringConvertible {
    let language: String
    let value: String
    let fractionDigits: ClosedRange<Int>
    let expected: String
    var testDescription: String { "\(language) \(value) \(fractionDigits)" }

    init(_ language: String, _ value: String, _ digits: ClosedRange<Int>, _ expected: String) {
      self.language = language
      self.value = value
      self.fractionDigits = digits
      self.expected = expected
    }

    static let table = [
      Number("de", "5.15", 0...2, "5,15"), Number("de", "5", 2...2, "5,00"),
      Number("sr", "5.15", 0...2, "5,15"), Number("en", "1234.5", 0...3, "1,234.5"),
      Number("es", "1234.5", 0...3, "1234,5"), Number("hi", "1234567.8", 0...3, "12,34,567.8"),
      // Halves go to the even digit.
      Number("en", "0.125", 0...2, "0.12"), Number("en", "0.375", 0...2, "0.38"),
      // Zero has no minus.
      Number("en", "-0.001", 2...2, "0.00"), Number("en", "-0.005", 2...2, "0.00"),
      Number("en", "-0.0051", 2...2, "-0.01"), Number("en", "-0.5", 0...0, "0"),
      Number("fa", "-0.001", 0...2, "۰"), Number("fa", "-5", 0...2, "\u{200E}−۵"),
      Number(
        "en", "12345678901234567890123456789012345678", 0...0,
        "12,345,678,901,234,567,890,123,456,789,012,345,678"),
    ]
  }

  @Test(arguments: Number.table)
  func number(_ row: Number) throws {
    let value = try #require(Decimal(string: row.value))
    let text = try Self.locale(row.language).number(
      value, minimumFractionDigits: row.fractionDigits.lowerBound,
      maximumFractionDigits: row.fractionDigits.upperBound)
    #expect(text == row.expected)
  }

  @Test func numbersWithoutGrouping() throws {
    #expect(try Self.locale("de").number(1234.5, grouping: false) == "1234,5")
    #expect(
      try Self.locale("de").number(1, minimumFractionDigits: 3, maximumFractionDigits: -1)
        == "1,000")
  }

  struct Money: Sendable, CustomTestStringConvertible {
    let language: String
    let value: String
    let code: String
    let expected: String
    var testDescription: String { "\(language) \(value) \(code)" }

    init(_ language: String, _ value: String, _ code: String, _ expected: String) {
      self.language = language
      self.value = value
      self.code = code
      self.expected = expected
    }

    static let table = [
      Money("de", "1234.5", "EUR", "1.234,50\u{A0}€"), Money("en", "1234.5", "EUR", "€1,234.50"),
      Money("sr", "1234", "RSD", "1.234\u{A0}RSD"), Money("de", "1234.4", "RSD", "1.234\u{A0}RSD"),
      Money("ja", "1234.5", "JPY", "¥1,234"), Money("en", "-0.4", "RSD", "RSD\u{A0}0"),
      Money("en", "-5", "usd", "-$5.00"), Money("de", "12", "abcd", "12\u{A0}abcd"),
      Money("de", "12", "", "12"),
    ]
  }

  @Test(arguments: Money.table)
  func currency(_ row: Money) throws {
    let value = try #require(Decimal(string: row.value))
    let text = try Self.locale(row.language).currency(value, code: row.code)
    #expect(text == row.expected)
  }

  struct Digits: Sendable, CustomTestStringConvertible {
    let language: String
    let code: String
    let minimum: Int?
    let maximum: Int?
    let expected: String
    var testDescription: String { "\(language) \(code) \(minimum ?? -1) \(maximum ?? -1)" }

    init(_ language: String, _ code: String, _ minimum: Int?, _ maximum: Int?, _ expected: String) {
      self.language = language
      self.code = code
      self.minimum = minimum
      self.maximum = maximum
      self.expected = expected
    }

    static let table = [
      Digits("en", "EUR", nil, nil, "€1,234.57"), Digits("en", "EUR", nil, 0, "€1,235"),
      Digits("en", "EUR", 0, nil, "€1,234.57"), Digits("en", "EUR", nil, 1, "€1,234.6"),
      Digits("de", "EUR", 4, nil, "1.234,5670\u{A0}€"),
      Digits("de", "EUR", nil, 3, "1.234,567\u{A0}€"),
      Digits("sr", "RSD", 2, 2, "1.234,57\u{A0}RSD"), Digits("ja", "JPY", nil, nil, "¥1,235"),
      Digits("ar-EG", "EUR", nil, 1, "\u{200F}١٬٢٣٤٫٦\u{A0}€"),
      Digits("fa", "EUR", nil, 0, "\u{200E}€۱٬۲۳۵"),
      Digits("en", "points", nil, nil, "1,234.567\u{A0}points"),
      Digits("en", "points", nil, 1, "1,234.6\u{A0}points"),
    ]
  }

  @Test("money with as many fraction digits as asked for", arguments: Digits.table)
  func currencyDigits(_ row: Digits) throws {
    let text = try Self.locale(row.language).currency(
      Decimal(1_234_567) / 1000, code: row.code, minimumFractionDigits: row.minimum,
      maximumFractionDigits: row.maximum)
    #expect(text == row.expected, "\(text.debugDescription)")
  }

  @Test(arguments: [("EUR", 2), ("RSD", 0), ("JPY", 0), ("KWD", 3), ("QQQ", 2), ("x", 2)])
  func currencyFractionDigits(_ code: String, _ digits: Int) throws {
    #expect(try Self.locale("en").currencyFractionDigits(code) == digits)
  }

  @Test func pinnedSeparatorsInMoneyAndPercent() throws {
    let locale = AppLocale(
      language: try #require(LanguageTag("de")),
      overrides: NumberOverrides(decimalSeparator: ".", groupingSeparator: "’"))
    #expect(locale.currency(-1234.5, code: "EUR") == "-1’234.50\u{A0}€")
    #expect(locale.percent(12.345) == "1’234.5\u{A0}%")
  }

  @Test func percent() throws {
    #expect(try Self.locale("de").percent(0.055) == "5,5\u{A0}%")
    #expect(try Self.locale("en").percent(-0.00001) == "0%")
    #expect(try Self.locale("tr").percent(0.05) == "%5")
  }

  struct Day: Sendable, CustomTestStringConvertible {
    let language: String
    var region: String?
    let short: String
    let medium: String
    let long: String
    let time: String
    var testDescription: String { "\(language) \(region ?? "")" }

    static let table = [
      Day(
        language: "en", short: "3/8/2026", medium: "Mar 8, 2026", long: "March 8, 2026",
        time: "8:00\u{202F}PM"),
      // German shows whether FoundationInternationalization is there at all.
      Day(
        language: "de", short: "8.3.2026", medium: "8. März 2026", long: "8. März 2026",
        time: "20:00"),
      Day(
        language: "en", region: "DE", short: "8.3.2026", medium: "8. Mar 2026",
        long: "8. March 2026", time: "20:00"),
      Day(
        language: "sr-Latn", short: "8. 3. 2026.", medium: "8. mar 2026.", long: "8. mart 2026.",
        time: "20:00"),
      Day(
        language: "th", short: "8/3/2569", medium: "8 มี.ค. 2569", long: "8 มีนาคม 2569",
        time: "20:00"),
      Day(
        language: "fa", short: "۱۴۰۴/۱۲/۱۷", medium: "۱۷ اسفند ۱۴۰۴", long: "۱۷ اسفند ۱۴۰۴",
        time: "۲۰:۰۰"),
      Day(
        language: "ar-EG", short: "٨\u{200F}/٣\u{200F}/٢٠٢٦", medium: "٨ مارس، ٢٠٢٦",
        long: "٨ مارس، ٢٠٢٦", time: "٨:٠٠\u{A0}م"),
      Day(
        language: "ja", short: "2026/3/8", medium: "2026年3月8日", long: "2026年3月8日", time: "20:00"),
    ]
  }

  /// 2026-03-08 20:00 UTC.
  static let evening = Date(timeIntervalSince1970: 1_773_000_000)

  @Test(arguments: Day.table)
  func date(_ row: Day) throws {
    let locale = try Self.locale(row.language, region: row.region)
    #expect(locale.date(Self.evening, style: .short, in: .gmt) == row.short)
    #expect(locale.date(Self.evening, style: .medium, in: .gmt) == row.medium)
    #expect(locale.date(Self.evening, style: .long, in: .gmt) == row.long)
    #expect(locale.time(Self.evening, in: .gmt) == row.time)
  }

  @Test func wordsSpeakTheLanguageOfTheTexts() throws {
    let locale = AppLocale(
      language: try #require(LanguageTag("de")), numbers: LanguageTag("sv-SE"))
    #expect(locale.number(-1234.5) == "−1\u{A0}234,5")
    #expect(locale.date(Self.evening, style: .long, in: .gmt) == "8. März 2026")
    #expect(locale.list(["a", "b"]) == "a und b")
  }

  @Test func lists() throws {
    #expect(try Self.locale("en").list(["a", "b", "c"]) == "a, b, and c")
    #expect(try Self.locale("de").list(["a", "b", "c"]) == "a, b und c")
    #expect(try Self.locale("ja").list(["a", "b"]) == "a、b")
    #expect(try Self.locale("de").list([]) == "")
  }

  @Test("a day for files is ISO 8601, where the clock of the zone has it")
  func plainDay() throws {
    #expect(AppLocale.plain(Self.evening, in: .gmt) == "2026-03-08")
    let tokyo = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(AppLocale.plain(Self.evening, in: tokyo) == "2026-03-09")
  }

  @Test func plain() throws {
    let value = try #require(Decimal(string: "-1234.50"))
    #expect(AppLocale.plain(value) == "-1234.5")
    #expect(
      AppLocale.plain(value, minimumFractionDigits: 2, maximumFractionDigits: 2) == "-1234.50")
    #expect(AppLocale.plain(1, minimumFractionDigits: 1, maximumFractionDigits: 1) == "1.0")
    #expect(AppLocale.plain(Decimal(sign: .plus, exponent: 30, significand: 1)).count == 31)
  }
}
