import LocaleLayer
import Testing

@testable import StringTables

/// Plural forms and width rules of `.stringsdict` files.
struct StringsDictTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let language: String
    let entry: String
    /// Arguments and the text that they give.
    let texts: [([MessageArgument], String)]

    var testDescription: String { name }
  }

  private static func variable(
    _ name: String, _ forms: KeyValuePairs<String, String>, type: String = "d"
  ) -> String {
    let forms = forms.map { "<key>\($0)</key><string>\($1)</string>" }.joined()
    return """
      <key>\(name)</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>\(type)</string>
      \(forms)</dict>
      """
  }

  private static func entry(_ format: String, _ variables: String...) -> String {
    "<key>NSStringLocalizedFormatKey</key><string>\(format)</string>\n" + variables.joined()
  }

  private static func file(_ entry: String) -> String {
    "<plist><dict>\n<key>k</key><dict>\n\(entry)</dict></dict></plist>"
  }

  static let cases = [
    Case(
      name: "a width before the variable", language: "en",
      entry: entry(
        "%1#@count@", variable("count", ["one": "One.\n\nStopped!", "other": "%1$d.\n\nStopped!"])),
      texts: [([.integer(1)], "One.\n\nStopped!"), ([.integer(4)], "4.\n\nStopped!")]),
    Case(
      name: "%@ for the number", language: "en",
      entry: entry(
        "%#@n@", variable("n", ["one": "1 person", "other": "%@ people"], type: "li")),
      texts: [([.integer(1)], "1 person"), ([.integer(7)], "7 people")]),
    Case(
      name: "a placeholder before the variable", language: "en",
      entry: entry("%@: %#@v@", variable("v", ["one": "%d hit", "other": "%d hits"])),
      texts: [
        ([.text("Ann"), .integer(1)], "Ann: 1 hit"), ([.text("Ann"), .integer(2)], "Ann: 2 hits"),
      ]),
    Case(
      name: "an argument left out", language: "en",
      entry: entry(
        "%1$@: %3$#@n@", variable("n", ["one": "%3$lu item", "other": "%3$lu items"], type: "lu")),
      texts: [
        ([.text("A"), .integer(1), .integer(5)], "A: 5 items"),
        ([.text("A"), .integer(5), .integer(1)], "A: 1 item"),
      ]),
    Case(
      name: "a variable in a form", language: "en",
      entry: entry(
        "%1$#@g@",
        variable("g", ["one": "A goose on %2$#@f@", "other": "%1$d geese on %2$#@f@"]),
        variable("f", ["one": "one field", "other": "%2$d fields"])),
      texts: [
        ([.integer(1), .integer(1)], "A goose on one field"),
        ([.integer(3), .integer(2)], "3 geese on 2 fields"),
      ]),
    Case(
      name: "two variables", language: "en",
      entry: entry(
        "%#@a@ in %#@b@", variable("a", ["one": "%d file", "other": "%d files"]),
        variable("b", ["one": "%d folder", "other": "%d folders"])),
      texts: [
        ([.integer(1), .integer(2)], "1 file in 2 folders"),
        ([.integer(5), .integer(1)], "5 files in 1 folder"),
      ]),
    Case(
      name: "four categories", language: "ru",
      entry: entry(
        "%#@n@",
        variable("n", ["one": "%d день", "few": "%d дня", "many": "%d дней", "other": "%d дня"])),
      texts: [
        ([.integer(1)], "1 день"), ([.integer(2)], "2 дня"), ([.integer(5)], "5 дней"),
        ([.integer(11)], "11 дней"), ([.integer(21)], "21 день"), ([.integer(112)], "112 дней"),
      ]),
    Case(
      name: "a category that the file lacks", language: "fr",
      entry: entry("%#@n@", variable("n", ["one": "%d voix seule", "other": "%d voix"])),
      texts: [
        ([.integer(0)], "0 voix seule"), ([.integer(1)], "1 voix seule"),
        ([.integer(2)], "2 voix"), ([.integer(1_000_000)], "1000000 voix"),
      ]),
    Case(
      name: "a category that the language lacks", language: "hr",
      entry: entry(
        "%#@n@",
        variable(
          "n", ["one": "%d kartica", "few": "%d kartice", "many": "%d XX", "other": "%d kartica"])),
      texts: [([.integer(5)], "5 kartica"), ([.integer(22)], "22 kartice")]),
    Case(
      name: "zero in every language", language: "en",
      entry: entry("%#@n@", variable("n", ["zero": "none", "one": "one", "other": "%d"])),
      texts: [([.integer(0)], "none"), ([.integer(1)], "one"), ([.integer(2)], "2")]),
    Case(
      name: "a type with its percent sign", language: "en",
      entry: entry("%#@n@", variable("n", ["one": "%d cat", "other": "%d cats"], type: "%lld")),
      texts: [([.integer(1)], "1 cat"), ([.integer(2)], "2 cats")]),
    Case(
      name: "the number as it is written", language: "en",
      entry: entry("%#@n@", variable("n", ["one": "%@ mile", "other": "%@ miles"])),
      texts: [
        ([.formatted("1", operand: .integer(1))], "1 mile"),
        ([.formatted("1.0", operand: .decimal("1.0"))], "1.0 miles"),
      ]),
    Case(
      name: "the number as the type writes it", language: "en",
      entry: entry(
        "%#@n@", variable("n", ["one": "%.1f mile", "other": "%.1f miles"], type: ".1f")),
      texts: [([.decimal(1)], "1.0 miles")]),
  ]

  @Test(arguments: cases)
  func chooses(_ row: Case) {
    let localizer = TestTables.localizer(
      row.language, ["\(row.language).lproj/Localizable.stringsdict": Self.file(row.entry)])
    for (arguments, text) in row.texts {
      let found = localizer.string("k", arguments: arguments, isFormat: true)
      #expect(found.string == text)
      #expect(found.issues == [])
    }
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    let name: String
    let entry: String
    let issues: [String]

    var testDescription: String { name }
  }

  static let faults = [
    Fault(
      name: "blanks in the reference",
      entry: entry("%# @n @", variable("n", ["one": "%d x", "other": "%d x"])),
      issues: ["3:46 placeholder-malformed"]),
    Fault(
      name: "no such variable", entry: entry("%#@n@", variable("m", ["other": "%d"])),
      issues: ["3:46 plural-variable-undefined"]),
    Fault(
      name: "no other", entry: entry("%#@n@", variable("n", ["one": "%d"])),
      issues: ["4:1 plural-missing-other"]),
    Fault(
      name: "a variable in itself", entry: entry("%#@n@", variable("n", ["other": "%#@n@"])),
      issues: ["3:46 plural-variable-endless"]),
    Fault(
      name: "a circle of two",
      entry: entry(
        "%#@n@", variable("n", ["other": "%#@m@"]), variable("m", ["other": "%#@n@ %#@n@"])),
      issues: ["3:46 plural-variable-endless"]),
    Fault(
      name: "no format", entry: variable("n", ["other": "%d"]), issues: ["2:1 syntax-error"]),
    Fault(
      name: "no such category", entry: entry("%#@n@", variable("n", ["other": "", "lots": ""])),
      issues: ["7:34 syntax-error"]),
    Fault(
      name: "no number for a width",
      entry: """
        <key>NSStringVariableWidthRuleType</key><dict><key>wide</key><string>x</string></dict>
        """, issues: ["3:47 syntax-error"]),
  ]

  @Test(arguments: faults)
  func reports(_ row: Fault) {
    let table = TestTables.table(Self.file(row.entry), "en.lproj/Localizable.stringsdict")
    #expect(table.places == row.issues)
  }

  @Test(arguments: [
    (10, "Fav. Players"), (24, "Fav. Players"), (25, "Favorite Players"), (90, "Favorite Players"),
  ])
  func widestTextThatFits(_ cells: Int, _ text: String) {
    let entry = """
      <key>NSStringVariableWidthRuleType</key><dict>
      <key>25</key><string>Favorite Players</string><key>20</key><string>Fav. Players</string>
      </dict>
      """
    let localizer = TestTables.localizer(
      "en", ["en.lproj/Localizable.stringsdict": Self.file(entry)])
    #expect(localizer.string("k", isFormat: false, cells: cells).string == text)
    #expect(localizer.string("k", isFormat: false).string == "Favorite Players")
  }

  @Test func stringsdictWinsOverStrings() {
    let entry = Self.entry("%#@n@", Self.variable("n", ["one": "%d dict", "other": "%d dicts"]))
    let localizer = TestTables.localizer(
      "en",
      [
        "en.lproj/Localizable.strings": "k = \"%d plain\"; l = \"%d plain\";",
        "en.lproj/Localizable.stringsdict": Self.file(entry),
      ])
    #expect(localizer.string("k", arguments: [.integer(2)], isFormat: true).string == "2 dicts")
    #expect(localizer.string("l", arguments: [.integer(2)], isFormat: true).string == "2 plain")
  }

  @Test func brokenMessageFallsBackAndIsReported() throws {
    let broken = Self.entry("%# @n @", Self.variable("n", ["one": "%d x", "other": "%d x"]))
    let sound = Self.entry("%#@n@", Self.variable("n", ["one": "%d site", "other": "%d sites"]))
    let localizer = Localizer(
      chain: [
        TestTables.bundle("et", ["et.lproj/Localizable.stringsdict": Self.file(broken)]),
        TestTables.bundle("en", ["en.lproj/Localizable.stringsdict": Self.file(sound)]),
      ], locale: AppLocale(language: TestTables.tag("et")))
    let text = localizer.string("k", arguments: [.integer(3)], isFormat: true)
    #expect(text.string == "3 sites")
    #expect(text.language == TestTables.tag("en"))
    #expect(text.issues.map(\.code) == ["placeholder-malformed"])
    #expect(text.issues.map(\.file) == ["et.lproj/Localizable.stringsdict"])
  }
}
