import FoundationEssentials
import TestSupport
import Testing

@testable import LocaleLayer

@Suite("Numeric field: what the locale formats is drawn and read alike (rules 19 and 21)")
struct NumberRoundTripTests {
  @Test("format, then parse, is the identity", arguments: numberLocales)
  func formatAndParse(locale: String) throws {
    #expect(try formatFaults(locale) == [])
  }

  @Test("a committed draft is drawn as the locale formats its value", arguments: numberLocales)
  func drawnAsFormatted(locale: String) throws {
    #expect(try drawingFaults(locale) == [])
  }

  @Test("amounts and percentages are pasted back", arguments: numberLocales)
  func signedFormats(locale: String) throws {
    #expect(try signFaults(locale) == [])
  }

  @Test(
    "all this holds in 113 locales", .enabled(if: SharedFolder.has("oracle/separators.tsv")))
  func sharedLocales() throws {
    let locales = try SharedFolder.rows("oracle/separators.tsv").dropFirst().compactMap(\.first)
    #expect(locales.count == 113)
    let faults = try locales.flatMap {
      try formatFaults($0) + drawingFaults($0) + signFaults($0)
    }
    #expect(faults == [])
  }

  /// Magnitudes and signs around every group boundary.
  private static let values: [Decimal] = (-6...12).flatMap { exponent in
    [1, 9, 1234567, -1, -9, -1234567].map { significand in
      significand < 0
        ? Decimal(sign: .minus, exponent: exponent, significand: Decimal(-significand))
        : Decimal(sign: .plus, exponent: exponent, significand: Decimal(significand))
    }
  }

  private func appLocale(_ tag: String) throws -> AppLocale {
    AppLocale(language: try #require(LanguageTag(tag)))
  }

  private func formatFaults(_ tag: String) throws -> [String] {
    let locale = try appLocale(tag)
    return Self.values.filter {
      let text = locale.number($0, maximumFractionDigits: 10)
      return NumberReading.value(of: text, symbols: locale.numberSymbols) != $0
    }.map { "\(tag): \($0)" }
  }

  private func drawingFaults(_ tag: String) throws -> [String] {
    let locale = try appLocale(tag)
    let rules = NumberRules(maximumFractionDigits: 10)
    return Self.values.filter {
      let drawn = NumberDraft(value: $0, rules: rules)
        .text(locale.numberSymbols, rules: rules, isEditing: false)
      let formatted = locale.number($0, maximumFractionDigits: 10)
      return drawn.text != withoutMarks(formatted)
    }.map { "\(tag): \($0)" }
  }

  private func signFaults(_ tag: String) throws -> [String] {
    let locale = try appLocale(tag)
    let value = Decimal(sign: .minus, exponent: -2, significand: 123_456_789)
    let money = NumberRules(format: .currency, pasteSigns: [locale.currencySign("EUR"), "EUR"])
    let percent = NumberRules(format: .percent, pasteSigns: [locale.percentSign])
    let pasted = [
      (locale.currency(value, code: "EUR"), money), (locale.percent(value), percent),
    ].map { text, rules in
      var draft = NumberDraft(rules: rules)
      _ = draft.paste(text, symbols: locale.numberSymbols, rules: rules)
      return draft.value
    }
    return pasted == [value, value] ? [] : ["\(tag): \(pasted)"]
  }

  private func withoutMarks(_ text: String) -> String {
    var text = text
    text.unicodeScalars.removeAll { $0.properties.generalCategory == .format }
    return text
  }
}
