import Testing

@testable import TerminalText

@Suite("Cells of a line from left to right")
struct CellTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    /// The cells' scalars in hexadecimal.
    let cells: [String]
    let width: Int
    let testDescription: String

    init(_ name: String, _ text: String, _ cells: [String], width: Int) {
      self.text = text
      self.cells = cells
      self.width = width
      testDescription = name
    }
  }

  static let cases: [Case] = [
    Case("nothing", "", [], width: 0),
    Case("ASCII", "a ~", ["61", "20", "7E"], width: 3),
    Case("accents, composed", "é", ["E9"], width: 1),
    Case("accents, decomposed", "e\u{301}", ["E9"], width: 1),
    Case("an accent that composes with nothing", "x\u{301}", ["78 301"], width: 1),
    Case("accents in the wrong order", "a\u{323}\u{302}", ["1EAD"], width: 1),
    Case("a singleton", "\u{212A}", ["4B"], width: 1),
    Case("Chinese", "漢字", ["6F22", "5B57"], width: 4),
    Case("full width and half width", "Ａｱ", ["FF21", "FF71"], width: 3),
    Case("Hangul, composed", "한", ["D55C"], width: 2),
    Case("Hangul, decomposed", "\u{1112}\u{1161}\u{11AB}", ["D55C"], width: 2),
    Case("old Hangul, which has no composed form", "\u{1112}\u{119E}", ["1112 119E"], width: 2),
    Case("Thai SARA AM", "กำ", ["E01", "E33"], width: 2),
    Case("Thai tone mark", "ก่", ["E01 E48"], width: 1),
    Case("Devanagari vowel sign", "कि", ["915", "93F"], width: 2),
    Case("Devanagari conjunct", "क्ष", ["915 94D", "937"], width: 2),
    Case("Devanagari conjunct with ZWJ", "क्\u{200D}ष", ["915 94D", "937"], width: 2),
    Case("Tamil vowel sign", "கி", ["B95", "BBF"], width: 2),
    Case("Tamil two-part vowel, decomposed", "க\u{BC6}\u{BBE}", ["B95", "BCA"], width: 2),
    Case("emoji", "😀", ["1F600"], width: 2),
    Case("emoji family", "👩\u{200D}👩\u{200D}👧!", ["1F469", "21"], width: 3),
    Case("skin tone", "👍🏽", ["1F44D"], width: 2),
    Case("skin tone in a ZWJ sequence", "👩🏽\u{200D}🔬", ["1F469"], width: 2),
    Case("skin tone alone", "🏽", ["1F3FD"], width: 2),
    Case("flag", "🇷🇸", ["52", "53"], width: 2),
    Case("half a flag", "🇷", ["52"], width: 1),
    Case("flag of tags", "🏴\u{E0067}\u{E0062}\u{E007F}", ["1F3F4"], width: 2),
    Case("rainbow flag", "🏳\u{FE0F}\u{200D}🌈", ["1F3F3"], width: 1),
    Case("keycap", "1\u{FE0F}\u{20E3}", ["31"], width: 1),
    Case("VS16", "❤\u{FE0F}", ["2764"], width: 1),
    Case("VS15", "☎\u{FE0E}", ["260E"], width: 1),
    Case("ideographic variation", "葛\u{E0100}", ["845B"], width: 2),
    Case("emoji of Unicode 15", "\u{1FAE8}", ["3013"], width: 2),
    Case("letter of Unicode 16", "\u{1C89}", ["FFFD"], width: 1),
    Case("mark of Unicode 15", "ກ\u{ECE}", ["E81"], width: 1),
    Case("unassigned", "\u{378}", ["FFFD"], width: 1),
    Case("noncharacter", "\u{FFFF}", ["FFFD"], width: 1),
    Case("private use", "\u{E000}", ["E000"], width: 1),
    Case(
      "an escape sequence", "\u{1B}]0;x\u{7}", ["241B", "5D", "30", "3B", "78", "2407"], width: 6),
    Case("NUL and DEL", "\0\u{7F}", ["2400", "2421"], width: 2),
    Case("C1 controls", "\u{9B}1m\u{85}", ["FFFD", "31", "6D", "2424"], width: 4),
    Case("tab", "a\tb", ["61", "20", "62"], width: 3),
    Case("line breaks", "\n\r\u{B}", ["240A", "240D", "240B"], width: 3),
    Case("CR LF is one cluster", "a\r\nb", ["61", "2424", "62"], width: 3),
    Case("separators", "\u{2028}\u{2029}", ["2424", "2424"], width: 2),
    Case("soft hyphen", "a\u{AD}b", ["61", "62"], width: 2),
    Case("bidi controls", "\u{200E}a\u{2068}b\u{2069}\u{202C}", ["61", "62"], width: 2),
    Case(
      "zero width space, word joiner", "a\u{200B}b\u{2060}c\u{FEFF}", ["61", "62", "63"], width: 3),
    Case("no-break space", "a\u{A0}b", ["61", "A0", "62"], width: 3),
    Case("ZWNJ at a cluster's end", "a\u{200C}b", ["61", "62"], width: 2),
    Case("a joiner before a mark", "e\u{200D}\u{301}", ["E9"], width: 1),
    Case("a lone mark", "\u{301}a", ["25CC 301", "61"], width: 2),
    Case("a lone mark behind a control", "\n\u{301}", ["240A", "25CC 301"], width: 2),
    Case("a lone keycap and joiner", "\u{20E3}\u{200D}", [], width: 0),
    Case(
      "five marks", "x\u{301}\u{302}\u{303}\u{304}\u{305}", ["78 301 302 303 304"], width: 1),
    Case("a sign before a number", "\u{600}1", ["600", "31"], width: 2),
    Case("a mathematical sign with a stroke", "<\u{338}", ["226E"], width: 1),
  ]

  @Test(arguments: cases)
  func cells(_ row: Case) {
    let line = TextComposer.english.line(row.text)
    #expect(line.scalars == row.cells)
    #expect(line.width == row.width)
    #expect(line.clusters == 0..<row.text.count)
  }

  @Test(arguments: cases)
  func widthIsTheLineWidth(_ row: Case) {
    #expect(TextComposer.english.width(row.text) == row.width)
    #expect(TextComposer.arabic.width(row.text) == TextComposer.arabic.line(row.text).width)
  }

  /// Cells keep the offset of their cluster, however many cells it needs.
  @Test func cellsNameTheirCluster() {
    #expect(TextComposer.english.line("aกำ🇷🇸\u{AD}b").cells.map(\.cluster) == [0, 1, 1, 2, 2, 4])
  }

  /// Whatever the scalar, nothing in its cell is a control, unknown to libc, or too much for one.
  @Test func everyScalarIsSafeInACell() {
    let unsafe = (0...0x10FFFF).compactMap(Unicode.Scalar.init).filter { scalar in
      !TextComposer.english.line(String(scalar)).cells.allSatisfy(Self.isSafe)
    }
    #expect(unsafe == [])
  }

  private static func isSafe(_ cell: TextCell) -> Bool {
    let scalars = Array(cell.text.unicodeScalars)
    return (1...2).contains(cell.width) && scalars.count <= 5
      && scalars[0].columns == cell.width
      && scalars.dropFirst().allSatisfy { $0.columns == 0 }
      && scalars.allSatisfy(\.isKnown)
  }

  @Test func marksOfAHostileClusterAreBounded() {
    let text = "a" + String(repeating: "\u{301}\u{316}", count: 100_000)
    #expect(TextComposer.english.line(text).scalars == ["E1 316 316 316 316"])
  }
}
