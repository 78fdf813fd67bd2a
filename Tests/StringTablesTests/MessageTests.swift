import FoundationEssentials
import LocaleLayer
import Testing

@testable import StringTables

/// What a message makes of its arguments.
struct MessageTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let format: String
    let arguments: [MessageArgument]
    let text: String
    let locale: String
    let issues: [String]

    init(
      _ format: String, _ arguments: [MessageArgument], _ text: String, locale: String = "en",
      _ issues: [String] = []
    ) {
      self.format = format
      self.arguments = arguments
      self.text = text
      self.locale = locale
      self.issues = issues
    }

    var testDescription: String { "\(format) (\(locale))" }
  }

  private static func decimal(_ text: String) -> MessageArgument {
    .decimal(Decimal(string: text) ?? .nan)
  }

  static let cases = [
    Case("%@", [.text("a")], "a"),
    Case("%@ %@", [.integer(-5), decimal("2.50")], "-5 2.5"),
    Case("%d %i %u %ld %lld %lu %zd %qu", (1...8).map { .integer($0) }, "1 2 3 4 5 6 7 8"),
    Case("%x %X %o", [.integer(255), .integer(255), .integer(8)], "ff FF 10"),
    Case("%c%c", [.integer(0x41), .integer(0x110000)], "A\u{FFFD}"),
    Case("%1$s: %2$s", [.text("a"), .text("b")], "a: b"),
    Case("%d%% sure", [.integer(5)], "5% sure"),
    Case("%2$@ only", [.text("a"), .text("b")], "b only"),
    Case("%2$@ %3$@", [.text("a"), .text("b"), .text("c")], "b c"),
    Case("%2$@ %1$@ %1$@", [.text("a"), .text("b")], "b a a"),
    Case("%.0f%@ (%.0f)", [decimal("20.4"), .text("C"), decimal("18.6")], "20C (19)"),
    Case("%1$qu of %2$@", [.integer(7), .text("x")], "7 of x"),
    Case("%5d|%-5@|%05d", [.integer(42), .text("ab"), .integer(-42)], "   42|ab   |-0042"),
    Case("%+d %.2@", [.integer(3), .text("abc")], "+3 ab"),
    Case("%d", [.formatted("1,234", operand: .integer(1234))], "1,234"),
    // Numbers as the locale writes them, without groups.
    Case("%d %.2f", [.integer(-1234), decimal("0.5")], "-1234 0,50", locale: "de"),
    Case("%d", [.integer(1234)], "۱۲۳۴", locale: "fa"),
    Case("%d", [.integer(-5)], "\u{200E}−۵", locale: "fa"),
    Case("%.1f", [decimal("1.5")], "١٫٥", locale: "ar-EG"),
    Case("%05.1f", [decimal("1.5")], "٠٠١٫٥", locale: "ar-EG"),
    // Isolates around inserted text.
    Case("%@ ב", [.text("abc")], "\u{2068}abc\u{2069} ב", locale: "he"),
    Case(
      "%@: %d", [.formatted("5 €", operand: nil), .integer(5)], "\u{2068}5 €\u{2069}: 5",
      locale: "he"),
    Case("%@ (3)", [.text("שלום")], "\u{2068}שלום\u{2069} (3)"),
    Case("%@ (3)", [.text("")], " (3)", locale: "he"),
    // What is no placeholder.
    Case("%1已持续 %2", [.text("a"), .text("b")], "%1已持续 %2", ["stray-percent", "stray-percent"]),
    Case("80% of %d", [.integer(3)], "80% of 3", ["stray-percent"]),
    Case("50%-ig %d", [.integer(3)], "50%-ig 3", ["stray-percent"]),
    Case("100% sure %d", [.integer(3)], "100% sure 3", ["stray-percent"]),
    Case("%d%", [.integer(3)], "3%", ["stray-percent"]),
    Case(
      "%n %p %*d %d", [.integer(3)], "%n %p %*d 3",
      ["stray-percent", "stray-percent", "stray-percent"]),
    // Arguments that do not fit.
    Case(
      "已用其 %@ 额度的 %lld%%。", [.integer(99), .text("week")], "已用其 99 额度的 week%。",
      ["placeholder-type"]),
    Case("%@ and %@", [.text("a")], "a and %@", ["placeholder-extra"]),
    Case("%@ and %@", [.text("a"), .missing], "a and %@", ["placeholder-extra"]),
    Case("%d", [decimal("2.5")], "2.5", ["placeholder-type"]),
    Case("%d", [decimal("2")], "2"),
    Case(
      "%@, %2$d of %1$d", [.text("t"), .integer(2), .integer(5)], "t, 2 of t",
      ["placeholder-mixed", "placeholder-type"]),
    Case("%999999999d|", [.integer(1)], String(repeating: " ", count: 499) + "1|"),
    Case("%# @sites @", [.integer(1)], "%# @sites @", ["placeholder-malformed"]),
    Case("%#@sites@", [.integer(1)], "%#@sites@", ["plural-variable-undefined"]),
  ]

  @Test(arguments: cases)
  func formats(_ row: Case) {
    let localizer = TestTables.localizer(row.locale, [:])
    let text = localizer.format(
      Message(row.format), arguments: row.arguments, isRightToLeft: localizer.isRightToLeft)
    #expect(Array(text.string.unicodeScalars) == Array(row.text.unicodeScalars))
    #expect(text.issues.map(\.code) == row.issues)
  }

  struct Number: Sendable, CustomTestStringConvertible {
    let format: String
    let number: String
    let text: String

    var testDescription: String { "\(format) of \(number)" }
  }

  /// As `printf` of glibc prints them, but for halves, which a `Decimal` holds exactly.
  static let numbers = [
    Number(format: "%f", number: "1.5", text: "1.500000"),
    Number(format: "%.2f", number: "0.005", text: "0.00"),
    Number(format: "%.2f", number: "0.015", text: "0.02"),
    Number(format: "%.2f", number: "0.0051", text: "0.01"),
    Number(format: "%.2f", number: "-0.001", text: "0.00"),
    Number(format: "%.0f", number: "0.5", text: "0"),
    Number(format: "%.0f", number: "1.5", text: "2"),
    Number(format: "%.1f", number: "99.96", text: "100.0"),
    Number(format: "%.0f", number: "-1234567", text: "-1234567"),
    Number(format: "%.3f", number: "0", text: "0.000"),
    Number(format: "%e", number: "12345.678", text: "1.234568e+04"),
    Number(format: "%.0e", number: "0.00095", text: "1e-03"),
    Number(format: "%E", number: "0", text: "0.000000E+00"),
    Number(format: "%g", number: "1234567", text: "1.23457e+06"),
    Number(format: "%g", number: "100000", text: "100000"),
    Number(format: "%g", number: "0.0001", text: "0.0001"),
    Number(format: "%g", number: "0.00001", text: "1e-05"),
    Number(format: "%G", number: "12345678", text: "1.23457E+07"),
    Number(format: "%.3g", number: "3.14159", text: "3.14"),
    Number(format: "%g", number: "-0.5", text: "-0.5"),
    Number(format: "%g", number: "120", text: "120"),
  ]

  @Test(arguments: numbers)
  func writesDecimals(_ row: Number) {
    let localizer = TestTables.localizer("en", [:])
    let text = localizer.format(
      Message(row.format), arguments: [Self.decimal(row.number)], isRightToLeft: false)
    #expect(text.string == row.text)
  }

  @Test(arguments: ["80% of the trips", "50%-ig", "%@ and %%", "100% sure %d"])
  func lookUpWithoutArgumentsLeavesPercentSigns(_ text: String) {
    let localizer = TestTables.localizer(
      "en", ["en.lproj/Localizable.strings": "\"k\" = \"\(text)\";"])
    #expect(localizer.string("k", isFormat: false).string == text)
  }
}
