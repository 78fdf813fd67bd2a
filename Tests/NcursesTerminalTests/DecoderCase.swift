import NcursesTerminal
import TerminalCells
import Testing

/// Bytes of a terminal, and the events that they mean once nothing more comes.
struct DecoderCase: Sendable, CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]
  let events: [Event]

  init(_ name: String, _ bytes: [UInt8], _ events: [Event]) {
    self.name = name
    self.bytes = bytes
    self.events = events
  }

  init(_ name: String, _ text: String, _ events: [Event]) {
    self.init(name, Array(text.utf8), events)
  }

  init(_ name: String, _ text: String, _ keys: Key...) {
    self.init(name, Array(text.utf8), keys.map(Event.key))
  }

  var testDescription: String { name }
}

extension Event {
  static func typed(_ characters: Character...) -> [Event] {
    characters.map { .key(Key(.character($0))) }
  }
}

extension Key {
  static func character(_ character: Character, _ modifiers: Modifiers = []) -> Key {
    Key(.character(character), modifiers)
  }
}
