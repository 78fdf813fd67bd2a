import TestSupport
import Testing

/// Foundation's parsers read a prefix (`5abc` is 5) and drop grouping signs (a Serbian `5.15` is
/// 515): what a person types or pastes goes through `NumberReading` and `NumberDraft` alone.
@Suite("Number parsers")
struct NumberParserTests {
  /// A use of a parser that no text of a person's reaches.
  struct Allowed: Sendable, CustomTestStringConvertible {
    let path: String
    /// A part of the line, so that another use in the file is not covered.
    let code: String
    let reason: String
    var testDescription: String { path }

    init(_ path: String, _ code: String, _ reason: String) {
      self.path = path
      self.code = code
      self.reason = reason
    }
  }

  static let allowed = [
    Allowed(
      "LocaleLayer/NumberSymbols+Learned.swift", #"Decimal(string: "-1234567890.5")"#,
      "a constant of the program"),
    Allowed(
      "TripExpenses/Expense.swift", "Decimal(string: text)",
      "our own neutral JSON; what does not come back as the same text is refused"),
    Allowed(
      "LocaleLayer/PluralRules.swift", "Double(number.magnitude)", "converts a whole number"),
    Allowed("LocaleLayer/NumberDraft+Drawing.swift", "Int(digit)", "converts a byte"),
    Allowed("LocaleLayer/LanguageTag+Canonical.swift", "Int(parsed)", "converts ICU's count"),
    Allowed("LocaleLayer/ICUText.swift", "Int(write(", "converts ICU's count"),
    Allowed("LocaleLayer/AppLocale+Currency.swift", "Int(digits)", "converts ICU's count"),
    Allowed(
      "Parlance/Workbench.swift", "Int(word)",
      "a word of the command line that has the form of a neutral number"),
  ]

  /// Where typed and pasted text comes by: there every conversion that could read a text counts.
  private static let roomsOfTypedText: Set = [
    "LocaleLayer", "ScreenLayout", "ScreenSession", "Parlance", "TripExpenses",
  ]

  @Test("no text of a person's reaches a parser of Foundation's or of the standard library's")
  func sources() throws {
    for room in try CheckoutSources.rooms() {
      let seesTyping = Self.roomsOfTypedText.contains(room)
      for (path, text) in try CheckoutSources.files(of: room) {
        for line in text.split(separator: "\n") where Self.parses(line, seesTyping: seesTyping) {
          let isAllowed = Self.allowed.contains {
            path == "Sources/\($0.path)" && line.contains($0.code)
          }
          #expect(isAllowed, "\(path): \(line)")
        }
      }
    }
  }

  @Test("every allowance is still needed", arguments: allowed)
  func allowances(_ row: Allowed) throws {
    let room = try #require(row.path.split(separator: "/").first)
    let files = try CheckoutSources.files(of: String(room))
    let file = try #require(files.first { $0.path == "Sources/\(row.path)" })
    #expect(file.text.contains(row.code))
  }

  @Test(
    "a parser is seen",
    arguments: [
      "let n = Decimal(string: typed)", "Decimal(string: typed, locale: locale)", "Double(text)",
      "try Decimal(text, format: .number)", "Int(typed)", "UInt(typed)", "Float(typed)",
      "let formatter = NumberFormatter()", "try style.parseStrategy.parse(text)",
      "strtod(text, nil)",
      "Scanner(string: text)", "Decimal.FormatStyle.ParseStrategy(format: style)",
    ])
  func isSeen(line: String) {
    #expect(Self.parses(line[...], seesTyping: true))
  }

  @Test(
    "what is no parser is not", arguments: ["hint(key)", "Decimal(5)", "AppInt(x)", "// Int(text)"])
  func isNotSeen(line: String) {
    #expect(!Self.parses(line[...], seesTyping: true))
  }

  private static let foundation = [
    "Decimal(string:", "NumberFormatter", "parseStrategy", "ParseStrategy", "Scanner(string",
    "strtod(", "strtol(", "atoi(", "sscanf", "lenient:",
  ]

  /// What reads a text where it does not convert a number.
  private static let initializers = ["Int(", "UInt(", "Double(", "Float(", "Decimal("]

  private static func parses(_ line: Substring, seesTyping: Bool) -> Bool {
    guard !line.drop(while: \.isWhitespace).hasPrefix("//") else { return false }
    if foundation.contains(where: line.contains) { return true }
    return seesTyping
      && initializers.contains { name in
        guard let range = line.firstRange(of: name) else { return false }
        let isWhole = line[..<range.lowerBound].last.map { !$0.isLetter && !$0.isNumber } ?? true
        // Decimal has no initializer that reads a text but those with a label.
        return isWhole && (name != "Decimal(" || line[range.upperBound...].contains(", format:"))
      }
  }
}
