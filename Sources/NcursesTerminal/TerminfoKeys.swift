import CNcurses
import TerminalCells

extension KeyTable {
  /// The key strings of the open terminfo entry, ncurses' extended names (`kUP5`) among them.
  static func terminfo() -> KeyTable {
    var table = KeyTable()
    for (capability, key) in named + modified + functions {
      table.insert(Terminfo.bytes(capability), key)
    }
    return table
  }

  private static let named: [(String, Key)] = [
    ("kcuu1", Key(.up)), ("kcud1", Key(.down)), ("kcub1", Key(.left)), ("kcuf1", Key(.right)),
    ("khome", Key(.home)), ("kend", Key(.end)), ("kpp", Key(.pageUp)), ("knp", Key(.pageDown)),
    ("kich1", Key(.insert)), ("kdch1", Key(.delete)), ("kbs", Key(.backspace)),
    ("kent", Key(.enter)), ("kcbt", Key(.tab, .shift)), ("kri", Key(.up, .shift)),
    ("kind", Key(.down, .shift)),
  ]

  /// `kUP` is Shift; the digits 3 to 8 behind a name are xterm's modifier parameters.
  private static var modified: [(String, Key)] {
    let keys: [(String, Key.Code)] = [
      ("kUP", .up), ("kDN", .down), ("kLFT", .left), ("kRIT", .right), ("kHOM", .home),
      ("kEND", .end), ("kPRV", .pageUp), ("kNXT", .pageDown), ("kIC", .insert), ("kDC", .delete),
    ]
    return keys.flatMap { name, code in
      [(name, Key(code, .shift))]
        + (3...8).compactMap { parameter in
          KeySequences.modifiers(parameter).map { ("\(name)\(parameter)", Key(code, $0)) }
        }
    }
  }

  /// Most entries number on from 13 with Shift, 25 Ctrl, 37 Ctrl-Shift, 49 Alt, 61 Alt-Shift, as
  /// xterm does.
  private static var functions: [(String, Key)] {
    let groups: [Key.Modifiers] = [
      [], .shift, .control, [.control, .shift], .alt, [.alt, .shift],
    ]
    return (1...63).map { number in
      ("kf\(number)", Key(.function((number - 1) % 12 + 1), groups[(number - 1) / 12]))
    }
  }
}
