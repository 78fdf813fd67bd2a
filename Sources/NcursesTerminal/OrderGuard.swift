package import TerminalCells

/// How a terminal that reorders right-to-left text by itself is kept from it, so that cells in
/// visual order stay where they are.
package enum OrderGuard: Hashable, Sendable {
  /// The terminal does not reorder, or is left to.
  case none
  /// Mode 8 (BDSM, ECMA-48 7.2.3) is reset to explicit order: VTE.
  case explicitOrder
  /// A left-to-right mark in each right-to-left cell breaks the runs: Konsole, mlterm.
  case marks

  /// The guard that the environment names; nil where only the terminal's answers can tell.
  package static func suggested(by environment: [String: String]) -> OrderGuard? {
    if environment["KONSOLE_VERSION"] != nil { return .marks }
    if environment["TERM"]?.hasPrefix("mlterm") == true { return .marks }
    return environment["VTE_VERSION"] == nil ? nil : .explicitOrder
  }

  /// The guard for the terminal that answered so; nil where the answer says nothing of it.
  package static func suggested(by reply: TerminalReply) -> OrderGuard? {
    switch reply {
    // Set by default: only a terminal that reorders answers so.
    case .standardMode(8, setting: 1): .explicitOrder
    case .version(let name) where name.hasPrefix("Konsole"): .marks
    default: nil
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar stands in a block of a right-to-left script.
  var isInRightToLeftBlock: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
