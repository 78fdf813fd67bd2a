import NcursesTerminal
import TerminalCells
import Testing

/// Random input never crashes the decoder, and its parts do not matter.
@Suite struct DecoderFuzzTests {
  /// Pieces that make sequences likely: random bytes alone hardly ever form one.
  private static let pieces: [[UInt8]] =
    [
      "\u{1B}", "\u{1B}[", "\u{1B}O", "\u{1B}]11;rgb:", "\u{1B}P>|", "\u{1B}\\", "\u{7}", "\u{18}",
      "\u{1B}[200~", "\u{1B}[201~", "\u{1B}[<", "\u{1B}[M", "[", "A", "~", "u", "M", "$y", ";", ":",
      "0", "1", "27", "200", "9999999999", "é", "漢", "😀", "\r", "\n", "\u{1B}[[",
      String(repeating: "1", count: 300),
    ].map { Array($0.utf8) } + [[0xC3], [0xE2, 0x82], [0xFF], [0x80], [0xF0]]

  @Test func partsDoNotMatter() {
    var generator = SeededGenerator(state: 20_240_229)
    for round in 0..<10_000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 1...12, using: &generator) {
        if Bool.random(using: &generator) {
          bytes += Self.pieces.randomElement(using: &generator) ?? []
        } else {
          bytes.append(UInt8.random(in: 0...255, using: &generator))
        }
      }
      let whole = InputDecoderTests.events([bytes[...]])
      let single = InputDecoderTests.events(bytes.map { [$0][...] })
      #expect(whole == single, "round \(round): \(bytes)")
    }
  }
}
