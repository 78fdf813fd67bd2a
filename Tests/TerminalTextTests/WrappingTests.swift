import Testing

@testable import TerminalText

@Suite("Lines of one width")
struct WrappingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let width: Int
    var limit = 0
    let lines: [String]
    let testDescription: String

    init(_ name: String, _ text: String, width: Int, limit: Int = 0, _ lines: [String]) {
      self.text = text
      self.width = width
      self.limit = limit
      self.lines = lines
      testDescription = name
    }
  }

  static let cases: [Case] = [
    Case("nothing", "", width: 5, [""]),
    Case("what fits", "Hello", width: 5, ["Hello"]),
    Case("words", "one two three", width: 8, ["one two", "three"]),
    Case("a space at the edge hangs", "abcde fg", width: 5, ["abcde", "fg"]),
    Case("several spaces hang", "abc    fg", width: 5, ["abc", "fg"]),
    Case("spaces at the end are drawn as far as they fit", "abc    ", width: 5, ["abc  "]),
    Case("spaces at the start are drawn", "  abc", width: 9, ["  abc"]),
    Case("a long word breaks at a cluster", "abcdefgh", width: 3, ["abc", "def", "gh"]),
    Case("a long word begins its own line", "ab cdefgh", width: 4, ["ab", "cdef", "gh"]),
    Case("an accent stays", "aae\u{301}e\u{301}", width: 3, ["aaé", "é"]),
    Case(
      "paragraphs", "a\nb\r\nc\u{2029}d\u{2028}e\u{B}f", width: 9, ["a", "b", "c", "d", "e", "f"]),
    Case("an empty paragraph", "a\n\nb\n", width: 9, ["a", "", "b", ""]),
    Case("a no-break space", "a 10\u{A0}km", width: 6, ["a", "10\u{A0}km"]),
    Case("a hyphen", "well-known", width: 6, ["well-", "known"]),
    Case("a hyphen before a number", "x -10", width: 4, ["x", "-10"]),
    Case("no break before a full stop", "abc def.", width: 7, ["abc", "def."]),
    Case("a no-break hyphen", "a b\u{2011}c", width: 4, ["a", "b\u{2011}c"]),
    Case("zero width space", "abc\u{200B}def", width: 4, ["abc", "def"]),
    Case("word joiner", "a b\u{2060}漢", width: 4, ["a", "b漢"]),
    Case("soft hyphen, at a break", "Dampf\u{AD}schiff", width: 8, ["Dampf-", "schiff"]),
    Case("soft hyphen, elsewhere", "Dampf\u{AD}schiff", width: 11, ["Dampfschiff"]),
    Case("soft hyphen without room", "Dampf\u{AD}schiff", width: 5, ["Dampf", "schif", "f"]),
    Case("Chinese", "旅费报销", width: 5, ["旅费", "报销"]),
    Case("no full stop at a line's start", "旅费。", width: 4, ["旅", "费。"]),
    Case("no open quotation mark at a line's end", "费「销」", width: 4, ["费", "「销", "」"]),
    Case("Korean syllables", "경비 보고서", width: 7, ["경비 보", "고서"]),
    Case("Thai, by dictionary", "จำนวนเงินทั้งหมด", width: 9, ["จำนวนเงิน", "ทั้งหมด"]),
    Case("Khmer, by dictionary", "ខ្ញុំចូលចិត្ត", width: 5, ["ខ្ញុំ", "ចូលចិត្ត"]),
    Case("a control is drawn", "ab\u{1B}c", width: 3, ["ab␛", "c"]),
    Case("wide at the edge", "a漢b", width: 2, ["a", "漢", "b"]),
    Case("too wide for the line", "a漢b", width: 1, ["a", "…", "b"]),
    Case("a cluster of two cells too wide", "กำa", width: 1, ["…", "a"]),
    Case("no width", "abc", width: 0, [""]),
    Case("a negative width", "abc", width: -3, [""]),
    Case("a limit that suffices", "one two", width: 3, limit: 2, ["one", "two"]),
    Case("a limit that does not", "one two three", width: 4, limit: 2, ["one", "two…"]),
    Case("a limit at a paragraph's end", "one\ntwo", width: 4, limit: 1, ["one…"]),
    Case("a limit where the line is full", "abcd\nx", width: 4, limit: 1, ["abc…"]),
    Case("a limit and wide cells", "漢字漢字", width: 4, limit: 1, ["漢…"]),
    Case("a limit of one column", "abc", width: 1, limit: 1, ["…"]),
  ]

  @Test(arguments: cases)
  func lines(_ row: Case) {
    let lines = TextComposer.english.lines(row.text, width: row.width, limit: row.limit)
    #expect(lines.map(\.text) == row.lines)
    #expect(lines.allSatisfy { $0.width <= max(0, row.width) })
  }

  /// Without a limit, each cluster but the line breaks belongs to exactly one line.
  @Test(arguments: cases.filter { $0.limit == 0 && $0.width > 0 })
  func clustersAreKept(_ row: Case) {
    let lines = TextComposer.english.lines(row.text, width: row.width)
    let breaks = row.text.enumerated().filter { $0.element.isNewline }.map(\.offset)
    #expect(lines.flatMap(\.clusters) == Array(0..<row.text.count).filter { !breaks.contains($0) })
  }

  /// The shortcut for simple texts against ICU, for all strings of up to five of these.
  @Test func simpleBreaksAreThoseOfICU() {
    let letters: [UInt16] = [0x61, 0x31, 0x20, 0x2C, 0x3A, 0xE9, 0x5D0, 0x645, 0x3B1]
    var icu = LineBreaks()
    var texts: [[UInt16]] = [[]]
    var wrong: [[UInt16]] = []
    for _ in 1...5 {
      texts = texts.flatMap { text in letters.map { text + [$0] } }
      for text in texts {
        guard let simple = SimpleBreaks.resolve(text) else { continue }
        if simple.dropLast() != icu.resolveAll(text).dropLast() { wrong.append(text) }
      }
    }
    #expect(wrong == [])
  }

  @Test func caretFindsItsLine() {
    let lines = TextComposer.english.lines("one two\nthree", width: 5)
    #expect(lines.map(\.clusters) == [0..<4, 4..<7, 8..<13])
    #expect([0, 3, 4, 7, 8, 13].map { lines.index(ofCluster: $0) } == [0, 0, 1, 1, 2, 2])
  }
}
