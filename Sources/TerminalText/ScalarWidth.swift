import CICU

extension Unicode.Scalar {
  /// Columns that a terminal advances: 0, 1 or 2; nil for what it must not be sent.
  ///
  /// Nil are control characters, line and paragraph separators, surrogates and what Unicode has
  /// not assigned. Whatever the process's locale is, the rest equals `wcwidth` of glibc 2.36, by
  /// which ncurses and nearly every terminal count.
  var columns: Int? {
    guard value >= 0x7F else { return value >= 0x20 ? 1 : nil }
    if let exception = widthException { return exception }
    switch UInt32(bitPattern: Int32(u_charType(codePoint))) {
    case U_CONTROL_CHAR.rawValue, U_SURROGATE.rawValue, U_UNASSIGNED.rawValue,
      U_LINE_SEPARATOR.rawValue, U_PARAGRAPH_SEPARATOR.rawValue:
      return nil
    case U_FORMAT_CHAR.rawValue:
      return drawsAsFormat ? 1 : 0
    case U_NON_SPACING_MARK.rawValue, U_ENCLOSING_MARK.rawValue:
      return 0
    default:
      return isJamoWithoutWidth ? 0 : isWide ? 2 : 1
    }
  }

  /// Whether a format character is visible: the soft hyphen, and signs like U+0600 that are drawn
  /// before a number.
  private var drawsAsFormat: Bool {
    self == "\u{AD}" || u_hasBinaryProperty(codePoint, UCHAR_PREPENDED_CONCATENATION_MARK) != 0
  }

  /// Vowels and finals of a decomposed syllable advance nothing: their initial is the wide one.
  private var isJamoWithoutWidth: Bool {
    guard (0x1100...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) else {
      return false
    }
    let type = property(UCHAR_HANGUL_SYLLABLE_TYPE)
    return type == U_HST_VOWEL_JAMO.rawValue || type == U_HST_TRAILING_JAMO.rawValue
  }

  private var isWide: Bool {
    guard value >= 0x1100 else { return false }  // the first wide scalar
    let width = property(UCHAR_EAST_ASIAN_WIDTH)
    return width == U_EA_WIDE.rawValue || width == U_EA_FULLWIDTH.rawValue
  }

  /// The scalar as ICU's functions take it.
  var codePoint: UChar32 { UChar32(bitPattern: value) }

  /// An enumerated property's value.
  func property(_ property: UProperty) -> UInt32 {
    UInt32(bitPattern: u_getIntPropertyValue(codePoint, property))
  }
}
