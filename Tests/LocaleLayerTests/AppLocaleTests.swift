import LocaleLayer
import Testing

/// How a locale is put together, and the signs it then has.
struct AppLocaleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let language: String
    var numbers: String?
    var region: String?
    var overrides = NumberOverrides()
    /// 1234567.891 as shown.
    let expected: String
    /// The identifier of Foundation's locale.
    let identifier: String
    var testDescription: String { "\(language) \(numbers ?? "-") \(region ?? "-") \(expected)" }

    static let table = [
      Case(language: "en", expected: "1,234,567.891", identifier: "en"),
      Case(language: "de", expected: "1.234.567,891", identifier: "de"),
      // The bare tag decides, wherever the computer stands.
      Case(language: "sr", expected: "1.234.567,891", identifier: "sr"),
      Case(language: "ar", expected: "1,234,567.891", identifier: "ar"),
      Case(language: "ar-EG", expected: "١٬٢٣٤٬٥٦٧٫٨٩١", identifier: "ar_EG"),
      Case(language: "ar-u-nu-arab", expected: "١٬٢٣٤٬٥٦٧٫٨٩١", identifier: "ar@numbers=arab"),
      // Under "System", and for a language that the app has only nearly.
      Case(language: "en", numbers: "de-DE", expected: "1.234.567,891", identifier: "de_DE"),
      Case(language: "de", numbers: "de-CH", expected: "1’234’567.891", identifier: "de_CH"),
      // A pinned region.
      Case(language: "en", region: "DE", expected: "1.234.567,891", identifier: "en_DE"),
      Case(language: "en", region: "RS", expected: "1.234.567,891", identifier: "en_RS"),
      Case(language: "ar", region: "EG", expected: "١٬٢٣٤٬٥٦٧٫٨٩١", identifier: "ar_EG"),
      Case(language: "hi", region: "IN", expected: "12,34,567.891", identifier: "hi_IN"),
      Case(language: "sr", region: "ME", expected: "1.234.567,891", identifier: "sr_Cyrl_ME"),
      Case(language: "zh", region: "TW", expected: "1,234,567.891", identifier: "zh_Hans_TW"),
      Case(
        language: "en", numbers: "de-DE", region: "CH", expected: "1’234’567.891",
        identifier: "de_CH"),
      // Pinned parts.
      Case(
        language: "en", overrides: NumberOverrides(groupingSeparator: "'"),
        expected: "1'234'567.891", identifier: "en"),
      Case(
        language: "de", overrides: NumberOverrides(decimalSeparator: ".", groupingSeparator: " "),
        expected: "1 234 567.891", identifier: "de"),
      Case(
        language: "sr", overrides: NumberOverrides(decimalSeparator: "."),
        expected: "1234567.891", identifier: "sr"),
      Case(
        language: "en", overrides: NumberOverrides(groupingSeparator: "."),
        expected: "1234567.891", identifier: "en"),
      Case(
        language: "fa", overrides: NumberOverrides(numberingSystem: "latn"),
        expected: "1,234,567.891", identifier: "fa@numbers=latn"),
      // What could not serve counts as absent.
      Case(
        language: "en",
        overrides: NumberOverrides(
          decimalSeparator: "5", groupingSeparator: "-", numberingSystem: "no such"),
        expected: "1,234,567.891", identifier: "en"),
      Case(
        language: "en",
        overrides: NumberOverrides(decimalSeparator: "\u{1B}", groupingSeparator: "\u{202E}"),
        expected: "1,234,567.891", identifier: "en"),
      // The root locale groups nothing.
      Case(language: "xx", expected: "1234567.891", identifier: "xx"),
    ]

    func locale() throws -> AppLocale {
      AppLocale(
        language: try #require(LanguageTag(language)), numbers: numbers.flatMap { LanguageTag($0) },
        region: region.flatMap { Region($0) }, overrides: overrides)
    }
  }

  @Test(arguments: Case.table)
  func numbersFollow(_ row: Case) throws {
    let locale = try row.locale()
    #expect(locale.number(1_234_567.891) == row.expected)
    #expect(locale.locale.identifier == row.identifier)
  }

  /// The signs must say what the formats write.
  @Test(arguments: Case.table)
  func signsAgreeWithFormats(_ row: Case) throws {
    let locale = try row.locale()
    #expect(locale.numberSymbols.spelled("1234567", "891") == locale.number(1_234_567.891))
    #expect(locale.numberSymbols.spelled("1234", "5") == locale.number(1234.5))
  }

  @Test func sameParts() throws {
    let german = AppLocale(language: try #require(LanguageTag("de")))
    let again = AppLocale(language: try #require(LanguageTag("DE")))
    let swiss = AppLocale(language: german.language, region: Region("CH"))
    #expect(german == again)
    #expect(german.hashValue == again.hashValue)
    #expect(german != swiss)
    #expect(german.region == nil)
    #expect(swiss.region == "CH")
  }
}

extension NumberSymbols {
  /// A number from its digits by the signs alone, as a second opinion on the formats.
  func spelled(_ whole: String, _ fraction: String = "", negative: Bool = false) -> String {
    let figures = { (text: String) in text.compactMap { $0.wholeNumberValue.map { digits[$0] } } }
    var result: [Character] = []
    let groups = grouping != nil && whole.count >= primaryGroup + minimumGrouping
    for (place, digit) in figures(whole).reversed().enumerated() {
      let past = place - primaryGroup
      if groups, past >= 0, past % secondaryGroup == 0, let grouping { result.append(grouping) }
      result.append(digit)
    }
    let sign = negative ? minusMarks.before + String(minus) + minusMarks.after : ""
    return sign + String(result.reversed())
      + (fraction.isEmpty ? "" : String(decimal) + String(figures(fraction)))
  }
}
