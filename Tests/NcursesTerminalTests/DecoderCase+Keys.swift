import TerminalCells

extension DecoderCase {
  static let typing: [DecoderCase] = [
    .init("ASCII", "aA1~", Event.typed("a", "A", "1", "~")),
    .init("two, three and four bytes", "é€𝄞", Event.typed("é", "€", "𝄞")),
    .init("a mark is a key of its own", "e\u{301}", Event.typed("e", "\u{301}")),
    .init("a joined emoji, scalar by scalar", "👍🏽", Event.typed("👍", "🏽")),
    .init("Enter as CR and as LF", "\r\n", Key(.enter), Key(.enter)),
    .init("Tab", "\t", Key(.tab)),
    .init("Backspace in both forms", "\u{7F}\u{8}", Key(.backspace), Key(.backspace)),
    .init(
      "Ctrl-letters", "\u{1}\u{7}\u{1A}", .character("a", .control), .character("g", .control),
      .character("z", .control)),
    .init("Ctrl-Space", "\0", .character(" ", .control)),
    .init(
      "Ctrl with a sign", "\u{1C}\u{1D}\u{1E}\u{1F}", .character("\\", .control),
      .character("]", .control), .character("^", .control), .character("_", .control)),
    .init("controls of eight bits are dropped", "a\u{9B}b", Event.typed("a", "b")),
  ]

  static let alt: [DecoderCase] = [
    .init("Esc", "\u{1B}", Key(.escape)),
    .init("Esc twice", "\u{1B}\u{1B}", Key(.escape), Key(.escape)),
    .init("Esc before Alt-a", "\u{1B}\u{1B}a", Key(.escape), .character("a", .alt)),
    .init("Alt-letter", "\u{1B}s", .character("s", .alt)),
    .init("Alt-letter with Shift is the same", "\u{1B}S", .character("s", .alt)),
    .init(
      "Alt with a letter of several bytes", "\u{1B}ж\u{1B}Ж", .character("ж", .alt),
      .character("ж", .alt)),
    .init(
      "Alt-Enter and Alt-Backspace", "\u{1B}\r\u{1B}\u{7F}", Key(.enter, .alt),
      Key(.backspace, .alt)),
    .init("Alt-Ctrl-a", "\u{1B}\u{1}", .character("a", [.alt, .control])),
    .init("Alt-[ with nothing behind", "\u{1B}[", .character("[", .alt)),
    .init(
      "Alt-[ before a letter of several bytes", "\u{1B}[é", .character("[", .alt), .character("é")),
    .init("Alt-O, which is SS3 too", "\u{1B}O", .character("o", .alt)),
    .init("Alt-O before Enter", "\u{1B}O\r", .character("o", .alt), Key(.enter)),
    .init("Alt-], which is OSC too", "\u{1B}]", .character("]", .alt)),
    .init("Alt-P, which is DCS too", "\u{1B}P", .character("p", .alt)),
    .init("Esc Alt-[", "\u{1B}\u{1B}[", Key(.escape), .character("[", .alt)),
    .init("Alt-Up as rxvt sends it", "\u{1B}\u{1B}[A", Key(.up, .alt)),
    .init("Alt-F1 as rxvt sends it", "\u{1B}\u{1B}OP", Key(.function(1), .alt)),
    .init(
      "Esc before a click", "\u{1B}\u{1B}[<0;1;1M",
      [.key(Key(.escape)), .mouse(MouseEvent(.press, at: Point(row: 0, column: 0)))]),
    .init(
      "Esc before a paste", "\u{1B}\u{1B}[200~a\u{1B}[201~", [.key(Key(.escape)), .paste("a")]),
  ]

  static let special: [DecoderCase] = [
    .init(
      "arrows, CSI", "\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", Key(.up), Key(.down), Key(.right),
      Key(.left)),
    .init(
      "arrows, SS3", "\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD", Key(.up), Key(.down), Key(.right),
      Key(.left)),
    .init(
      "Home and End", "\u{1B}[H\u{1B}[F\u{1B}OH\u{1B}OF\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~",
      Key(.home), Key(.end), Key(.home), Key(.end), Key(.home), Key(.end), Key(.home), Key(.end)),
    .init(
      "the six keys", "\u{1B}[2~\u{1B}[3~\u{1B}[5~\u{1B}[6~", Key(.insert), Key(.delete),
      Key(.pageUp), Key(.pageDown)),
    .init("Ctrl-Right", "\u{1B}[1;5C", Key(.right, .control)),
    .init("Ctrl-Shift-Alt-End", "\u{1B}[1;8F", Key(.end, [.shift, .alt, .control])),
    .init("Shift-Delete", "\u{1B}[3;2~", Key(.delete, .shift)),
    .init("Shift-Tab", "\u{1B}[Z", Key(.tab, .shift)),
    .init("a modifier before SS3", "\u{1B}O5P", Key(.function(1), .control)),
    .init("a key with Super is not the key", "\u{1B}[1;9A", []),
    .init("Num Lock is no modifier", "\u{1B}[1;129A", Key(.up)),
    .init(
      "F1 to F4, SS3", "\u{1B}OP\u{1B}OQ\u{1B}OR\u{1B}OS", Key(.function(1)), Key(.function(2)),
      Key(.function(3)), Key(.function(4))),
    .init(
      "F1 to F5 of the console", "\u{1B}[[A\u{1B}[[B\u{1B}[[E", Key(.function(1)),
      Key(.function(2)), Key(.function(5))),
    .init(
      "F1 to F5, VT220", "\u{1B}[11~\u{1B}[12~\u{1B}[15~", Key(.function(1)), Key(.function(2)),
      Key(.function(5))),
    .init(
      "F6 to F12", "\u{1B}[17~\u{1B}[21~\u{1B}[23~\u{1B}[24~", Key(.function(6)),
      Key(.function(10)), Key(.function(11)), Key(.function(12))),
    .init("Shift-F2, xterm", "\u{1B}[1;2Q", Key(.function(2), .shift)),
    .init("Shift-F5, xterm", "\u{1B}[15;2~", Key(.function(5), .shift)),
    .init(
      "F13 to F20 are Shift-F1 to Shift-F8", "\u{1B}[25~\u{1B}[26~\u{1B}[28~\u{1B}[34~",
      Key(.function(1), .shift), Key(.function(2), .shift), Key(.function(3), .shift),
      Key(.function(8), .shift)),
    .init("keypad digits", "\u{1B}Op\u{1B}Oy", Event.typed("0", "9")),
    .init(
      "keypad signs", "\u{1B}Oj\u{1B}Ok\u{1B}Ol\u{1B}Om\u{1B}Oo\u{1B}OX",
      Event.typed("*", "+", ",", "-", "/", "=")),
    .init("keypad decimal and Enter", "\u{1B}On\u{1B}OM", Key(.keypadDecimal), Key(.enter)),
  ]

  static let numbered: [DecoderCase] = [
    .init("modifyOtherKeys: Ctrl-i is not Tab", "\u{1B}[27;5;105~", .character("i", .control)),
    .init("modifyOtherKeys: Shift-Enter", "\u{1B}[27;2;13~", Key(.enter, .shift)),
    .init("modifyOtherKeys: Ctrl-Shift-i", "\u{1B}[27;6;73~", .character("i", [.control, .shift])),
    .init("CSI u: Esc", "\u{1B}[27u", Key(.escape)),
    .init("CSI u: Alt-ж", "\u{1B}[1078;3u", .character("ж", .alt)),
    .init("CSI u: Shift alone is in the letter", "\u{1B}[97;2u", .character("A")),
    .init("CSI u: Shift as the layout has it", "\u{1B}[50:34;2u", .character("\"")),
    .init("CSI u: a release is no press", "\u{1B}[97;1:3u", []),
    .init("CSI u: Caps Lock is no modifier", "\u{1B}[97;65u", .character("a")),
    .init("CSI u: keypad decimal", "\u{1B}[57409u", Key(.keypadDecimal)),
    .init("CSI u: keypad digit and arrow", "\u{1B}[57404u\u{1B}[57419u", .character("5"), Key(.up)),
    .init("CSI u: a lone Shift", "\u{1B}[57441;2u", []),
    .init("CSI u: no control character", "\u{1B}[1u\u{1B}[155u\u{1B}[55296u\u{1B}[99999999u", []),
  ]
}
