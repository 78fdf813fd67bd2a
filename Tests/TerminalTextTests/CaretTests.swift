import Testing

@testable import TerminalText

@Suite("Caret and mouse")
struct CaretTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let line: TextLine
    /// The caret before each cluster and at the end.
    let carets: [Int]
    /// The cluster under each column, from the one before the line to the one behind it.
    let clusters: [Int]
    let testDescription: String

    init(_ name: String, _ line: TextLine, carets: [Int], clusters: [Int]) {
      self.line = line
      self.carets = carets
      self.clusters = clusters
      testDescription = name
    }
  }

  static let cases: [Case] = [
    Case(
      "ASCII", TextComposer.english.line("abc"), carets: [0, 1, 2, 3], clusters: [0, 0, 1, 2, 3]),
    Case(
      "wide cells", TextComposer.english.line("a漢b"), carets: [0, 1, 3, 4],
      clusters: [0, 0, 1, 1, 2, 3]),
    Case(
      "a cluster of two cells", TextComposer.english.line("กำb"), carets: [0, 2, 3],
      clusters: [0, 0, 0, 1, 2]),
    Case(
      "what is not drawn", TextComposer.english.line("a\u{AD}b"), carets: [0, 1, 1, 2],
      clusters: [0, 0, 2, 3]),
    Case("nothing", TextComposer.english.line(""), carets: [0], clusters: [0, 0]),
    Case("nothing, right to left", TextComposer.arabic.line(""), carets: [-1], clusters: [0, 0]),
    Case(
      "Hebrew", TextComposer.arabic.line("אבג"), carets: [2, 1, 0, -1], clusters: [3, 2, 1, 0, 0]),
    Case(
      "Hebrew in English", TextComposer.english.line("aאב"), carets: [0, 2, 1, 3],
      clusters: [0, 0, 2, 1, 3]),
    Case(
      "English in Hebrew", TextComposer.arabic.line("אab"), carets: [2, 0, 1, -1],
      clusters: [3, 1, 2, 0, 0]),
    Case(
      "lam-alef", TextComposer.arabic.line("لام"), carets: [1, 0, 0, -1], clusters: [3, 2, 0, 0]),
    Case(
      "spaces that hang", TextComposer.english.lines("ab  cd", width: 3)[0],
      carets: [0, 1, 2, 2, 2], clusters: [0, 0, 1, 2]),
    Case(
      "a later line", TextComposer.english.lines("ab  cd", width: 3)[1], carets: [0, 1, 2],
      clusters: [4, 4, 5, 6]),
    Case(
      "an ellipsis stands for what it hides", TextComposer.english.truncated("abcd", to: 3),
      carets: [0, 1, 2], clusters: [0, 0, 1, 2, 2]),
    Case(
      "stored order", TextComposer(direction: .rightToLeft, order: .logical).line("אב"),
      carets: [0, 1, 2], clusters: [0, 0, 1, 2]),
  ]

  @Test(arguments: cases)
  func caret(_ row: Case) {
    #expect(row.line.caretColumns == row.carets)
  }

  @Test(arguments: cases)
  func mouse(_ row: Case) {
    #expect((-1...row.line.width).map { row.line.cluster(atColumn: $0) } == row.clusters)
  }

  /// Clusters outside the line stand at its start or its end.
  @Test func outside() {
    let line = TextComposer.english.lines("ab cd", width: 2)[1]
    #expect(line.column(ofCluster: 0) == 0)
    #expect(line.column(ofCluster: 99) == 2)
  }
}
