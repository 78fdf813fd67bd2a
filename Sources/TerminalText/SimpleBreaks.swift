/// Line breaks of texts of letters, digits, spaces and commas, for which UAX #14 comes down to one
/// rule: a line may begin with what stands behind a space.
///
/// Most labels are such texts, and opening ICU's iterator takes longer than all else for them.
enum SimpleBreaks {
  /// For each unit whether a line may begin with it; nil if the text needs all of the rules.
  static func resolve(_ units: [UInt16]) -> [Bool]? {
    var breaks = Array(repeating: false, count: units.count + 1)
    var isAfterSpace = false
    for (index, unit) in units.enumerated() {
      guard unit != 0x20 else {
        isAfterSpace = true
        continue
      }
      guard isLetter(unit) || (isComma(unit) && !isAfterSpace) else { return nil }
      breaks[index] = isAfterSpace && index > 0
      isAfterSpace = false
    }
    return breaks
  }

  /// Classes AL, HL and NU, as far as they are letters and digits of everyday scripts.
  private static func isLetter(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF: true  // Latin
    case 0x388...0x38A, 0x38E...0x3A1, 0x3A3...0x3CF, 0x400...0x481: true  // Greek, Cyrillic
    case 0x5D0...0x5EA, 0x620...0x64A: true  // Hebrew, Arabic
    default: false
    }
  }

  /// Class IS, as far as it is ASCII: comma, full stop, colon, semicolon.
  private static func isComma(_ unit: UInt16) -> Bool {
    unit == 0x2C || unit == 0x2E || unit == 0x3A || unit == 0x3B
  }
}
