import FoundationEssentials
import TestSupport
import Testing

@testable import LocaleLayer

@Suite("Numeric field: reported cases of parsing and switching, and those answered elsewhere")
struct NumberReportedParseTests {
  static let parsed = [
    ReportedCase("C013", "en", "10,00", nil), ReportedCase("C061", "en-US", "1,1,1.2", nil),
    ReportedCase("C062", "de", "1234.7", nil), ReportedCase("C075", "de-DE", "9.95", nil),
    ReportedCase("C076", "de-DE", "2456478.590142998", nil),
    ReportedCase("C081", "sv", "123 456,78", "123456.78"),
    ReportedCase("C082", "fr-CA", "9 999,99", "9999.99"),
    ReportedCase("C083", "fr", "1\u{A0}234", "1234"),
    ReportedCase("C084", "bg", "12 345,50", "12345.5"),
    ReportedCase("C084", "fr", "12 345,50", "12345.5"),
    ReportedCase("C088", "pt-PT", "1 000", "1000"),
    ReportedCase("C088", "pt-PT", "10 000", "10000"),
    ReportedCase("C100", "nb-NO", "-1", "-1"), ReportedCase("C103", "fi", "-5", "-5"),
    ReportedCase("C107", "ar-SA", "\u{61C}-١", "-1"),
    ReportedCase("C117", "ar", "١٤٬٥٠٠٫٥٥", "14500.55"),
    ReportedCase("C118", "ar", "٤١٫٢٢٣٧٢", "41.22372"),
    ReportedCase("C145", "en-US", "9.20", "9.2"),
    ReportedCase("C156", "en", "1.234,56", nil), ReportedCase("C157", "en", "5abc", nil),
    ReportedCase("C158", "en-US", "1,500.50", "1500.5"),
    ReportedCase("C159", "es-ES", "1234.56", nil),
    ReportedCase("M01", "sr", "5.15", nil), ReportedCase("M02", "en", "5,15", nil),
    ReportedCase("M03", "de", "3.5", nil), ReportedCase("M04", "en", "-", nil),
    ReportedCase("M05", "en", ".", nil), ReportedCase("M07", "en", "1.234,56", nil),
    ReportedCase("M08", "sr", "1,234.56", nil), ReportedCase("M10", "en", "1e3", nil),
    ReportedCase("M11", "en", "0x10", nil),
    ReportedCase("M12", "en", "0.1234567890123456789", "0.1234567890123456789"),
    ReportedCase("M13", "en", "123456789012345678901234567890123456789012345", nil),
    ReportedCase("M28", "sr", "5.15", nil), ReportedCase("M30", "en-US", "1.234,56", nil),
    ReportedCase("M32", "en-US", "۵٫۱", "5.1"), ReportedCase("M33", "en-US", "12 3", nil),
    ReportedCase("M37", "en-US", "1.2.3", nil), ReportedCase("M38", "de-DE", "3.5", nil),
    ReportedCase("M39", "ar-EG", "5,15", nil),
  ]

  static let switched = [
    ReportedCase("C044", .switchTo("es"), "en", "5⎖1", text: "5,1|", value: "5.1"),
    ReportedCase("C049", .switchTo("en"), "pl", "15,5", text: "15.5|", value: "15.5"),
    ReportedCase("C050", .switchTo("es"), "en", "12.5", text: "12,5|", value: "12.5"),
    ReportedCase("C052", .switchTo("ja-JP"), "en", "1.5", text: "1.5|", value: "1.5"),
    ReportedCase("C053", .switchTo("de"), "en", "1.5", text: "1,5|", value: "1.5"),
    ReportedCase("M25", .switchTo("sr"), "en-US", "5.15", text: "5,15|", value: "5.15"),
    ReportedCase("M26", .switchTo("sr"), "en-US", "12.←", text: "12|,", value: "12"),
    ReportedCase("M27", .switchTo("sr"), "en-US", "5.15", text: "5,15|", value: "5.15"),
    ReportedCase("M35", .switchTo("en"), "sr", "5,15", text: "5.15|", value: "5.15"),
    ReportedCase("C089", .commit, "es-ES", "1000", text: "1000|", value: "1000"),
    ReportedCase("C089", .commit, "es-ES", "10000", text: "10.000|", value: "10000"),
    ReportedCase("C090", .commit, "es-ES", "10000,01", text: "10.000,01|", value: "10000.01"),
    ReportedCase(
      "M14", .commit, "en-IN", "1234567.891", fraction: 3, text: "12,34,567.891|",
      value: "1234567.891"),
    ReportedCase("M21", .commit, "en", "-0.00", text: "0.00|", value: "0"),
  ]

  /// Cases that stand in a test of another name, or in another room.
  static let answered = [
    "C045": "NumberSwitchTests.typingAfterSwitch",
    "C046": "the pad asks the active locale for its caption at every frame: the layout's tests",
    "C078": "a default is a Decimal in the description, never a text in a locale",
    "C086": "formatted output is AppLocale's; a drawn draft takes its sign from there",
    "C109": "formatted output is AppLocale's; a draft has no marks, the layout keeps its order",
    "C137": "NumberReportedTests.typingBelowMinimum", "C138": "typingBelowMinimum",
    "C139": "typingBelowMinimum", "C140": "typingBelowMinimum", "C141": "typingBelowMinimum",
    "C144": "NumberReportedTests.stepAdds", "C152": "NumberReportedTests.setValue",
    "C160": "pinned separators in formatted output are AppLocale's",
    "C161": "pinned separators in formatted output are AppLocale's",
    "M16": "which digits a locale has is AppLocale's; a draft draws those it is given",
    "M17": "NumberSwitchTests.pinnedSigns: only what the user pinned survives",
    "M18": "a draft never asks for a current locale: the symbols are an argument",
  ]

  @Test(arguments: parsed)
  func parsing(_ row: ReportedCase) {
    let value = NumberReading.value(of: row.input, symbols: NumberField.symbols(row.locale))
    #expect((value.map(\.description) ?? "") == row.value)
  }

  @Test("a parsed percent is a hundredth of what is written")
  func percent() {
    let rules = NumberRules(format: .percent, pasteSigns: ["%"])
    let value = NumberReading.value(of: "5,5 %", symbols: NumberField.symbols("de"), rules: rules)
    #expect(value?.description == "0.055")
  }

  @Test(
    "every reported case is a row here, or is answered",
    .enabled(if: SharedFolder.has("cases/numeric-input.tsv")))
  func allReported() throws {
    let rows = try SharedFolder.rows("cases/numeric-input.tsv").dropFirst()
    let ids = Set(rows.compactMap(\.first))
    let tested = NumberReportedTests.typedOrPasted + Self.parsed + Self.switched
    #expect(ids == Set(tested.map(\.id)).union(Self.answered.keys))
  }
}
