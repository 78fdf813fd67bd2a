import FoundationEssentials
import LocaleLayer
import StringTables

extension FuzzTarget {
  /// Two bytes choose the locale and how many arguments there are, one byte each of these.
  static let message = FuzzTarget(name: "message") { bytes in
    var input = FuzzInput(bytes)
    let localizer = input.choice(of: localizers)
    let arguments = (0..<input.number(0...4)).map { _ in input.choice(of: FuzzTarget.arguments) }
    let format = input.text()
    let text = localizer.format(
      Message(format), arguments: arguments, isRightToLeft: localizer.isRightToLeft)
    check(text.string.utf8.count <= format.utf8.count * 600 + 1000, "a text that grew")
    guard !format.utf8.contains(UInt8(ascii: "%")) else { return }
    check(text.string == format && text.issues.isEmpty, "\(text.string) of a plain text")
  }

  private static let localizers = ["en", "ar-EG", "sr", "hi", "he"].compactMap { LanguageTag($0) }
    .map { tag in
      Localizer(
        chain: [LanguageBundle(language: tag, tables: [])], locale: AppLocale(language: tag))
    }

  private static let arguments: [MessageArgument] = [
    .integer(0), .integer(-1), .integer(.max), .integer(.min), .decimal(0), .decimal(.nan),
    .decimal(Decimal(sign: .minus, exponent: -127, significand: 5)),
    .decimal(.greatestFiniteMagnitude), .decimal(.leastNonzeroMagnitude), .text(""),
    .text("a\u{1B}[0m%@"), .text("שלום"), .formatted("1,5 €", operand: .decimal("1.5")),
    .formatted("", operand: nil), .missing,
  ]
}
