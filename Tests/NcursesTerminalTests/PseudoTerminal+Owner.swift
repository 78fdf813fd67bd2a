import Foundation
import NcursesTerminal

extension PseudoTerminal {
  /// The owner of this terminal, once no other test of the process has one.
  func owner(
    _ environment: [String: String] = ["TERM": "xterm-256color"], keepsOrder: Bool = true
  ) throws(TerminalError) -> CursesTerminal {
    let end = ContinuousClock.now + .seconds(60)
    while true {
      do {
        return try CursesTerminal(
          environment: environment, input: terminal, output: terminal, keepsOrder: keepsOrder)
      } catch .inUse where ContinuousClock.now < end {
        poll(nil, 0, 5)
      }
    }
  }
}
