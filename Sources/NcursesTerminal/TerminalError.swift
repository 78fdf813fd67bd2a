/// Why there is no terminal to draw on, or no longer.
package enum TerminalError: Error, Hashable, Sendable {
  /// A stream that must be a terminal is a file, a pipe or closed.
  case notATerminal(Stream)
  /// `TERM` is unset or empty.
  case noTerminalType
  /// terminfo does not know this `TERM`.
  case unknownTerminalType(String)
  /// This `TERM` describes a terminal that cannot place its cursor.
  case noCursorAddressing(String)
  /// Another owner in this process has the terminal: ncurses has one current screen.
  case inUse
  /// A system call failed while the terminal was set up.
  case systemCall(String, errno: Int32)
  /// The terminal hung up or its input ended.
  case hungUp

  /// The stream that an error is about.
  package enum Stream: Hashable, Sendable {
    case standardInput
    case standardOutput
  }
}
