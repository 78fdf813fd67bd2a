import SourceText
import Testing

/// An issue may be printed: it quotes files, and obeys nothing that stands in them.
struct IssueTests {
  private struct Quote: Fault {
    let text: String
    var code: String { "quote" }
    var severity: Severity { .warning }
    var sentence: String { "“\(text)” stands here" }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let shown: String
    var testDescription: String { shown }
  }

  static let cases = [
    Case(text: "plain", shown: "plain"),
    Case(text: "größer 漢 سلام 👩‍👧", shown: "größer 漢 سلام 👩‍👧"),
    Case(text: "\u{1B}[31m", shown: "<U+001B>[31m"),
    Case(text: "\0\r\n\t\u{7F}", shown: "<U+0000><U+000D><U+000A><U+0009><U+007F>"),
    Case(text: "\u{9B}31m", shown: "<U+009B>31m"),
    Case(text: "a\u{2028}b\u{2029}", shown: "a<U+2028>b<U+2029>"),
    Case(text: "\u{202E}abc\u{2069}", shown: "<U+202E>abc<U+2069>"),
  ]

  @Test(arguments: cases)
  func control(_ row: Case) {
    let issue = Issue(Quote(text: row.text), file: row.text, at: .start)
    #expect(issue.sentence == "“\(row.shown)” stands here")
    #expect(
      issue.description == "\(row.shown):1:1: warning: “\(row.shown)” stands here [quote]")
    #expect(issue.file == row.text)
  }
}
