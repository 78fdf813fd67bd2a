import SourceText
import Testing

@Suite struct LineIndexTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    /// The place of each byte that starts a scalar, and of the end.
    let places: [String]

    static let all = [
      Case(testDescription: "empty", text: "", places: ["1:1"]),
      Case(
        testDescription: "LF ends a line", text: "a\n\nb",
        places: ["1:1", "1:2", "2:1", "3:1", "3:2"]),
      Case(
        testDescription: "CRLF ends one line", text: "a\r\nb",
        places: ["1:1", "1:2", "1:3", "2:1", "2:2"]),
      Case(
        testDescription: "CR ends a line, also twice", text: "\r\rb",
        places: ["1:1", "2:1", "3:1", "3:2"]),
      Case(
        testDescription: "columns are scalars", text: "é😀e\u{301}\nü",
        places: ["1:1", "1:2", "1:3", "1:4", "1:5", "2:1", "2:2"]),
      Case(
        testDescription: "no other scalar ends a line", text: "\u{2028}\u{85}\u{B}\u{C}b",
        places: ["1:1", "1:2", "1:3", "1:4", "1:5", "1:6"]),
    ]
  }

  @Test(arguments: Case.all) func places(_ c: Case) {
    let lines = LineIndex(utf8: Array(c.text.utf8))
    let starts = c.text.unicodeScalars.indices.map {
      c.text.utf8.distance(from: c.text.startIndex, to: $0)
    }
    let all = starts + [c.text.utf8.count]
    #expect(all.map { lines.position(at: $0).description } == c.places)
    #expect(all.map { lines.offset(of: lines.position(at: $0)) } == all)
  }

  @Test func outside() {
    let lines = LineIndex(utf8: Array("ab\nc".utf8))
    #expect(lines.position(at: -1) == .start)
    #expect(lines.position(at: 99) == SourcePosition(line: 2, column: 2))
    #expect(lines.offset(of: SourcePosition(line: 9, column: 1)) == 3)
    #expect(lines.offset(of: SourcePosition(line: 1, column: 9)) == 3)
  }

  @Test func oneLongLine() {
    let text = String(repeating: "aé", count: 100_000)
    let lines = LineIndex(utf8: Array(text.utf8))
    for pair in stride(from: 0, through: 100_000, by: 97) {
      #expect(lines.position(at: pair * 3) == SourcePosition(line: 1, column: pair * 2 + 1))
    }
  }
}
