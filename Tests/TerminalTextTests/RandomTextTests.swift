import TerminalCells
import Testing

@testable import TerminalText

/// What holds for every text, tried on texts that no one would write.
@Suite("Random texts")
struct RandomTextTests {
  static let composers = [
    TextComposer.english, .arabic, TextComposer(direction: .rightToLeft, order: .logical),
  ]

  /// Texts that are the same in each run.
  private static let texts: [String] = {
    var random = SplitMix64(state: 20_26)
    return (0..<2000).map { _ in
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 0...24, using: &random) {
        if let piece = pieces.randomElement(using: &random) {
          text.append(contentsOf: piece.unicodeScalars)
        }
      }
      return String(text)
    }
  }()

  private static let pieces = [
    "a", "Z", "7", " ", "  ", ".", "(", "]", "-", "\u{301}", "\u{316}", "é", "漢", "。", "한",
    "\u{1112}", "\u{1161}", "\u{11AB}", "กำ", "ก่", "क", "ि", "्", "ש", "\u{5B8}", "\u{5C1}", "س",
    "ل", "ا", "أ", "\u{64E}", "\u{651}", "٣", "\u{600}", "\u{FEDF}", "\u{FEFB}", "\u{200C}",
    "\u{200D}", "\u{200E}", "\u{200F}", "\u{202B}", "\u{202E}", "\u{202C}", "\u{2066}", "\u{2067}",
    "\u{2069}", "\u{AD}", "\u{200B}", "\u{2060}", "\u{A0}", "\n", "\r\n", "\t", "\u{1B}", "\u{9B}",
    "\u{2028}", "👩", "🏽", "🇷", "❤", "\u{FE0F}", "\u{20E3}", "\u{1FAE8}", "\u{E0061}", "\u{FFFF}",
  ]

  @Test(arguments: composers)
  func cells(_ composer: TextComposer) {
    for text in Self.texts {
      let line = composer.line(text)
      #expect(line.width == line.cells.reduce(0) { $0 + $1.width })
      #expect(line.width == composer.width(text))
      #expect(line.clusters == 0..<text.count)
      for cell in line.cells {
        let scalars = Array(cell.text.unicodeScalars)
        #expect(scalars.first?.columns == cell.width && scalars.count <= 5)
        #expect(scalars.dropFirst().allSatisfy { $0.columns == 0 })
        #expect(Normalization.composed(scalars) == scalars)
      }
      #expect(line.caretColumns.allSatisfy { (-1...line.width).contains($0) })
      #expect((0..<line.width).allSatisfy { line.clusters.contains(line.cluster(atColumn: $0)) })
    }
  }

  @Test(arguments: composers)
  func lines(_ composer: TextComposer) {
    for text in Self.texts {
      let breaks = text.enumerated().filter { $0.element.isNewline }.map(\.offset)
      let clusters = (0..<text.count).filter { !breaks.contains($0) }
      for width in [1, 2, 3, 7, 30] {
        let lines = composer.lines(text, width: width)
        #expect(lines.allSatisfy { $0.width <= width })
        #expect(lines.flatMap(\.clusters) == clusters)
        let limited = composer.lines(text, width: width, limit: 2)
        #expect(limited.count == min(lines.count, 2))
        #expect(limited.allSatisfy { $0.width <= width })
        #expect(lines.count <= 2 || limited[1].isTruncated)
        #expect(composer.truncated(text, to: width).width <= width)
      }
    }
  }

  /// A plain text has the same cells by the short way and by the long one.
  @Test func plainTextsAreDrawnAlike() {
    let plain = ["", "Hello, world", "Größe", "旅费 a", "Износ", "한글 x", "“quoted” – 5 €"]
    for text in plain {
      let short = TextComposer.english.line(text)
      // A mark of order keeps the text from the short way, and has no cell itself.
      let long = TextComposer.english.line(text + "\u{200E}")
      #expect(short.scalars == long.scalars)
      #expect(short.caretColumns == Array(long.caretColumns.dropLast()))
    }
  }
}

/// A generator that gives the same numbers in each run (Steele, Lea and Flood, 2014).
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
