import Foundation
import SourceText
import Testing

/// JSON with places, beside Foundation's reader.
struct JSONDocumentTests {
  private static func document(_ text: String) -> JSONDocument {
    JSONDocument(reading: SourceFile(path: "a.json", data: Data(text.utf8)))
  }

  /// The value in a form that can be compared.
  private static func plain(_ value: JSONValue?) -> String {
    guard let value else { return "nothing" }
    switch value.kind {
    case .object:
      let members = value.members.map { "\($0.key.string ?? ""):\(plain($0.value))" }
      return "{\(members.joined(separator: ","))}"
    case .array:
      return "[\(value.elements.map { plain($0) }.joined(separator: ","))]"
    case .string: return "'\(value.string ?? "")'"
    default: return value.written
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let value: String
    var issues: [String] = []

    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "an empty object", text: "{}", value: "{}"),
    Case(name: "space", text: " \n{ \"a\" :\t[ 1 , 2 ] }\r\n", value: "{a:[1,2]}"),
    Case(name: "words", text: "[true,false,null]", value: "[true,false,null]"),
    Case(name: "numbers", text: "[0,-1,2.5,1e9,-0.1E-3]", value: "[0,-1,2.5,1e9,-0.1E-3]"),
    Case(
      name: "nesting", text: #"{"a":{"b":[{"c":"d"}]},"e":[]}"#, value: "{a:{b:[{c:'d'}]},e:[]}"),
    Case(name: "escapes", text: #""\"\\\/\b\f\n\r\t\u00e9""#, value: "'\"\\/\u{8}\u{C}\n\r\té'"),
    Case(name: "two halves", text: #""\ud83d\ude00x\ud83d\u0041""#, value: "'😀x\u{FFFD}A'"),
    Case(name: "a key with an escape", text: #"{"\u0061b":1}"#, value: "{ab:1}"),
    Case(name: "no text", text: "", value: "nothing", issues: ["1:1 syntax-error"]),
    Case(name: "two values", text: "{} {}", value: "{}", issues: ["1:4 syntax-error"]),
    Case(
      name: "a comma too many", text: #"{"a":1,}"#, value: "{a:1}", issues: ["1:8 syntax-error"]),
    Case(name: "no comma", text: #"{"a":1 "b":2}"#, value: "{a:1}", issues: ["1:8 syntax-error"]),
    Case(name: "no colon", text: #"{"a":1,"b" 2}"#, value: "{a:1}", issues: ["1:12 syntax-error"]),
    Case(name: "no value", text: #"{"a":1,"b":}"#, value: "{a:1}", issues: ["1:12 syntax-error"]),
    Case(
      name: "an open object", text: "{\n\"a\":{\"b\":1", value: "{a:{b:1}}",
      issues: ["2:11 syntax-error"]),
    Case(name: "an open string", text: #"{"a":"b"#, value: "{}", issues: ["1:6 syntax-error"]),
    Case(
      name: "a backslash at the end", text: #"{"a":{"b":1,"c":"\"#, value: "{a:{b:1}}",
      issues: ["1:17 syntax-error"]),
    Case(name: "a word that is none", text: "[nul]", value: "[]", issues: ["1:2 syntax-error"]),
    Case(
      name: "a number that is none", text: "[1,2-3]", value: "[1]", issues: ["1:4 syntax-error"]),
    Case(
      name: "a control character", text: "[\"a\u{18}b\"]", value: "['a\u{18}b']",
      issues: ["1:4 control-character"]),
    Case(
      name: "an escape that is none", text: #"["a\xb\u12"]"#, value: "['axbu12']",
      issues: ["1:4 invalid-escape", "1:7 invalid-escape"]),
    Case(
      name: "twins", text: "{\"a\":1,\n\"b\":2,\"a\":3}", value: "{a:1,b:2,a:3}",
      issues: ["2:7 duplicate-key"]),
    Case(
      name: "twins, one with an escape", text: #"{"a":1,"\u0061":1}"#, value: "{a:1,a:1}",
      issues: ["1:8 duplicate-key"]),
    Case(name: "no twins in two objects", text: #"[{"a":1},{"a":2}]"#, value: "[{a:1},{a:2}]"),
    Case(
      name: "nested too deep", text: String(repeating: "[", count: 201),
      value: String(repeating: "[", count: 200) + String(repeating: "]", count: 200),
      issues: ["1:201 syntax-error"]),
  ]

  @Test(arguments: cases)
  func reads(_ row: Case) {
    let document = Self.document(row.text)
    #expect(Self.plain(document.root) == row.value)
    #expect(
      document.issues.map { "\($0.position ?? .start) \($0.code)" } == row.issues)
  }

  /// What was read of an object before a fault ends with the file.
  @Test func brokenObjectAsWritten() {
    let text = #"{"a":{"b":1,"c":"\"#
    #expect(Self.document(text).root?["a"]?.written == #"{"b":1,"c":"\"#)
  }

  @Test func laterTwinAnswers() {
    #expect(Self.document(#"{"a":1,"a":2}"#).root?["a"]?.integer == 2)
  }

  @Test func twinsWithOneValueAreAWarning() {
    let severities = [#"{"a":[1],"a":[1]}"#, #"{"a":[1],"a":[2]}"#].map {
      Self.document($0).issues.map(\.severity)
    }
    #expect(severities == [[.warning], [.error]])
  }

  @Test func sentenceNamesTheFirstLine() {
    let issue = Self.document("{\"k\":1,\n\"k\":2}").issues.first
    #expect(
      issue?.description == "a.json:2:1: error: The key “k” stands in line 1 too, with another "
        + "value; the later one counts. [duplicate-key]")
  }

  @Test func membersByName() {
    let root = Self.document(#"{"name":"x","count":3,"on":true,"off":null}"#).root
    #expect(root?["name"]?.string == "x")
    #expect(root?["count"]?.integer == 3)
    #expect(root?["on"]?.boolean == true)
    #expect(root?["off"]?.kind == .null)
    #expect(root?["nam"] == nil)
    #expect(root?["name"]?.integer == nil)
  }

  @Test func badBytesAreReported() {
    let data = Data(#"{"a":"x"#.utf8) + [0xFF] + Data(#"y"}"#.utf8)
    let document = JSONDocument(reading: SourceFile(path: "a.json", data: data))
    #expect(document.root?["a"]?.string == "x\u{FFFD}y")
    #expect(document.issues.map(\.code) == ["encoding-invalid"])
  }

  /// Every cut of a text is read to its end, and what it has agrees with the whole.
  @Test func cutsAreRead() {
    let bytes = Array(#"{"a":[1,{"b":"c\n\u00e9"}],"d":{"e":null,"f":-2.5e3},"g":true}"#.utf8)
    for end in bytes.indices {
      let file = SourceFile(path: "a.json", data: Data(bytes[..<end]))
      #expect(!JSONDocument(reading: file).issues.isEmpty)
    }
  }
}
