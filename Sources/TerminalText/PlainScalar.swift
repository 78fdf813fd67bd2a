extension Unicode.Scalar {
  /// Columns of a scalar that needs no look at its neighbours, or nil if it may.
  ///
  /// A plain scalar is a cluster of its own beside other plain scalars, is in NFC, is drawn as it
  /// is, and does not run right to left. So a text of plain scalars needs no call of ICU; most
  /// labels of Latin, Greek, Cyrillic, Chinese, Japanese and Korean are such texts.
  var plainColumns: Int? {
    switch value {
    case 0x20...0x7E: 1
    case 0xA0...0xAC, 0xAE...0x2FF: 1  // Latin, but for the soft hyphen
    case 0x388...0x3FF where value != 0x38B && value != 0x38D && value != 0x3A2: 1  // Greek
    case 0x400...0x482, 0x48A...0x52F: 1  // Cyrillic
    case 0x1E00...0x1EFF: 1  // Latin of Vietnamese
    case 0x2010...0x2027, 0x2030...0x203B: 1  // dashes, quotation marks, ellipsis, per mille
    case 0x20A0...0x20BF: 1  // currency signs
    case 0x3001...0x3029, 0x3041...0x3096, 0x309B...0x30FF: 2  // kana and their punctuation
    case 0x4E00...0x9FFC: 2  // Chinese characters
    case 0xAC00...0xD7A3: 2  // Korean syllables
    case 0xFF01...0xFF60: 2  // full-width forms
    default: nil
    }
  }
}
