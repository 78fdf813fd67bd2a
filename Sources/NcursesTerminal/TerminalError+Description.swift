import Glibc

extension TerminalError: CustomStringConvertible {
  /// One English sentence: what was found, and what was expected.
  package var description: String {
    switch self {
    case .notATerminal(.standardInput):
      "Standard input is not a terminal; start the program in one, without redirecting its input."
    case .notATerminal(.standardOutput):
      "Standard output is not a terminal; start the program in one, without redirecting its output."
    case .noTerminalType:
      "TERM is not set; it must name the terminal, such as TERM=xterm-256color."
    case .unknownTerminalType(let name):
      "The terminal type “\(Self.printable(name))” of TERM is unknown here; install its terminfo "
        + "entry, or try TERM=xterm-256color."
    case .noCursorAddressing(let name):
      "The terminal type “\(Self.printable(name))” of TERM cannot place a cursor; a full-screen "
        + "program needs one that can, such as TERM=xterm-256color."
    case .inUse:
      "The terminal is in use by this process already."
    case .systemCall(let call, let errno):
      "The terminal could not be set up: \(call): \(String(cString: strerror(errno)))."
    case .hungUp:
      "The terminal hung up."
    }
  }

  /// The name without what a terminal might obey: it comes from the environment.
  private static func printable(_ name: String) -> String {
    String(
      name.map {
        $0.unicodeScalars.contains { $0.properties.generalCategory == .control } ? "?" : $0
      })
  }
}
