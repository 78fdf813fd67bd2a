package import TerminalCells

/// How a terminal that reorders right-to-left text by itself is kept from it, so that cells in
/// visual order stay where they are.
package enum OrderGuard: Hashable, Sendable {
  /// The terminal does not reorder, or is left to.
  case none
  /// Mode 8 (BDSM, ECMA-48 7.2.3) is reset to explicit order: VTE.
  case explicitOrder
  /// mlterm's "complex text layout" is switched off.
  case plainLayout
  /// A left-to-right mark in each right-to-left cell breaks the runs, and joiners keep the shapes:
  /// Konsole.
  case marks
  /// Every second right-to-left cell is italic: kitty reverses what it draws in one font. Few
  /// italic fonts have such letters, so that the same upright ones are mostly drawn.
  case fonts
  /// The terminal reorders, and nothing that it is sent keeps it from that: PuTTY.
  case impossible

  /// The guard that the environment names; nil where only the terminal's answers can tell.
  package static func suggested(by environment: [String: String]) -> OrderGuard? {
    if environment["KONSOLE_VERSION"] != nil { return .marks }
    // mlterm calls itself xterm in TERM, unless it is told otherwise.
    if environment["MLTERM"] != nil || environment["TERM"]?.hasPrefix("mlterm") == true {
      return .plainLayout
    }
    if environment["KITTY_WINDOW_ID"] != nil || environment["TERM"] == "xterm-kitty" {
      return .fonts
    }
    if environment["TERM"]?.hasPrefix("putty") == true { return .impossible }
    return environment["VTE_VERSION"] == nil ? nil : .explicitOrder
  }

  /// The guard for the terminal that answered so; nil where the answer says nothing of it.
  ///
  /// The terminal knows better than the environment, which one terminal inherits from another.
  package static func suggested(by reply: TerminalReply) -> OrderGuard? {
    switch reply {
    // Set by default: only a terminal that reorders answers so.
    case .standardMode(8, setting: 1): .explicitOrder
    case .version(let name) where name.hasPrefix("Konsole"): .marks
    case .version(let name) where name.hasPrefix("kitty"): .fonts
    case .version(let name) where name.hasPrefix("XTerm") || name.hasPrefix("foot"): OrderGuard.none
    // PuTTY has always called itself an xterm of that version; xterm itself was it in 2000.
    case .secondaryAttributes([0, 136, 0]): .impossible
    default: nil
    }
  }

  /// What the terminal is told, and what takes it back; nil where the cells themselves keep the
  /// order.
  var mode: (set: [UInt8], undo: [UInt8])? {
    switch self {
    case .explicitOrder: TerminalModes.explicitOrder
    case .plainLayout: TerminalModes.plainLayout
    case .none, .marks, .fonts, .impossible: nil
    }
  }
}
