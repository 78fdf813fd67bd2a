/// The modes that Parlance sets beyond those of ncurses, and the bytes that undo them all.
struct TerminalModes {
  /// Opens the alternate screen.
  ///
  /// ncurses sends it first; a second one would overwrite the cursor that the terminal has saved.
  let alternateScreen: [UInt8]
  /// Sets the other modes.
  private(set) var set: [UInt8]
  /// Gives the terminal back: the modes in reverse, plain colours, the cursor, the main screen.
  private(set) var undo: [UInt8]
  /// Asks the terminal for what it is; DA1, which every terminal answers, comes last.
  let queries: [UInt8]

  /// The modes for the open terminfo entry.
  init(mouse: Bool) {
    alternateScreen = Terminfo.bytes("smcup")
    var modes: [(set: [UInt8], undo: [UInt8])] = [
      ([], Terminfo.bytes("rmcup")),
      // The keypad's decimal key can be told from a full stop in this mode only.
      (Terminfo.bytes("smkx"), Terminfo.bytes("rmkx")),
      ([], Terminfo.bytes("cnorm")),
      ([], Terminfo.bytes("op")),
      ([], Terminfo.bytes("sgr0")),
      Self.privateMode(2004),
    ]
    if mouse { modes += [1000, 1002, 1006].map(Self.privateMode) }
    set = modes.flatMap(\.set)
    undo = modes.reversed().flatMap(\.undo)
    // A terminal without an alternate screen is a console, which may print a query instead.
    queries =
      alternateScreen.isEmpty
      ? [] : Array("\u{1B}]11;?\u{1B}\\\u{1B}[>0q\u{1B}[?2026$p\u{1B}[8$p\u{1B}[>c\u{1B}[c".utf8)
  }

  /// Marks of synchronized output (mode 2026), around a frame.
  static let synchronized = privateMode(2026)

  /// Explicit order: mode 8 of ECMA-48 reset, which is set in terminals that reorder.
  static let explicitOrder: (set: [UInt8], undo: [UInt8]) = (
    Array("\u{1B}[8l".utf8), Array("\u{1B}[8h".utf8)
  )

  /// mlterm neither reorders nor shapes, which it does by default.
  static let plainLayout: (set: [UInt8], undo: [UInt8]) = (
    Array("\u{1B}]5379;use_ctl=false\u{07}".utf8), Array("\u{1B}]5379;use_ctl=true\u{07}".utf8)
  )

  /// Adds a mode; its undo comes before all others.
  mutating func add(_ mode: (set: [UInt8], undo: [UInt8])) {
    set += mode.set
    undo = mode.undo + undo
  }

  private static func privateMode(_ number: Int) -> (set: [UInt8], undo: [UInt8]) {
    (Array("\u{1B}[?\(number)h".utf8), Array("\u{1B}[?\(number)l".utf8))
  }
}
