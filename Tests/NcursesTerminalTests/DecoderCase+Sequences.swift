import TerminalCells

extension DecoderCase {
  static let illFormed: [DecoderCase] = [
    .init("bytes of no scalar", [0xFF, 0xFE, 0x79], Event.typed("\u{FFFD}", "\u{FFFD}", "y")),
    .init("a scalar broken off by a letter", [0xE2, 0x82, 0x41], Event.typed("\u{FFFD}", "A")),
    .init("a scalar broken off at the end", [0x41, 0xE2, 0x82], Event.typed("A", "\u{FFFD}")),
    .init(
      "a scalar broken off by another", [0xF0, 0x9D, 0xC3, 0xA9], Event.typed("\u{FFFD}", "é")),
    .init("continuations alone", [0x80, 0xBF], Event.typed("\u{FFFD}", "\u{FFFD}")),
    .init(
      "overlong: each byte by itself", [0xE0, 0x80, 0x80],
      Event.typed("\u{FFFD}", "\u{FFFD}", "\u{FFFD}")),
    .init(
      "a surrogate: each byte by itself", [0xED, 0xA0, 0x80],
      Event.typed("\u{FFFD}", "\u{FFFD}", "\u{FFFD}")),
    .init(
      "beyond U+10FFFF", [0xF4, 0x90, 0x80, 0x80],
      Event.typed("\u{FFFD}", "\u{FFFD}", "\u{FFFD}", "\u{FFFD}")),
    .init(
      "a scalar broken off by an arrow", [0xC3, 0x1B, 0x5B, 0x41],
      [.key(.character("\u{FFFD}")), .key(Key(.up))]),
    .init("Alt with half a scalar", [0x1B, 0xC3], [.key(.character("\u{FFFD}", .alt))]),
  ]

  static let pastes: [DecoderCase] = [
    .init("a paste", "\u{1B}[200~abc\u{1B}[201~d", [.paste("abc"), .key(.character("d"))]),
    .init("an empty one", "\u{1B}[200~\u{1B}[201~", [.paste("")]),
    .init("lines", "\u{1B}[200~a\rb\r\nc\nd\r\r\u{1B}[201~", [.paste("a\nb\nc\nd\n\n")]),
    .init(
      "sequences in it are text", "\u{1B}[200~a\u{1B}[Ab\u{1B}\u{1B}[201~",
      [.paste("a\u{1B}[Ab\u{1B}")]),
    .init(
      "nearly the end mark", "\u{1B}[200~\u{1B}[201\u{1B}[20\u{1B}[201~",
      [.paste("\u{1B}[201\u{1B}[20")]),
    .init(
      "ill-formed text", Array("\u{1B}[200~a".utf8) + [0xFF] + Array("é\u{1B}[201~".utf8),
      [.paste("a\u{FFFD}é")]),
    .init("without an end mark", "\u{1B}[200~abc\u{1B}[20", [.paste("abc\u{1B}[20")]),
    .init("an end mark alone", "a\u{1B}[201~b", Event.typed("a", "b")),
  ]

  static let mouse: [DecoderCase] = [
    .init(
      "press and release", "\u{1B}[<0;3;5M\u{1B}[<0;3;5m",
      [mouse(.press, 4, 2), mouse(.release, 4, 2)]),
    .init("beyond column 223", "\u{1B}[<0;300;200M", [mouse(.press, 199, 299)]),
    .init("drag", "\u{1B}[<32;1;1M", [mouse(.drag, 0, 0)]),
    .init(
      "the wheel", "\u{1B}[<64;2;1M\u{1B}[<65;2;1M",
      [mouse(.wheelUp, 0, 1), mouse(.wheelDown, 0, 1)]),
    .init("modifiers", "\u{1B}[<28;1;1M", [mouse(.press, 0, 0, [.shift, .alt, .control])]),
    .init(
      "other buttons, motion, the sideways wheel",
      "\u{1B}[<1;1;1M\u{1B}[<2;1;1M\u{1B}[<35;1;1M\u{1B}[<66;1;1M\u{1B}[<128;1;1M", []),
    .init("no such place", "\u{1B}[<0;0;1M\u{1B}[<0M", []),
    .init("three bytes", "\u{1B}[M !!\u{1B}[M#!!", [mouse(.press, 0, 0), mouse(.release, 0, 0)]),
    .init(
      "three bytes, not in UTF-8", [0x1B, 0x5B, 0x4D, 0x20, 0xFF, 0x21, 0x61],
      [mouse(.press, 0, 222), .key(.character("a"))]),
    .init("three bytes broken off", "\u{1B}[M \u{1B}[A", Key(.up)),
  ]

  static let replies: [DecoderCase] = [
    .init("XTVERSION", "\u{1B}P>|XTerm(379)\u{1B}\\", [.reply(.version("XTerm(379)"))]),
    .init("DECRPM", "\u{1B}[?2026;2$y", [.reply(.mode(2026, setting: 2))]),
    .init("DECRPM of ECMA-48", "\u{1B}[8;1$y", [.reply(.standardMode(8, setting: 1))]),
    .init("DA2", "\u{1B}[>0;136;0c", [.reply(.secondaryAttributes([0, 136, 0]))]),
    .init("DA1", "\u{1B}[?64;1;2c", [.reply(.deviceAttributes([64, 1, 2]))]),
    .init(
      "background with ST", "\u{1B}]11;rgb:ffff/0000/8080\u{1B}\\",
      [.reply(.background(red: 65535, green: 0, blue: 32896))]),
    .init(
      "background with BEL, two digits", "\u{1B}]11;rgb:ff/00/80\u{7}",
      [.reply(.background(red: 65535, green: 0, blue: 32896))]),
    .init(
      "background with alpha", "\u{1B}]11;rgba:ffff/ffff/0000/8000\u{7}",
      [.reply(.background(red: 65535, green: 65535, blue: 0))]),
    .init("no colour", "\u{1B}]11;rgb:ff/00\u{7}\u{1B}]11;rgb:-1/00/00\u{7}\u{1B}]11;?\u{7}", []),
    .init("a string cancelled", "\u{1B}]11;rgb:ff/00/80\u{18}a", Event.typed("a")),
    .init("a string broken off by a key", "\u{1B}P>|XT\u{1B}[A", Key(.up)),
    .init("a string that never ends", "\u{1B}]11;rgb", []),
  ]

  static let dropped: [DecoderCase] = [
    .init("unknown finals", "a\u{1B}[5n\u{1B}[>1;2;3e\u{1B}[Ib", Event.typed("a", "b")),
    .init("unknown numbers", "\u{1B}[99~\u{1B}[~\u{1B}[;;~", []),
    .init("unknown SS3", "\u{1B}Oza", Event.typed("a")),
    .init("with intermediates", "\u{1B}[3 qa", Event.typed("a")),
    .init("broken off at the end", "a\u{1B}[1;5", Event.typed("a")),
    .init("broken off by a control", "\u{1B}[1;5\ra", [.key(Key(.enter)), .key(.character("a"))]),
    .init("broken off by an arrow", "\u{1B}[1;5\u{1B}[A", Key(.up)),
    .init("unknown strings", "\u{1B}_G\u{1B}\\\u{1B}^x\u{1B}\\\u{1B}Xy\u{1B}\\a", Event.typed("a")),
    .init(
      "too long a sequence", "\u{1B}[\(String(repeating: "1", count: 700))Ab", Event.typed("b")),
    .init(
      "too long a string", "\u{1B}]11;\(String(repeating: "é", count: 700))\u{1B}\\b",
      Event.typed("b")),
    .init(
      "too long a string, cut in its terminator",
      "\u{1B}]\(String(repeating: "1", count: 511))\u{1B}\\b", Event.typed("b")),
    .init("too long a string without end", "\u{1B}P\(String(repeating: "1", count: 700))", []),
  ]

  private static func mouse(
    _ action: MouseEvent.Action, _ row: Int, _ column: Int, _ modifiers: Key.Modifiers = []
  ) -> Event {
    .mouse(MouseEvent(action, at: Point(row: row, column: column), modifiers: modifiers))
  }
}
