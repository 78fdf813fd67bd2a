import TerminalCells

/// xterm's fixed forms of the special keys (ctlseqs, "PC-Style Function Keys"), which nearly every
/// terminal sends whatever its terminfo entry says.
enum KeySequences {
  /// The modifiers of a parameter: 1 plus bits; nil with Super, Hyper or Meta, which no binding
  /// has and which must not act as if they were absent.
  static func modifiers(_ parameter: Int) -> Key.Modifiers? {
    let bits = max(parameter, 1) - 1
    guard bits & 0b0011_1000 == 0 else { return nil }
    return Key.Modifiers(rawValue: UInt8(bits & 0b111))
  }

  /// A function key; F13 to F24 are Shift-F1 to Shift-F12, as the keyboards send them that have
  /// twelve.
  static func function(_ number: Int, _ modifiers: Key.Modifiers) -> Key {
    (13...24).contains(number)
      ? Key(.function(number - 12), modifiers.union(.shift))
      : Key(.function(number), modifiers)
  }

  /// The key of a final byte after CSI or SS3.
  static func letter(_ byte: UInt8, _ modifiers: Key.Modifiers) -> Key? {
    switch byte {
    case UInt8(ascii: "A"): Key(.up, modifiers)
    case UInt8(ascii: "B"): Key(.down, modifiers)
    case UInt8(ascii: "C"): Key(.right, modifiers)
    case UInt8(ascii: "D"): Key(.left, modifiers)
    case UInt8(ascii: "F"): Key(.end, modifiers)
    case UInt8(ascii: "H"): Key(.home, modifiers)
    case UInt8(ascii: "P")...UInt8(ascii: "S"):
      Key(.function(Int(byte - UInt8(ascii: "P")) + 1), modifiers)
    default: nil
    }
  }

  /// The key of `CSI number ~`.
  static func number(_ number: Int, _ modifiers: Key.Modifiers) -> Key? {
    switch number {
    case 1, 7: Key(.home, modifiers)
    case 2: Key(.insert, modifiers)
    case 3: Key(.delete, modifiers)
    case 4, 8: Key(.end, modifiers)
    case 5: Key(.pageUp, modifiers)
    case 6: Key(.pageDown, modifiers)
    case 11...15: function(number - 10, modifiers)
    case 17...21: function(number - 11, modifiers)
    case 23...26: function(number - 12, modifiers)
    case 28, 29: function(number - 13, modifiers)
    case 31...34: function(number - 14, modifiers)
    default: nil
    }
  }

  /// The key of a final byte after SS3 that CSI does not have: the numeric keypad in application
  /// mode (ctlseqs, "VT220-Style Function Keys").
  static func keypad(_ byte: UInt8, _ modifiers: Key.Modifiers) -> Key? {
    switch byte {
    case UInt8(ascii: "M"): Key(.enter, modifiers)
    case UInt8(ascii: "I"): Key(.tab, modifiers)
    case UInt8(ascii: " "): Key(.character(" "), modifiers)
    case UInt8(ascii: "X"): Key(.character("="), modifiers)
    case UInt8(ascii: "n"): Key(.keypadDecimal, modifiers)
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      // The keypad sends its characters moved up by 64.
      Key(.character(Character(Unicode.Scalar(byte - 0x40))), modifiers)
    default: nil
    }
  }

  /// The key of a byte below 0x20 and of DEL; ESC is not among them.
  static func control(_ byte: UInt8) -> Key {
    switch byte {
    case 0x00: Key(.character(" "), .control)
    case 0x08, 0x7F: Key(.backspace)
    case 0x09: Key(.tab)
    case 0x0A, 0x0D: Key(.enter)
    case 0x01...0x1A: Key(.character(Character(Unicode.Scalar(byte + 0x60))), .control)
    default: Key(.character(Character(Unicode.Scalar(byte + 0x40))), .control)
    }
  }
}
