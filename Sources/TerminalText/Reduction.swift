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
//   variation selectors, keycap U+20E3       nothing: ❤ U+FE0F is ❤, 1 U+20E3 is 1
//   skin tone behind a pictograph            nothing: 👍 🏽 is 👍
//   ZWJ sequence                             its first pictograph: 👩 ZWJ 👧 is 👩
//   flag                                     its two letters, RS for Serbia's; the tags of 🏴 go
//   bidi controls, soft hyphen, joiners      nothing, but they steer order, breaks and shapes
//   a mark without a base                    ◌ U+25CC carries it
//   marks beyond the fourth of a cell        nothing: ncurses holds four

/// What a scalar becomes in the cells.
enum Drawing {
  case nothing
  /// Nothing, but the scalar steers the order, the breaks or the shapes of others.
  case format
  /// A mark on what is before it.
  case mark(Unicode.Scalar)
  /// What advances the cursor.
  case spacing(Unicode.Scalar, columns: Int)
}

extension Unicode.Scalar {
  /// What is drawn for this scalar wherever it stands.
  var drawing: Drawing {
    switch value {
    case 0x09: return .spacing(" ", columns: 1)
    case 0x20...0x7E, 0xA0...0xAC, 0xAE...0x2FF: return .spacing(self, columns: 1)
    case 0x00...0x1F: return .spacing(Unicode.Scalar(0x2400 + value) ?? " ", columns: 1)
    case 0x7F: return .spacing("\u{2421}", columns: 1)
    case 0x85, 0x2028, 0x2029: return .spacing(.newline, columns: 1)
    case 0xAD: return .format
    case 0x20E3: return .nothing
    case 0x1F1E6...0x1F1FF:  // the regional indicators A to Z
      return .spacing(Unicode.Scalar(value - 0x1F1E6 + 0x41) ?? self, columns: 1)
    default: break
    }
    switch columns {
    case 0 where u_charType(codePoint) == U_FORMAT_CHAR.rawValue: return .format
    case 0:
      let isVariation = u_hasBinaryProperty(codePoint, UCHAR_VARIATION_SELECTOR) != 0
      return isVariation || !isKnown ? .nothing : .mark(self)
    case 2: return .spacing(isKnown ? self : "\u{3013}", columns: 2)
    case 1 where isKnown: return .spacing(self, columns: 1)
    default: return .spacing("\u{FFFD}", columns: 1)
    }
  }

  /// ␤, for line breaks that are no C0 control.
  static let newline: Unicode.Scalar = "\u{2424}"

  /// Whether the Unicode of glibc 2.36, version 14, has the scalar; others have no width there.
  var isKnown: Bool {
    guard value >= 0x870 else { return true }
    var version: (UInt8, UInt8, UInt8, UInt8) = (0, 0, 0, 0)
    return withUnsafeMutableBytes(of: &version) { bytes in
      u_charAge(codePoint, bytes.assumingMemoryBound(to: UInt8.self).baseAddress)
      return bytes[0] <= 14
    }
  }

  /// Whether emoji sequences begin with the scalar.
  fileprivate var isPictograph: Bool {
    value >= 0xA9 && u_hasBinaryProperty(codePoint, UCHAR_EXTENDED_PICTOGRAPHIC) != 0
  }

  /// Whether the scalar changes the skin of the pictograph before it.
  fileprivate var isSkinTone: Bool { (0x1F3FB...0x1F3FF).contains(value) }

  /// Whether the scalar is ZWNJ or ZWJ, which keep Arabic letters apart or join them.
  var isJoiner: Bool { self == "\u{200C}" || self == "\u{200D}" }
}

extension Character {
  /// The scalars of a cluster of several that are drawn, in NFC, and a joiner that it ends with.
  var drawnScalars: [Unicode.Scalar] {
    if unicodeScalars.first == "\r" { return [.newline] }  // CR LF
    var drawn: [Unicode.Scalar] = []
    var joiner: Unicode.Scalar?
    var marks = 0
    var isEmoji = false
    for scalar in unicodeScalars {
      if isEmoji, scalar == "\u{200D}" { break }
      if isEmoji, scalar.isSkinTone { continue }
      if scalar.isJoiner { joiner = scalar }
      switch scalar.drawing {
      case .nothing, .format:
        // Left where they are, tags and joiners would keep marks from composing with their base.
        continue
      case .mark(let mark):
        // Past the Stream-Safe Text Format's bound (UAX #15, section 13) a run of marks would make
        // normalization quadratic.
        marks += 1
        if marks <= 30 { drawn.append(mark) }
      case .spacing(let base, columns: _):
        if drawn.isEmpty { isEmoji = scalar.isPictograph }
        drawn.append(base)
        marks = 0
        joiner = nil
      }
    }
    if !Normalization.isComposed(drawn) { drawn = Normalization.composed(drawn) }
    // A joiner shapes the letter that ends the cluster.
    if let joiner { drawn.append(joiner) }
    return drawn
  }
}
