import LocaleLayer
import Testing

@testable import StringTables

/// String catalogues: what they hold for each language.
struct XCStringsTests {
  private static func file(_ strings: String, version: String = "1.0") -> String {
    #"{"sourceLanguage": "en", "version": "\#(version)", "strings": {\#(strings)}}"#
  }

  private static func unit(_ value: String, state: String = "translated") -> String {
    #"{"stringUnit": {"state": "\#(state)", "value": "\#(value)"}}"#
  }

  private static func plural(_ forms: KeyValuePairs<String, String>) -> String {
    let forms = forms.map { "\"\($0)\": \(unit($1))" }.joined(separator: ", ")
    return #"{"plural": {\#(forms)}}"#
  }

  private static func localizer(_ text: String, language: String = "en") -> Localizer {
    TestTables.localizer(language, ["Localizable.xcstrings": text])
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    var key = "k"
    var language = "en"
    /// The localization of the language.
    let localization: String
    let texts: [([MessageArgument], String)]

    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "a text", localization: unit("x"), texts: [([], "x")]),
    Case(
      name: "a text without state", localization: #"{"stringUnit": {"value": "x"}}"#,
      texts: [([], "x")]),
    Case(name: "a stale text", localization: unit("x", state: "needs_review"), texts: [([], "x")]),
    Case(
      name: "escapes", localization: unit(#"a\nb \"c\" é 😀"#),
      texts: [([], "a\nb \"c\" é 😀")]),
    Case(
      name: "plural",
      localization:
        "{\"variations\": \(plural(["one": "%lld file", "other": "%lld files"]))}",
      texts: [([.integer(1)], "1 file"), ([.integer(3)], "3 files")]),
    Case(
      name: "plural forms without the number", key: "k %lld",
      localization: "{\"variations\": \(plural(["one": "a cat", "other": "cats"]))}",
      texts: [([.integer(1)], "a cat"), ([.integer(2)], "cats")]),
    Case(
      name: "plural after a text",
      localization: "{\"variations\": \(plural(["one": "%@ has %lld", "other": "%@ have %lld"]))}",
      texts: [
        ([.text("A"), .integer(1)], "A has 1"), ([.text("A"), .integer(2)], "A have 2"),
      ]),
    Case(
      name: "plural, other argument first",
      localization:
        "{\"variations\": \(plural(["one": "%2$lld of %1$@", "other": "%2$lld by %1$@"]))}",
      texts: [([.text("A"), .integer(1)], "1 of A"), ([.text("A"), .integer(2)], "2 by A")]),
    Case(
      name: "plural of a number that is formatted",
      localization: "{\"variations\": \(plural(["one": "%@ is %@", "other": "%@ are %@"]))}",
      texts: [([.text("A"), .formatted("1", operand: .integer(1))], "A is 1")]),
    Case(
      name: "devices: other",
      localization: """
        {"variations": {"device": {"iphone": \(unit("phone")), "mac": \(unit("mac")),
        "other": \(unit("other"))}}}
        """, texts: [([], "other")]),
    Case(
      name: "devices: mac",
      localization: """
        {"variations": {"device": {"iphone": \(unit("phone")), "mac": \(unit("mac"))}}}
        """, texts: [([], "mac")]),
    Case(
      name: "plural in a device",
      localization: """
        {"variations": {"device": {"mac": {"variations":
        \(plural(["one": "%lld file", "other": "%lld files"]))}}}}
        """, texts: [([.integer(1)], "1 file")]),
    Case(
      name: "a device in plural",
      localization: """
        {"variations": {"plural": {"other": {"variations": {"device":
        {"mac": \(unit("%lld mac")), "other": \(unit("%lld other"))}}}}}}
        """, texts: [([.integer(1)], "1 other")]),
    Case(
      name: "a substitution without argNum",
      localization: """
        {"stringUnit": {"value": "%#@c@"}, "substitutions": {"c": {"formatSpecifier": "lf",
        "variations": \(plural(["one": "%2$@ step", "other": "%2$@ steps"]))}}}
        """,
      texts: [
        ([.decimal(1), .text("1")], "1 step"), ([.decimal(2.5), .text("2.5")], "2.5 steps"),
      ]),
    Case(
      name: "substitutions with argNum",
      localization: """
        {"stringUnit": {"value": "%#@b@ with %#@a@"}, "substitutions": {
        "a": {"argNum": 1, "formatSpecifier": "lld",
        "variations": \(plural(["one": "%arg cat", "other": "%arg cats"]))},
        "b": {"argNum": 2, "formatSpecifier": "lld",
        "variations": \(plural(["one": "%arg dog", "other": "%arg dogs"]))}}}
        """, texts: [([.integer(1), .integer(3)], "3 dogs with 1 cat")]),
    Case(
      name: "Russian", language: "ru",
      localization: """
        {"variations": \(plural(["one": "%lld день", "few": "%lld дня", "many": "%lld дней",
        "other": "%lld дня"]))}
        """,
      texts: [([.integer(21)], "21 день"), ([.integer(12)], "12 дней")]),
  ]

  @Test(arguments: cases)
  func chooses(_ row: Case) {
    let file = Self.file(
      #""\#(row.key)": {"localizations": {"\#(row.language)": \#(row.localization)}}"#)
    let localizer = Self.localizer(file, language: row.language)
    for (arguments, text) in row.texts {
      let found = localizer.string(row.key, arguments: arguments, isFormat: !arguments.isEmpty)
      #expect(found.string == text)
      #expect(found.issues == [])
    }
    #expect(TestTables.table(file, "Localizable.xcstrings").places == [])
  }

  @Test func keyIsTheTextOfTheSourceLanguage() {
    let file = Self.file(#""Home": {"extractionState": "manual"}, "Away": {}, "": {}"#)
    let english = Self.localizer(file)
    #expect(english.string("Home", isFormat: false).string == "Home")
    #expect(!english.string("Away", isFormat: false).isMissing)
    #expect(english.string("", isFormat: false).isMissing)
    #expect(Self.localizer(file, language: "de").string("Home", isFormat: false).isMissing)
  }

  @Test func laterTwinCounts() {
    let file = Self.file(
      """
      "k": {"localizations": {"fr": \(Self.unit("un"))}},
      "k": {"localizations": {"fr": \(Self.unit("deux"))}}
      """)
    let french = Self.localizer(file, language: "fr")
    #expect(french.string("k", isFormat: false).string == "deux")
    #expect(TestTables.table(file, "Localizable.xcstrings").places == ["2:1 duplicate-key"])
  }

  @Test func languagesMatchHoweverTheyAreWritten() {
    let file = Self.file(
      #""k": {"localizations": {"zh-hant": \#(Self.unit("a")), "pt_BR": \#(Self.unit("b"))}}"#)
    #expect(Self.localizer(file, language: "zh-TW").string("k", isFormat: false).string == "a")
    #expect(Self.localizer(file, language: "pt-BR").string("k", isFormat: false).string == "b")
  }

  struct Fault: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let issues: [String]

    var testDescription: String { name }
  }

  static let faults = [
    Fault(name: "no bytes", text: "", issues: ["1:1 syntax-error"]),
    Fault(name: "a list", text: "[]", issues: ["1:1 syntax-error"]),
    Fault(
      name: "nothing in it", text: "{}", issues: ["1:1 syntax-error", "1:1 syntax-error"]),
    Fault(
      name: "a version to come", text: file("", version: "2.0"), issues: ["1:37 syntax-error"]),
    Fault(name: "version 1.2", text: file("", version: "1.2"), issues: []),
    Fault(
      name: "no value", text: file(#""k": {"localizations": {"en": {"stringUnit": {}}}}"#),
      issues: ["1:101 syntax-error"]),
    Fault(
      name: "a variable, but no text",
      text: file(
        """
        "k": {"localizations": {"en": {"substitutions": {"m": {"variations": \
        \(plural(["other": "x"]))}}}}}
        """), issues: ["1:86 syntax-error"]),
    Fault(
      name: "a set of phrases",
      text: file(#""k": {"localizations": {"en": {"stringSet": {"values": ["x"]}}}}"#), issues: []),
    Fault(
      name: "no other",
      text: file("\"k\": {\"localizations\": {\"en\": {\"variations\": \(plural(["one": "x"]))}}}"),
      issues: ["1:86 plural-missing-other"]),
    Fault(
      name: "no such variable",
      text: file(
        """
        "k": {"localizations": {"en": {"stringUnit": {"value": "%#@n@"}, "substitutions": {"m":
        {"variations": \(plural(["other": "x"]))}}}}}
        """), issues: ["1:86 plural-variable-undefined"]),
    Fault(
      name: "cut off", text: #"{"sourceLanguage": "en", "strings": {"k": {"localizations": {"en""#,
      issues: ["1:66 syntax-error"]),
    Fault(
      name: "no language", text: file(#""k": {"localizations": {"(null)": \#(unit("x"))}}"#),
      issues: ["1:1 bad-language-folder"]),
  ]

  @Test(arguments: faults)
  func reports(_ row: Fault) {
    #expect(TestTables.table(row.text, "Localizable.xcstrings").places == row.issues)
  }

  /// What stands before a fault is kept.
  @Test func keepsWhatWasReadBeforeAFault() {
    let text = Self.file("\"k\": {\"localizations\": {\"en\": \(Self.unit("x"))}}, \"l\": {]")
    #expect(Self.localizer(text).string("k", isFormat: false).string == "x")
  }
}
