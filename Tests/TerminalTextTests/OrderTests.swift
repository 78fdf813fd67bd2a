import TerminalCells
import Testing

@testable import TerminalText

@Suite("Right to left")
struct OrderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let composer: TextComposer
    /// The cells in screen order.
    let shown: String
    let testDescription: String

    init(_ name: String, _ text: String, _ composer: TextComposer, _ shown: String) {
      self.text = text
      self.composer = composer
      self.shown = shown
      testDescription = name
    }
  }

  static let cases: [Case] = [
    Case("Hebrew", "שלום", .arabic, "ם|ו|ל|ש"),
    Case("Hebrew in English", "a שלום b", .english, "a| |ם|ו|ל|ש| |b"),
    Case("English in Hebrew", "א abc.", .arabic, ".|a|b|c| |א"),
    Case("English on a right-to-left screen", "abc.", .arabic, ".|a|b|c"),
    Case("Hebrew points stay on their letters", "ש\u{5C1}\u{5B8}ב", .arabic, "ב|ש\u{5B8}\u{5C1}"),
    Case("numbers keep their order", "א 12.5", .arabic, "1|2|.|5| |א"),
    Case("Arabic digits too", "ب ١٢", .arabic, "١|٢| |\u{FE8F}"),
    Case("brackets are mirrored", "א(ב)", .arabic, "(|ב|)|א"),
    Case("brackets of Latin text are not", "א (abc)", .arabic, "(|a|b|c|)| |א"),
    Case("a minus with a mark", "\u{200F}-5", .arabic, "5|-"),
    Case("an isolate", "\u{2067}אב\u{2069}1", .english, "ב|א|1"),
    Case("an override", "\u{202E}abc\u{202C}", .english, "c|b|a"),
    Case("wide cells", "א漢字", .arabic, "漢|字|א"),
    Case("a cluster of two cells", "\u{202E}กำ", .english, "ำ|ก"),
    Case("letters join", "سلم", .arabic, "\u{FEE2}|\u{FEE0}|\u{FEB3}"),
    Case("letters that join on one side", "دار", .arabic, "\u{FEAD}|\u{FE8D}|\u{FEA9}"),
    Case("lam-alef alone", "لا", .arabic, "\u{FEFB}"),
    Case("lam-alef joined", "سلام", .arabic, "\u{FEE1}|\u{FEFC}|\u{FEB3}"),
    Case("lam-alef twice", "لالا", .arabic, "\u{FEFB}|\u{FEFB}"),
    Case("lam-alef behind other text", "a لا", .english, "a| |\u{FEFB}"),
    Case("lam-alef behind a lam", "للا", .arabic, "\u{FEFC}|\u{FEDF}"),
    Case("lam-alef across a bidi control", "ل\u{200F}ا", .arabic, "\u{FEFB}"),
    Case(
      "presentation forms stay", "\u{FEDF}\u{FE8E} \u{FEFB}", .arabic,
      "\u{FEFB}| |\u{FE8E}|\u{FEDF}"),
    Case("ZWNJ parts lam from alef", "ل\u{200C}ا", .arabic, "\u{FE8D}|\u{FEDD}"),
    Case("lam-alef with hamza", "لأ", .arabic, "\u{FEF7}"),
    Case("lam-alef and a space", "لا لا", .arabic, "\u{FEFB}| |\u{FEFB}"),
    Case(
      "vowel signs stay on their letters", "كَتَبَ", .arabic,
      "\u{FE90}\u{64E}|\u{FE98}\u{64E}|\u{FEDB}\u{64E}"),
    Case("vowel signs of both on a lam-alef", "لَاَ", .arabic, "\u{FEFB}\u{64E}\u{64E}"),
    Case("marks of both in canonical order", "لَّاَ", .arabic, "\u{FEFB}\u{64E}\u{64E}\u{651}"),
    Case("ZWNJ parts letters", "می\u{200C}خ", .arabic, "\u{FEA5}|\u{FBFD}|\u{FEE3}"),
    Case("ZWJ joins to nothing", "ه\u{200D}", .arabic, "\u{FEEB}"),
    Case("Persian", "گچ", .arabic, "\u{FB7B}|\u{FB94}"),
    Case("Urdu", "ہے", .arabic, "\u{FBAF}|\u{FBA8}"),
    Case("Arabic in English", "a لا b", .english, "a| |\u{FEFB}| |b"),
    Case("bidi controls do not part letters", "س\u{200F}ل", .arabic, "\u{FEDE}|\u{FEB3}"),
    Case(
      "stored order", "a سلام (ב)", TextComposer(direction: .rightToLeft, order: .logical),
      "a| |س|ل|ا|م| |(|ב|)"),
  ]

  @Test(arguments: cases)
  func order(_ row: Case) {
    let line = row.composer.line(row.text)
    #expect(line.shown.unicodeScalars.elementsEqual(row.shown.unicodeScalars), "\(line.scalars)")
    #expect(line.direction == row.composer.direction)
  }

  /// A line of a wrapped paragraph is reordered by itself.
  @Test func linesAreReorderedOneByOne() {
    let lines = TextComposer.arabic.lines("אבג abc דהו", width: 7)
    #expect(lines.map(\.text) == ["abc גבא", "והד"])
  }

  /// ICU's way with open brackets is quadratic; rule BD16 bounds it.
  @Test func openBracketsAreBounded() {
    let open = Array(repeating: UInt16(0x28), count: 600)
    let bounded = BracketNesting.bounded(open)
    #expect(bounded.prefix { $0 == 0x28 }.count == 63)
    let pairs = (0..<600).map { UInt16($0 % 2 == 0 ? 0x28 : 0x29) }
    #expect(BracketNesting.bounded(pairs) == pairs)
    #expect(BracketNesting.bounded(Array(open.prefix(500))).allSatisfy { $0 == 0x28 })
  }
}
