/// What a terminal reports.
package enum Event: Hashable, Sendable {
  case key(Key)
  /// A bracketed paste, whole, as it came: untrusted text.
  case paste(String)
  case mouse(MouseEvent)
  /// The terminal has another size now.
  case resize(Size)
  /// The program was stopped and continues: everything must be drawn again.
  case resumed
  /// The terminal's answer to a query.
  case reply(TerminalReply)
}

/// A press, a release or a turn of the wheel at a cell.
package struct MouseEvent: Hashable, Sendable {
  package let action: Action
  package let point: Point
  package let modifiers: Key.Modifiers

  package init(_ action: Action, at point: Point, modifiers: Key.Modifiers = []) {
    self.action = action
    self.point = point
    self.modifiers = modifiers
  }

  package enum Action: Hashable, Sendable {
    /// The main button.
    case press, release
    case drag
    case wheelUp, wheelDown
  }
}

/// The answers to queries that Parlance sends.
package enum TerminalReply: Hashable, Sendable {
  /// XTVERSION: the terminal's name and version, as it writes them.
  case version(String)
  /// DECRQM: a private mode, and its setting (1 set, 2 reset, 0 not known).
  case mode(Int, setting: Int)
  /// DECRQM: a mode of ECMA-48, and its setting as above.
  case standardMode(Int, setting: Int)
  /// OSC 11: the background colour, each part from 0 to 65535.
  case background(red: Int, green: Int, blue: Int)
  /// DA1: the last answer that every terminal gives.
  case deviceAttributes([Int])
  /// DA2: the kind of the terminal, its version, and a third number, as it counts them.
  case secondaryAttributes([Int])
}
