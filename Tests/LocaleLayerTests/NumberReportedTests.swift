import FoundationEssentials
import Testing

@testable import LocaleLayer

/// A case from a public report or a measurement, by its id in the shared table.
struct ReportedCase: Sendable, CustomTestStringConvertible {
  enum Action: Sendable {
    case type, paste, parse
    /// Typed, and then shown by another locale.
    case switchTo(String)
    /// Typed and committed, drawn as when it is not being edited.
    case commit
  }

  let id: String
  let action: Action
  let locale: String
  let input: String
  let fraction: Int
  let text: String
  /// Locale-neutral; empty for no value.
  let value: String

  /// A case with the text that is shown, with `|` at the caret where that matters.
  init(
    _ id: String, _ action: Action, _ locale: String, _ input: String, fraction: Int = 2,
    text: String, value: String
  ) {
    self.id = id
    self.action = action
    self.locale = locale
    self.input = input
    self.fraction = fraction
    self.text = text
    self.value = value
  }

  /// A parsed text, or one that has no value.
  init(_ id: String, _ locale: String, _ parsed: String, _ value: String?) {
    self.init(id, .parse, locale, parsed, text: "", value: value ?? "")
  }

  var testDescription: String { "\(id), \(locale): \(input.debugDescription)" }
}

@Suite("Numeric field: reported cases")
struct NumberReportedTests {
  static let typedOrPasted = [
    ReportedCase("C001", .type, "sr-Latn", "1.25", text: "1,25|", value: "1.25"),
    ReportedCase("C002", .type, "sh", "83", text: "83|", value: "83"),
    ReportedCase("C003", .type, "sr-RS", "12,5", text: "12,5|", value: "12.5"),
    ReportedCase("C004", .type, "sr-RS", "1,5", text: "1,5|", value: "1.5"),
    ReportedCase("C005", .type, "en-GB", "123,45", text: "123.45|", value: "123.45"),
    ReportedCase("C006", .type, "en-GB", "12,3", text: "12.3|", value: "12.3"),
    ReportedCase("C007", .type, "en-GB", "1,23", text: "1.23|", value: "1.23"),
    ReportedCase("C008", .type, "de", "0.50", text: "0,50|", value: "0.5"),
    ReportedCase("C010", .type, "ru", "9.99", text: "9,99|", value: "9.99"),
    ReportedCase("C012", .type, "en", "0,5", text: "0.5|", value: "0.5"),
    ReportedCase("C014", .type, "de", "1,23", text: "1,23|", value: "1.23"),
    ReportedCase("C015", .type, "bs", "4,4", text: "4,4|", value: "4.4"),
    ReportedCase("C016", .type, "pl", "10,5", text: "10,5|", value: "10.5"),
    ReportedCase("C018", .type, "en-US", "1,23", text: "1.23|", value: "1.23"),
    ReportedCase("C019", .type, "en-GB", "1,5", text: "1.5|", value: "1.5"),
    ReportedCase("C020", .paste, "fi", "1.1", text: "1,1|", value: "1.1"),
    ReportedCase("C021", .type, "de", "1.15", text: "1,15|", value: "1.15"),
    ReportedCase("C022", .type, "pt-BR", "27,38", text: "27,38|", value: "27.38"),
    ReportedCase("C023", .type, "fi-FI", "61,5", text: "61,5|", value: "61.5"),
    ReportedCase("C023", .type, "fi-FI", "61.5", text: "61,5|", value: "61.5"),
    ReportedCase("C024", .type, "es-UY", "56,8", text: "56,8|", value: "56.8"),
    ReportedCase("C025", .type, "sk", "1,25", text: "1,25|", value: "1.25"),
    ReportedCase("C027", .type, "de", "12,25", text: "12,25|", value: "12.25"),
    ReportedCase("C028", .type, "en", "10.05", text: "10.05|", value: "10.05"),
    ReportedCase("C029", .type, "en", "2.0", text: "2.0|", value: "2"),
    ReportedCase("C029", .type, "en", "2.01", text: "2.01|", value: "2.01"),
    ReportedCase("C031", .type, "en-US", ".105", fraction: 3, text: ".105|", value: "0.105"),
    ReportedCase("C032", .type, "en", ".36", text: ".36|", value: "0.36"),
    ReportedCase("C033", .type, "de", "12⎖34", text: "12,34|", value: "12.34"),
    ReportedCase("C034", .type, "nl-NL", "15⎖79", text: "15,79|", value: "15.79"),
    ReportedCase("C035", .type, "nl", "⎖", text: ",|", value: ""),
    ReportedCase("C036", .type, "hr", "⎖", text: ",|", value: ""),
    ReportedCase("C040", .type, "fr-FR", "2⎖5", text: "2,5|", value: "2.5"),
    ReportedCase("C041", .type, "es", "⎖", text: ",|", value: ""),
    ReportedCase("C043", .type, "tr", "⎖", text: ",|", value: ""),
    ReportedCase("C047", .type, "es", "30,5", text: "30,5|", value: "30.5"),
    ReportedCase("C048", .type, "es", ".", text: ",|", value: ""),
    ReportedCase("C048", .type, "es", ",", text: ",|", value: ""),
    ReportedCase("C056", .type, "fr", "5⎖15", text: "5,15|", value: "5.15"),
    ReportedCase("C057", .type, "en", "5⎖1", text: "5.1|", value: "5.1"),
    ReportedCase("C058", .type, "ar", "5.5", text: "5.5|", value: "5.5"),
    ReportedCase("C059", .paste, "en-US", "3.000.000,25", text: "3000000.25|", value: "3000000.25"),
    ReportedCase("C060", .paste, "en-US", "1,000", text: "1000|", value: "1000"),
    ReportedCase("C060", .paste, "de-DE", "1.000", text: "1000|", value: "1000"),
    ReportedCase("C063", .paste, "en", "11,11", text: "11.11|", value: "11.11"),
    ReportedCase("C066", .paste, "cs", "12 345.67", text: "12345,67|", value: "12345.67"),
    ReportedCase("C067", .type, "de", "1.234,56", text: "1234,56|", value: "1234.56"),
    ReportedCase("C068", .paste, "de", "33,3", text: "33,3|", value: "33.3"),
    ReportedCase("C069", .paste, "en", "14,901.5", text: "14901.5|", value: "14901.5"),
    ReportedCase("C070", .paste, "de-CH", "1'234'567.89", text: "1234567.89|", value: "1234567.89"),
    ReportedCase(
      "C072", .paste, "en-US", "1,234,234,234", text: "1234234234|", value: "1234234234"),
    ReportedCase(
      "C072", .paste, "de-DE", "1,234,234,234", text: "1234234234|", value: "1234234234"),
    ReportedCase("C073", .type, "de", "123.4567", text: "1234567|", value: "1234567"),
    ReportedCase("C079", .type, "fr-FR", "1 234 567,12", text: "1234567,12|", value: "1234567.12"),
    ReportedCase("C080", .paste, "fr", "29\u{202F}000", text: "29000|", value: "29000"),
    ReportedCase("C101", .type, "nb", "-5", text: "−5|", value: "-5"),
    ReportedCase("C104", .type, "et", "-123", text: "−123|", value: "-123"),
    ReportedCase("C106", .paste, "en", "−1234.50", text: "-1234.50|", value: "-1234.5"),
    ReportedCase("C112", .type, "fa", "۱۲۳", text: "۱۲۳|", value: "123"),
    ReportedCase("C113", .type, "ar", "١٢", text: "12|", value: "12"),
    ReportedCase("C114", .type, "fa", "۳۴۵", text: "۳۴۵|", value: "345"),
    ReportedCase("C115", .paste, "ar", "١٢٣٤٥٠٦٧٫٨٩", text: "12345067.89|", value: "12345067.89"),
    ReportedCase("C119", .commit, "ar-SA", "١٢٣٤٥", text: "١٢٬٣٤٥|", value: "12345"),
    ReportedCase("C120", .type, "ja", "１２３", text: "123|", value: "123"),
    ReportedCase("C122", .type, "ja", "１", text: "1|", value: "1"),
    ReportedCase("C123", .type, "ja", "２３４", text: "234|", value: "234"),
    ReportedCase("C124", .type, "ja", "\u{FF0D}１\u{FF0E}５", text: "-1.5|", value: "-1.5"),
    ReportedCase("C126", .type, "de", "4,5⇤123", text: "123|4,5", value: "1234.5"),
    ReportedCase("C127", .commit, "pt-BR", "0,00⇤⌦1000", text: "1.000|,00", value: "1000"),
    ReportedCase("C129", .type, "en", "238⇤→.", text: "2.|38", value: "2.38"),
    ReportedCase("C133", .type, "de", "1.↶", text: "1|", value: "1"),
    ReportedCase("C134", .commit, "en", "1234↶", text: "123|", value: "123"),
    ReportedCase(
      "C147", .type, "en", "999999999999999999", text: "999999999999999999|",
      value: "999999999999999999"),
    ReportedCase(
      "C149", .type, "en", "123456789012345678901234", text: "123456789012345678901234|",
      value: "123456789012345678901234"),
    ReportedCase(
      "C150", .commit, "en", "0.00000001", fraction: 8, text: "0.00000001|", value: "0.00000001"),
    ReportedCase(
      "C151", .commit, "zh", "0.0000001", fraction: 8, text: "0.0000001|", value: "0.0000001"),
    ReportedCase("C154", .type, "en", "1.0e-2", text: "1.02|", value: "1.02"),
    ReportedCase("C155", .type, "en", "e", text: "|", value: ""),
    ReportedCase("C163", .type, "hu", "1,5", text: "1,5|", value: "1.5"),
    ReportedCase("C165", .type, "pl", "1.5", text: "1,5|", value: "1.5"),
    ReportedCase("C165", .type, "hr", "1,5", text: "1,5|", value: "1.5"),
    ReportedCase("M19", .type, "sr", "5,150", fraction: 3, text: "5,150|", value: "5.15"),
    ReportedCase("M22", .type, "sr", "5.15", text: "5,15|", value: "5.15"),
  ]

  @Test(arguments: typedOrPasted + NumberReportedParseTests.switched)
  func reported(_ row: ReportedCase) {
    var field = NumberField(row.locale, fraction: row.fraction, typing: "")
    switch row.action {
    case .type, .switchTo, .commit: field.type(row.input)
    case .paste, .parse: #expect(!field.paste(row.input).isRefusal)
    }
    if case .switchTo(let locale) = row.action { field.switchLocale(locale) }
    if case .commit = row.action {
      #expect(field.draft.commit(rules: field.rules) == nil)
      field.isEditing = false
    }
    #expect([field.withCaret, field.value] == [row.text, row.value])
  }

  @Test(
    "C137 to C141: the range waits for the commit",
    arguments: [("200", 100), ("10", 8), ("40", 5), ("55", 6), ("30", 16)])
  func typingBelowMinimum(keys: String, minimum: Int) {
    var field = NumberField("en", rules: NumberRules(minimum: Decimal(minimum), maximum: 1000))
    #expect(field.type(keys) == [] && field.value == keys)
    #expect(field.draft.commit(rules: field.rules) == nil)
  }

  @Test("C144: a step adds, and does not snap to a multiple")
  func stepAdds() {
    var field = NumberField("en", typing: "1.01")
    #expect(field.draft.step(by: 1, rules: field.rules) == nil && field.text == "2.01")
  }

  @Test("C152: a value that is set is shown without an exponent")
  func setValue() throws {
    let value = try #require(Decimal(string: "0.00000000001"))
    #expect(NumberField("en", value: value).text == "0.00000000001")
  }
}
