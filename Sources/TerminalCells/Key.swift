/// One key press.
package struct Key: Hashable, Sendable {
  package let code: Code
  package let modifiers: Modifiers

  package init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }

  /// What was pressed, without modifiers.
  package enum Code: Hashable, Sendable {
    /// A character that was typed; with Ctrl or Alt the lower-case letter of the key.
    case character(Character)
    /// A function key, from 1.
    case function(Int)
    /// The arrow keys as engraved: a key has no reading direction.
    case up, down, left, right
    case home, end, pageUp, pageDown
    case insert, delete, backspace, tab, enter, escape
    /// The decimal key of the numeric keypad, whatever it is engraved with.
    case keypadDecimal
  }

  /// The modifier keys that terminals report.
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    package static let shift = Modifiers(rawValue: 1)
    package static let alt = Modifiers(rawValue: 2)
    package static let control = Modifiers(rawValue: 4)
  }
}
