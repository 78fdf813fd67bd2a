import CICU

// What is drawn in place of what terminals draw differently, or must not be sent. Only cells are
// reduced, never the text itself.
//
//   source                                   drawn
//   C0 controls, DEL                         their control pictures: U+001B is ␛, U+007F is ␡
//   C1 controls, noncharacters, unassigned   � U+FFFD
//   tab                                      a space
//   a line break inside a single line        ␊ for LF, ␍ for CR, ␤ for CR LF, NEL, U+2028, U+2029
//   newer than libc's Unicode                � one column, 〓 U+3013 two columns; marks go
//   variation selectors, keycap U+20E3       nothing: ❤️ is ❤, 1️⃣ is 1
//   skin tone behind a pictograph            nothing: 👍🏽 is 👍
//   ZWJ sequence                             its first pictograph: 👩‍👩‍👧 is 👩
//   flag                                     its two letters: 🇷🇸 is RS; the tags of 🏴 go
//   bidi controls, soft hyphen, joiners      nothing, but they steer order, breaks and shapes
//   a mark without a base                    ◌ U+25CC carries it
//   marks beyond the fourth of a cell        nothing: ncurses holds four

extension Unicode.Scalar {
  /// The newest version of Unicode that glibc 2.36 knows: Emoji 15 has no width there.
  private static let newestVersion: UInt8 = 14

  /// What is drawn for this scalar; nil if nothing is.
  var reduced: Unicode.Scalar? {
    switch value {
    case 0x09: return " "
    case 0x00...0x1F: return Unicode.Scalar(0x2400 + value)
    case 0x7F: return "\u{2421}"
    case 0x85, 0x2028, 0x2029: return "\u{2424}"
    case 0x80...0x9F: return "\u{FFFD}"
    case 0x1F1E6...0x1F1FF: return Unicode.Scalar(value - 0x1F1E6 + 0x41)
    case 0x20E3: return nil
    case 0x00...0x2FF: return self
    default: break
    }
    if u_hasBinaryProperty(codePoint, UCHAR_VARIATION_SELECTOR) != 0 { return nil }
    guard let columns else { return "\u{FFFD}" }
    guard isKnown else { return columns == 0 ? nil : columns == 1 ? "\u{FFFD}" : "\u{3013}" }
    return self
  }

  /// Whether libc's Unicode has the scalar.
  private var isKnown: Bool {
    var version: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
    return withUnsafeMutableBytes(of: &version) { bytes in
      u_charAge(codePoint, bytes.assumingMemoryBound(to: UInt8.self).baseAddress)
      return bytes[0] <= Self.newestVersion
    }
  }

  /// Whether the scalar is consumed where cells are made: it only steers.
  var isFormat: Bool {
    guard value >= 0xAD else { return false }
    guard self != "\u{AD}" else { return true }
    return value >= 0x600 && u_charType(codePoint) == U_FORMAT_CHAR.rawValue && columns == 0
  }

  /// Whether emoji sequences begin with the scalar.
  var isPictograph: Bool {
    value >= 0xA9 && u_hasBinaryProperty(codePoint, UCHAR_EXTENDED_PICTOGRAPHIC) != 0
  }

  /// Whether the scalar changes the skin of the pictograph before it.
  var isSkinTone: Bool { (0x1F3FB...0x1F3FF).contains(value) }
}

extension Character {
  /// The scalars that are drawn for this cluster, in NFC; joiners and controls of order stay in.
  var drawnScalars: [Unicode.Scalar] {
    guard self != "\r\n" else { return ["\u{2424}"] }
    var drawn: [Unicode.Scalar] = []
    var joiner: Unicode.Scalar?
    var marks = 0
    var isEmoji = false
    for scalar in unicodeScalars {
      if isEmoji {
        if scalar == "\u{200D}" { break }
        if scalar.isSkinTone || scalar.isFormat { continue }
      }
      if scalar == "\u{200C}" || scalar == "\u{200D}" {
        joiner = scalar
        continue
      }
      guard let reduced = scalar.reduced else { continue }
      if drawn.isEmpty { isEmoji = scalar.isPictograph }
      if reduced.columns == 0 {
        // Past the Stream-Safe Text Format's bound (UAX #15, section 13) a run of marks would make
        // normalization quadratic.
        marks += 1
        guard marks <= 30 else { continue }
      } else {
        marks = 0
        joiner = nil
      }
      drawn.append(reduced)
    }
    if !Normalization.isComposed(drawn) { drawn = Normalization.composed(drawn) }
    // A joiner shapes the letters at the cluster's end only; inside it would keep marks apart.
    if let joiner { drawn.append(joiner) }
    return drawn
  }
}
