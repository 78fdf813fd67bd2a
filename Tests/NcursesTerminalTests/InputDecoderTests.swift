import NcursesTerminal
import TerminalCells
import Testing

@Suite struct InputDecoderTests {
  static let cases =
    DecoderCase.typing + DecoderCase.alt + DecoderCase.special + DecoderCase.numbered
    + DecoderCase.illFormed + DecoderCase.pastes + DecoderCase.mouse + DecoderCase.replies
    + DecoderCase.dropped

  @Test(arguments: cases) func whole(_ row: DecoderCase) {
    #expect(Self.events([row.bytes[...]]) == row.events)
  }

  @Test(arguments: cases) func splitAnywhere(_ row: DecoderCase) {
    for index in row.bytes.indices {
      let events = Self.events([row.bytes[..<index], row.bytes[index...]])
      #expect(events == row.events, "split at \(index)")
    }
  }

  @Test(arguments: cases) func byteByByte(_ row: DecoderCase) {
    #expect(Self.events(row.bytes.map { [$0][...] }) == row.events)
  }

  @Test(arguments: cases) func undecidedInputIsPending(_ row: DecoderCase) {
    var decoder = InputDecoder()
    _ = decoder.feed(row.bytes)
    let isPending = decoder.isPending
    let later = decoder.flush()
    #expect(isPending || later.isEmpty)
    #expect(!decoder.isPending)
  }

  /// The events of bytes that come in parts, and then no more.
  static func events(
    _ parts: [ArraySlice<UInt8>], _ keys: KeyTable = KeyTable()
  ) -> [Event] {
    var decoder = InputDecoder(keys: keys)
    return parts.flatMap { decoder.feed($0) } + decoder.flush()
  }
}

@Suite struct KeyTableTests {
  /// Strings as the entries of rxvt, the Linux console and cons25 have them.
  private static let keys: KeyTable = {
    var table = KeyTable()
    table.insert(Array("\u{1B}[7$".utf8), Key(.home, .shift))
    table.insert(Array("\u{1B}[26~".utf8), Key(.function(4), .shift))
    table.insert(Array("\u{1B}[[A".utf8), Key(.function(1)))
    table.insert(Array("\u{1B}[M".utf8), Key(.function(1), .control))
    table.insert(Array("\u{1B}[MM".utf8), Key(.function(2), .control))
    table.insert(Array("x".utf8), Key(.up))
    table.insert(Array("xy".utf8), Key(.up))
    return table
  }()

  private static let cases: [DecoderCase] = [
    .init(
      "a string beside the grammar", "\u{1B}[7$a",
      [.key(Key(.home, .shift)), .key(.character("a"))]),
    .init("the table comes first", "\u{1B}[26~", Key(.function(4), .shift)),
    .init("xterm's forms stay", "\u{1B}[A\u{1B}[[B", Key(.up), Key(.function(2))),
    .init("the longer string", "\u{1B}[MM", Key(.function(2), .control)),
    .init(
      "the shorter one of two", "\u{1B}[Ma",
      [.key(Key(.function(1), .control)), .key(.character("a"))]),
    .init("the shorter one at the end", "\u{1B}[M", Key(.function(1), .control)),
    .init("no string of letters", "xy", Event.typed("x", "y")),
  ]

  @Test(arguments: cases) func splitAnywhere(_ row: DecoderCase) {
    for index in row.bytes.indices {
      let parts = [row.bytes[..<index], row.bytes[index...]]
      #expect(InputDecoderTests.events(parts, Self.keys) == row.events, "split at \(index)")
    }
  }
}

@Suite struct PendingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let pending: InputDecoder.Pending?
    var testDescription: String { text.debugDescription }
  }

  static let cases: [Case] = [
    Case(text: "a", pending: nil),
    Case(text: "\u{1B}", pending: .escape),
    Case(text: "\u{1B}[", pending: .escape),
    Case(text: "\u{1B}O", pending: .escape),
    Case(text: "\u{1B}\u{1B}", pending: .escape),
    Case(text: "\u{1B}[1", pending: .sequence),
    Case(text: "\u{1B}]11;", pending: .sequence),
    Case(text: "\u{1B}[M ", pending: .sequence),
    Case(text: "\u{1B}[200~", pending: .paste),
    Case(text: "\u{1B}[200~abc", pending: .paste),
  ]

  @Test(arguments: cases) func waits(_ row: Case) {
    var decoder = InputDecoder()
    _ = decoder.feed(row.text.utf8)
    #expect(decoder.pending == row.pending)
  }

  @Test func aPasteIsBounded() {
    var decoder = InputDecoder()
    _ = decoder.feed("\u{1B}[200~".utf8)
    let chunk = [UInt8](repeating: 0x61, count: 1 << 20)
    for _ in 0..<20 { _ = decoder.feed(chunk) }
    guard case .paste(let text)? = decoder.feed("\u{1B}[201~".utf8).first else {
      Issue.record("no paste came")
      return
    }
    #expect(text.utf8.count == 16 << 20)
  }
}
