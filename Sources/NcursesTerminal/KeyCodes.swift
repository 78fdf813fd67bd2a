import TerminalCells

/// Keys that come as the number of a scalar: `CSI 27 ; modifiers ; code ~` (xterm's
/// modifyOtherKeys) and `CSI code ; modifiers u` (fixterms, kitty).
enum KeyCodes {
  /// The key of a number; nil for keys of no interest.
  ///
  /// The code is the scalar of the key without Shift, or one of kitty's private-use numbers;
  /// `shifted` is the scalar with Shift, where the terminal says it.
  static func key(_ code: Int, shifted: Int? = nil, _ modifiers: Key.Modifiers) -> Key? {
    switch code {
    case 9: return Key(.tab, modifiers)
    case 13: return Key(.enter, modifiers)
    case 27: return Key(.escape, modifiers)
    case 8, 127: return Key(.backspace, modifiers)
    case 57344...63743: return privateUse(code, modifiers)
    default: break
    }
    guard let scalar = scalar(code) else { return nil }
    guard modifiers.isDisjoint(with: [.alt, .control]) else {
      return Key(.character(Character(scalar).lowercasedKey), modifiers)
    }
    if modifiers.contains(.shift) {
      let text = shifted.flatMap { self.scalar($0) }.map(Character.init)
      return Key(.character(text ?? Character(scalar).uppercasedKey))
    }
    return Key(.character(Character(scalar)))
  }

  /// kitty's numbers for keys without a character ("Functional key definitions").
  private static func privateUse(_ code: Int, _ modifiers: Key.Modifiers) -> Key? {
    let keypad: [Character] = Array("0123456789")
    switch code {
    case 57376...57387: return KeySequences.function(code - 57376 + 13, modifiers)
    case 57399...57408: return Key(.character(keypad[code - 57399]), modifiers)
    case 57409: return Key(.keypadDecimal, modifiers)
    case 57410: return Key(.character("/"), modifiers)
    case 57411: return Key(.character("*"), modifiers)
    case 57412: return Key(.character("-"), modifiers)
    case 57413: return Key(.character("+"), modifiers)
    case 57414: return Key(.enter, modifiers)
    case 57415: return Key(.character("="), modifiers)
    case 57416: return Key(.character(","), modifiers)
    case 57417...57426:
      let codes: [Key.Code] = [
        .left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete,
      ]
      return Key(codes[code - 57417], modifiers)
    default: return nil
    }
  }

  /// A scalar that can be typed: no control character.
  private static func scalar(_ code: Int) -> Unicode.Scalar? {
    guard code >= 0x20, !(0x7F...0x9F).contains(code) else { return nil }
    return UInt32(exactly: code).flatMap(Unicode.Scalar.init)
  }
}

extension Character {
  /// The lower-case letter, where that is one character.
  var lowercasedKey: Character {
    let text = lowercased()
    return text.count == 1 ? text.first ?? self : self
  }

  /// The upper-case letter, where that is one character.
  var uppercasedKey: Character {
    let text = uppercased()
    return text.count == 1 ? text.first ?? self : self
  }
}
