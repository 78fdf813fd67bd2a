import FoundationEssentials
import LocaleLayer
import Testing

@testable import StringTables

/// Tables made to exhaust memory, stack or time: each ends in issues, soon.
///
/// The limits are wide, for a debug build on a busy machine; a quadratic walk over these sizes
/// would take hours.
struct HostileTests {
  private static let limit = Duration.seconds(20)

  private func seconds(_ body: () -> Void) -> Bool {
    ContinuousClock().measure(body) < Self.limit
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let path: String
    let make: @Sendable () -> String

    var testDescription: String { name }
  }

  private static func strings(_ name: String, _ make: @escaping @Sendable () -> String) -> Case {
    Case(name: name, path: "en.lproj/Localizable.strings", make: make)
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  static let cases = [
    strings("a hundred thousand entries") {
      (0..<100_000).map { "\"key \($0)\" = \"value\";\n" }.joined()
    },
    strings("one key a hundred thousand times") { repeated("k = v;", 100_000) },
    strings("a value of five megabytes") { "k = \"" + repeated("x\\n", 1_700_000) + "\";" },
    strings("a value of five megabytes without end") { "k = \"" + repeated("xyz", 1_700_000) },
    strings("stray signs") { repeated("; ", 300_000) },
    strings("stray signs in one run") { repeated(";", 1_000_000) },
    strings("entries without semicolon in one line") { repeated("a=b ", 200_000) },
    strings("entries without semicolon in lines") { repeated("\"a\"=\"b\"\n", 200_000) },
    strings("quotes escaped at the start of lines") { repeated("\\\"\n", 200_000) },
    strings("open values to one quote at the end") { repeated("k = \\\"\n", 200_000) + "\"x" },
    strings("quotes of both kinds by turns") { repeated("\"'\n", 200_000) },
    strings("quotes in one line") { "k = \"" + repeated("a\" ", 300_000) },
    strings("lists in lists") { "k = " + repeated("(", 500_000) },
    strings("dictionaries in dictionaries") { repeated("{k=", 300_000) },
    strings("open lists in lines") { repeated("k = (\n", 100_000) },
    strings("open comments") { repeated("/*", 500_000) },
    strings("bad escapes") { "k = \"" + repeated("\\u", 500_000) + "\";" },
    strings("entities in XML") {
      "<?xml version=\"1.0\"?><!DOCTYPE plist [<!ENTITY a \"aaaaaaaaaa\">"
        + "<!ENTITY b \"&a;&a;&a;&a;&a;&a;\">]><plist><dict><key>k</key>"
        + "<string>&b;</string></dict></plist>"
    },
    strings("faults in XML") {
      "<plist><dict>" + repeated("<key>k</key><string>&</string>", 20_000) + "</dict></plist>"
    },
    strings("dictionaries in XML") { "<plist>" + repeated("<dict><key>k</key>", 50_000) },
    Case(name: "arrays in JSON", path: "x.xcstrings") { repeated("[", 500_000) },
    Case(name: "objects in JSON", path: "x.xcstrings") { repeated("{\"a\":", 500_000) },
    Case(name: "twins in JSON", path: "x.xcstrings") {
      "{\"strings\":{" + repeated("\"k\":{},", 200_000) + "\"k\":{}}}"
    },
    Case(name: "control characters in JSON", path: "x.xcstrings") {
      "{\"strings\":{\"" + repeated("\u{1}", 500_000) + "\":{}}}"
    },
    Case(name: "many languages in JSON", path: "x.xcstrings") {
      let languages = (0..<20_000).map { "\"l\($0)\": {\"stringUnit\":{\"value\":\"\"}}" }
      return "{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\"localizations\":{"
        + languages.joined(separator: ",") + "}}}}"
    },
    Case(name: "variations in variations", path: "x.xcstrings") {
      "{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\"localizations\":{\"en\":"
        + repeated("{\"variations\":{\"device\":{\"other\":", 40) + "{}" + repeated("}}}", 40)
        + "}}}}"
    },
  ]

  @Test(arguments: cases)
  func endsSoon(_ row: Case) {
    let data = Data(row.make().utf8)
    var table: StringTable?
    #expect(seconds { table = TestTables.table(data, row.path) })
    #expect(table?.issues.count ?? 0 <= StringsReader.maximumErrors * 2 + 2)
    #expect(seconds { _ = table?.text(for: "k", in: TestTables.tag("en")) })
  }

  private static func variables(_ forms: [(String, String)]) -> String {
    let variables = forms.map { name, form in
      """
      <key>\(name)</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>other</key><string>\(form)</string></dict>
      """
    }
    return "<plist><dict><key>k</key><dict>"
      + "<key>NSStringLocalizedFormatKey</key><string>%1$#@v0@</string>"
      + variables.joined() + "</dict></dict></plist>"
  }

  static let growing = [
    "in a circle": variables([("v0", "%1$#@v0@ and %1$#@v0@")]),
    "by doubling": variables((0..<15).map { ("v\($0)", "%1$#@v\($0 + 1)@ %1$#@v\($0 + 1)@") }),
    "in a long chain": variables((0..<5_000).map { ("v\($0)", "%1$#@v\($0 + 1)@") }),
    "by long texts": variables([
      ("v0", repeated("%1$#@v1@", 500)), ("v1", repeated("long ", 10_000)),
    ]),
  ]

  @Test(arguments: growing.keys.sorted())
  func messageThatGrowsWithoutEnd(_ name: String) {
    let localizer = TestTables.localizer(
      "en", ["en.lproj/Localizable.stringsdict": Self.growing[name] ?? ""])
    var text = LocalizedText("", language: TestTables.tag("en"))
    #expect(seconds { text = localizer.string("k", arguments: [.integer(2)], isFormat: true) })
    #expect(text.issues.contains { $0.code == "plural-variable-endless" })
    #expect(text.string.utf8.count <= MessageExpansion.maximumLength * 2)
  }

  @Test func keysThatAreLong() {
    let key = Self.repeated("k", 1_000_000)
    let localizer = TestTables.localizer("en", ["en.lproj/Localizable.strings": "\(key) = v;"])
    #expect(localizer.string(key, isFormat: false).string == "v")
  }

  /// Every cut and every changed byte of a small table is read to its end.
  @Test func damagedTables() {
    let table = Array(
      "/* c */ \"k\" = \"a\\U00e9 \\\"x\\\"\"; 'l' = (1, {x=y;}); // é\n\"m\";".utf8)
    let signs = Array("\"'\\;={}()<>/*\nU0x\u{0}".utf8) + [0x80, 0xE2, 0xFF]
    for offset in table.indices {
      _ = TestTables.table(Data(table[..<offset]))
      for sign in signs {
        var damaged = table
        damaged[offset] = sign
        #expect(TestTables.table(Data(damaged)).issues.count < 50)
      }
    }
  }
}
