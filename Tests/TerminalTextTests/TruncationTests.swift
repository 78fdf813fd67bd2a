import Testing

@testable import TerminalText

@Suite("One line of a given width")
struct TruncationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let width: Int
    var composer = TextComposer.english
    let shown: String
    let clusters: Range<Int>

    init(
      _ text: String, _ width: Int, _ shown: String, _ clusters: Range<Int>,
      in composer: TextComposer = .english
    ) {
      self.text = text
      self.width = width
      self.composer = composer
      self.shown = shown
      self.clusters = clusters
    }

    var testDescription: String { "\(text) in \(width)" }
  }

  static let cases: [Case] = [
    Case("", 3, "", 0..<0),
    Case("abc", 3, "abc", 0..<3),
    Case("abcd", 3, "ab…", 0..<2),
    Case("abcd", 1, "…", 0..<0),
    Case("abcd", 0, "", 0..<0),
    Case("abcd", -1, "", 0..<0),
    Case("漢字", 4, "漢字", 0..<2),
    Case("漢字", 3, "漢…", 0..<1),
    Case("漢字", 2, "…", 0..<0),
    Case("กำกำ", 3, "กำ…", 0..<1),
    Case("กำกำ", 2, "…", 0..<0),
    Case("e\u{301}e\u{301}e\u{301}", 2, "é…", 0..<1),
    Case("👩\u{200D}👧👩\u{200D}👧", 3, "👩…", 0..<1),
    Case("a\nb\nc", 4, "a␊b…", 0..<3),
    Case("שלום", 3, "…לש", 0..<2, in: .arabic),
    Case("abcd", 3, "…ab", 0..<2, in: .arabic),
    Case("a שלום", 5, "a לש…", 0..<4, in: .english),
    Case("سلام", 3, "\u{FEE1}\u{FEFC}\u{FEB3}", 0..<4, in: .arabic),
    Case("سلام", 2, "…\u{FEB3}", 0..<1, in: .arabic),
  ]

  @Test(arguments: cases)
  func truncated(_ row: Case) {
    let line = row.composer.truncated(row.text, to: row.width)
    #expect(line.text == row.shown)
    #expect(line.clusters == row.clusters)
    #expect(line.isTruncated == (row.clusters.upperBound < row.text.count))
  }
}
