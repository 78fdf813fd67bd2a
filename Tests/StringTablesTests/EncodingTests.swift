import FoundationEssentials
import Testing

@testable import StringTables

/// Encodings, and the property lists that come under the name of a `.strings` file.
struct EncodingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let bytes: [UInt8]
    let entries: [String: String]
    let issues: [String]

    var testDescription: String { name }
  }

  private static let text = "\"k\" = \"é😀\";"
  private static let entries = ["k": "é😀"]

  private static func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let halves = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? halves : halves.reversed()
    }
  }

  private static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/x.dtd">
    <plist version="1.0">
    <dict>
    	<key>k</key>
    	<string>é&#x1F600;</string>
    </dict>
    </plist>

    """

  /// A dictionary with one member; its value is in UTF-16.
  private static let binary =
    Array("bplist00".utf8) + [0xD1, 1, 2, 0x51, 0x6B, 0x63, 0, 0xE9, 0xD8, 0x3D, 0xDE, 0]
    + [8, 11, 13] + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 3]
    + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0, 0, 0, 0, 20]

  static let cases = [
    Case(name: "UTF-8", bytes: Array(text.utf8), entries: entries, issues: []),
    Case(
      name: "UTF-8 with mark", bytes: [0xEF, 0xBB, 0xBF] + text.utf8, entries: entries, issues: []),
    Case(
      name: "UTF-8 with mark before a bare key", bytes: [0xEF, 0xBB, 0xBF] + "k = é;".utf8,
      entries: [:], issues: ["1:5 syntax-error"]),
    Case(
      name: "two marks", bytes: Array("\u{FEFF}\u{FEFF}\(text)".utf8), entries: entries,
      issues: ["1:1 syntax-error"]),
    Case(
      name: "UTF-16LE with mark", bytes: [0xFF, 0xFE] + utf16(text, isBigEndian: false),
      entries: entries, issues: ["encoding-not-utf8"]),
    Case(
      name: "UTF-16BE with mark", bytes: [0xFE, 0xFF] + utf16(text, isBigEndian: true),
      entries: entries, issues: ["encoding-not-utf8"]),
    Case(
      name: "UTF-16LE without mark", bytes: utf16(text, isBigEndian: false), entries: entries,
      issues: ["encoding-not-utf8"]),
    Case(
      name: "UTF-16BE without mark", bytes: utf16(text, isBigEndian: true), entries: entries,
      issues: ["encoding-not-utf8"]),
    Case(
      name: "UTF-16LE with line comments",
      bytes: [0xFF, 0xFE]
        + utf16("//one\n\"a\" = \"1\";\n//two\n\"b\" = \"2\";\n", isBigEndian: false),
      entries: ["a": "1", "b": "2"], issues: ["encoding-not-utf8"]),
    Case(
      name: "UTF-16 with half a unit", bytes: utf16("a=b;", isBigEndian: true) + [0],
      entries: ["a": "b"],
      issues: ["encoding-not-utf8", "1:5 encoding-invalid"]),
    Case(
      name: "a bad byte in a value",
      bytes: "\"a\" = \"x".utf8 + [0xFF] + "y\";\n\"b\" = \"2\";".utf8,
      entries: ["a": "x\u{FFFD}y", "b": "2"], issues: ["1:9 encoding-invalid"]),
    Case(
      name: "a bad byte between entries", bytes: "a = b;".utf8 + [0xC3] + "\nb = c;".utf8,
      entries: ["a": "b", "b": "c"], issues: ["1:7 encoding-invalid"]),
    Case(name: "XML", bytes: Array(xml.utf8), entries: entries, issues: []),
    Case(
      name: "XML in UTF-16",
      bytes: [0xFF, 0xFE]
        + utf16(xml.replacing("UTF-8", with: "UTF-16", maxReplacements: 1), isBigEndian: false),
      entries: entries, issues: []),
    Case(
      name: "XML without a dictionary", bytes: Array("<plist><string>x</string></plist>".utf8),
      entries: [:], issues: ["syntax-error"]),
    Case(
      name: "XML with an open tag", bytes: Array("<plist>\n<dict><key>k</key></plist>".utf8),
      entries: [:], issues: ["2:19 not-well-formed", "2:7 syntax-error"]),
    Case(
      name: "XML with a number and without a value",
      bytes: Array(
        """
        <plist><dict>
        <key>a</key><integer>1</integer>
        <key>b</key><key>c</key><string>3</string><string>4</string>
        </dict></plist>
        """.utf8),
      entries: ["c": "3"],
      issues: ["3:1 syntax-error", "3:43 syntax-error", "2:1 syntax-error"]),
    Case(
      name: "XML with twins",
      bytes: Array(
        "<plist><dict><key>a</key><string>1</string><key>a</key><string>2</string></dict></plist>"
          .utf8),
      entries: ["a": "2"], issues: ["1:44 duplicate-key"]),
    Case(name: "binary", bytes: binary, entries: entries, issues: []),
    Case(
      name: "binary, cut off", bytes: Array(binary.dropLast()), entries: [:],
      issues: ["syntax-error"]),
    Case(
      name: "binary, a circle", bytes: circle, entries: [:], issues: ["syntax-error"]),
  ]

  /// A dictionary whose value is itself.
  private static let circle =
    Array("bplist00".utf8) + [0xD1, 1, 0, 0x51, 0x6B] + [8, 11]
    + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 2] + [0, 0, 0, 0, 0, 0, 0, 0]
    + [0, 0, 0, 0, 0, 0, 0, 13]

  @Test(arguments: cases)
  func reads(_ row: Case) {
    let data = Data(row.bytes)
    let expected = row.entries.map { (StringKey($0), $1) }
    #expect(TestTables.strings(data) == Dictionary(uniqueKeysWithValues: expected))
    #expect(TestTables.table(data).places == row.issues)
  }
}
