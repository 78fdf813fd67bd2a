import FoundationEssentials
import Testing

@testable import StringTables

/// A fault in an XML table costs the entry that it is in.
struct XMLTableRecoveryTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let entries: [String: String]
    let issues: [String]
  }

  private static let start = "<plist version=\"1.0\"><dict>\n<key>a</key><string>1</string>\n"
  private static let end = "\n<key>c</key><string>3</string>\n</dict></plist>\n"

  /// A faulty entry between two whole ones, which stay.
  private static func between(_ name: String, _ text: String, _ issues: String...) -> Case {
    Case(
      testDescription: name, bytes: Array((start + text + end).utf8),
      entries: ["a": "1", "c": "3"], issues: issues)
  }

  /// A fault behind a whole entry, `b`, which stays as those around it do.
  private static func afterWholeEntry(_ name: String, _ text: String, _ issues: String...) -> Case {
    let entry = "<key>b</key><string>2</string>"
    return Case(
      testDescription: name, bytes: Array((start + entry + text + end).utf8),
      entries: ["a": "1", "b": "2", "c": "3"], issues: issues)
  }

  /// A table whose end is faulty; `a` and `c` stay.
  private static func open(_ name: String, _ text: String, _ issues: String...) -> Case {
    let bytes = Array((start + "<key>c</key><string>3</string>" + text).utf8)
    return Case(
      testDescription: name, bytes: bytes, entries: ["a": "1", "c": "3"], issues: issues)
  }

  /// A fault that is in no entry: nothing can be kept.
  private static func lost(_ name: String, _ text: String, _ issues: String...) -> Case {
    Case(testDescription: name, bytes: Array(text.utf8), entries: [:], issues: issues)
  }

  private static let badByte: Case = {
    let bytes: [[UInt8]] = [
      Array((start + "<key>b</key><string>").utf8), [0xFF], Array(("</string>" + end).utf8),
    ]
    return Case(
      testDescription: "a bad byte", bytes: Array(bytes.joined()),
      entries: ["a": "1", "c": "3"], issues: ["3:21 not-well-formed"])
  }()

  static let cases: [Case] = [
    between("an ampersand", "<key>b</key><string>R&D</string>", "3:22 not-well-formed"),
    between("a less-than", "<key>b</key><string>1 < 2</string>", "3:23 not-well-formed"),
    between("a tag of markup", "<key>b</key><string>x<br>y</string>", "3:27 not-well-formed"),
    between("an entity", "<key>b</key><string>&nbsp;</string>", "3:21 not-well-formed"),
    between("a fault in a key", "<key>&b</key><string>2</string>", "3:6 not-well-formed"),
    between("an open value", "<key>b</key><string>2", "5:1 not-well-formed"),
    between("an open key", "<key>b<string>2</string>", "5:1 not-well-formed"),
    badByte,
    between(
      "two faults, and the place of what comes after them",
      "<key>é</key><string>é&</string><key>b</key><string>&</string>"
        + "<key>a</key><string>1</string>",
      "3:22 not-well-formed", "3:52 not-well-formed", "3:62 duplicate-key"),
    between(
      "a dictionary under a faulty key",
      "<key>b & c</key><dict><key>d</key><dict/><key>e</key><dict></dict></dict>",
      "3:8 not-well-formed"),
    between("text between entries", "&", "3:1 not-well-formed"),
    between(
      "two hyphens in a comment", "<!-- b -- c -->", "3:8 not-well-formed"),
    between(
      "an entry in a comment behind a fault",
      "<key>b</key><string>R&D</string><!-- <key>a</key><string>old</string> -->",
      "3:22 not-well-formed"),
    between("no start of a value", "<key>b</key>2</string>", "3:14 not-well-formed"),
    afterWholeEntry("two ends of a value", "</string>", "3:31 not-well-formed"),
    afterWholeEntry("two ends of the dictionary", "</dict>", "5:1 not-well-formed"),
    open("no end", "", "1:22 not-well-formed"),
    open("cut off in a value", "<key>b</key><string>tw", "3:43 not-well-formed"),
    open(
      "cut off in a tag", "<key>b</key><str", "3:43 not-well-formed", "1:22 not-well-formed"),
    open("no end of the dictionary", "\n</plist>", "4:1 not-well-formed"),
    open("text after the end", "\n</dict></plist>\nx", "5:1 not-well-formed"),
    open("a second list", "</dict></plist><plist/>", "3:46 not-well-formed"),
    lost(
      "a fault that only the missing ends show", #"<!DOCTYPE""""<dict><y><plist><dict>"#,
      "1:30 not-well-formed", "1:36 not-well-formed"),
    lost(
      "an empty dictionary that is none", "<plist><dict \"/></dict></plist>", "1:14 not-well-formed"
    ),
    lost("text before the start", "<!-- -->x" + start + end, "1:9 not-well-formed"),
    lost("no table at all", "<html><p>&</html>", "1:11 not-well-formed"),
  ]

  @Test(arguments: cases)
  func keepsTheRest(_ row: Case) {
    let data = Data(row.bytes)
    let expected = row.entries.map { (StringKey($0), $1) }
    #expect(TestTables.strings(data) == Dictionary(uniqueKeysWithValues: expected))
    #expect(TestTables.table(data).places == row.issues)
  }

  @Test("a plural form with a fault leaves the other forms")
  func pluralForm() {
    let localizer = Self.plurals(
      forms: "<key>one</key><string>one & only</string><key>other</key><string>%d files</string>")
    let text = localizer.string("files", arguments: [.integer(1)], isFormat: true)
    #expect(text.string == "1 files")
  }

  @Test("a fault between plural forms leaves them all, and the entries behind")
  func betweenForms() {
    let localizer = Self.plurals(
      forms: """
        <!-- one -- or none -->
        <key>one</key><string>one file</string><key>other</key><string>%d files</string>
        """,
      behind: "<!-- a -- b --><key>after</key><string>here</string>")
    let text = localizer.string("files", arguments: [.integer(1)], isFormat: true)
    #expect(text.string == "one file")
    #expect(localizer.string("after", isFormat: false).string == "here")
  }

  /// English with one message, `files`, whose forms these are.
  private static func plurals(forms: String, behind: String = "") -> Localizer {
    TestTables.localizer(
      "en",
      [
        "en.lproj/Localizable.stringsdict": """
        <plist version="1.0"><dict><key>files</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
          <key>n</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            \(forms)
          </dict></dict>
          \(behind)
        </dict></plist>
        """
      ])
  }
}
