import NcursesTerminal
import TerminalCells

extension FuzzTarget {
  /// The parts in which bytes are read do not matter.
  static let decoder = FuzzTarget(name: "decoder") { bytes in
    for keys in [KeyTable(), consoleKeys] {
      let whole = events([bytes[...]], keys)
      check(events(bytes.map { [$0] }, keys) == whole, "other events byte by byte")
      for length in [2, 3, 5, 7] {
        let parts = stride(from: 0, to: bytes.count, by: length).map {
          bytes[$0..<min($0 + length, bytes.count)]
        }
        check(events(parts, keys) == whole, "other events in parts of \(length)")
      }
      for case .key(let key) in whole {
        guard case .character(let character) = key.code else { continue }
        check(
          character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control },
          "a control character as a letter")
      }
    }
  }

  private static func events(_ parts: [ArraySlice<UInt8>], _ keys: KeyTable) -> [Event] {
    var decoder = InputDecoder(keys: keys)
    let events = parts.flatMap { decoder.feed($0) } + decoder.flush()
    check(!decoder.isPending, "undecided after the end")
    return events
  }

  /// Strings that are longer or shorter than what the grammar would make of them.
  private static let consoleKeys: KeyTable = {
    var table = KeyTable()
    table.insert(Array("\u{1B}[7$".utf8), Key(.home, .shift))
    table.insert(Array("\u{1B}[[A".utf8), Key(.function(1)))
    table.insert(Array("\u{1B}[M".utf8), Key(.function(1), .control))
    table.insert(Array("\u{1B}[MM".utf8), Key(.function(2), .control))
    table.insert(Array("\u{1B}OA".utf8), Key(.up))
    return table
  }()
}
