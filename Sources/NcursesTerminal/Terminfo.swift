import CNcurses
import TerminalCells

/// The capabilities of the terminal that `setupterm` or `newterm` opened last.
enum Terminfo {
  /// Reads what is needed before ncurses starts, from the entry of a terminal type.
  static func read<Value>(
    _ type: String, output: Int32, _ body: () -> Value
  ) throws(TerminalError) -> Value {
    guard !type.isEmpty else { throw .noTerminalType }
    var result: Int32 = 0
    guard setupterm(type, output, &result) == OK else { throw .unknownTerminalType(type) }
    defer { close_terminfo() }
    guard !bytes("cup").isEmpty else { throw .noCursorAddressing(type) }
    return body()
  }

  /// The bytes of a capability that takes no parameters; empty where the terminal lacks it.
  ///
  /// Padding (`$<5>`, terminfo(5) "Delays and Padding") is left out: pseudo-terminals need none.
  static func bytes(_ capability: String) -> [UInt8] {
    guard let value = terminfo_string(capability) else { return [] }
    var bytes: [UInt8] = []
    var rest = String(cString: value).utf8[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "$"), rest.first == UInt8(ascii: "<"),
        let end = rest.firstIndex(of: UInt8(ascii: ">"))
      {
        rest = rest[rest.index(after: end)...]
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }

  /// How many colours the terminal has; `NO_COLOR` is for the caller to obey.
  static var colors: ColorSupport {
    switch tigetnum("colors") {
    case 256...: .palette256
    case 8...: .eight
    default: .none
    }
  }
}
