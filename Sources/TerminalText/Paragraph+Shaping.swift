import CICU

extension Paragraph {
  private static let joiner: UInt16 = 0x200D

  /// Replaces Arabic letters by the presentation forms that their neighbours ask for.
  ///
  /// `u_shapeArabic` makes vowel signs spacing, so it gets the letters alone, with the joiners
  /// between them. For a lam-alef it would shift text to make up for the unit that it saves, so a
  /// joiner keeps the two apart, and the ligature is made here: the lam's glyph takes it with the
  /// marks of both, and the alef's has no width.
  mutating func shapeArabic() {
    var letters: [UInt16] = []
    var positions: [Int] = []
    var alefs: [Int] = []
    var end = 0
    for (index, glyph) in glyphs.enumerated() {
      letters += units[end..<glyph.unit].filter { Unicode.Scalar($0)?.isJoiner ?? false }
      if LamAlef.isLam(letters.last), LamAlef.isAlef(glyph.base) {
        letters.append(Self.joiner)
        alefs.append(index)
      }
      positions.append(letters.count)
      letters.append(glyph.base.arabicLetter)
      end = glyph.unit + UTF16.width(glyph.base)
      for mark in glyph.marks { end += UTF16.width(mark) }
    }
    letters += units[end...].filter { Unicode.Scalar($0)?.isJoiner ?? false }
    guard let forms = Self.forms(letters) else { return }
    for (index, position) in zip(glyphs.indices, positions)
    where forms[position] != letters[position] {
      if let form = Unicode.Scalar(forms[position]) { glyphs[index].base = form }
    }
    for alef in alefs { makeLigature(alef, of: letters[positions[alef]]) }
  }

  /// Joins an alef's glyph with the lam's before it.
  private mutating func makeLigature(_ alef: Int, of letter: UInt16) {
    let lam = alef - 1
    guard let ligature = LamAlef.ligature(lam: glyphs[lam].base, alef: letter) else { return }
    let composed = Normalization.composed([ligature] + glyphs[lam].marks + glyphs[alef].marks)
    glyphs[lam].base = ligature
    glyphs[lam].marks = Array(composed.dropFirst().prefix(Glyph.markLimit))
    glyphs[alef].width = 0
  }

  /// The presentation forms of letters in stored order, unit by unit.
  private static func forms(_ letters: [UInt16]) -> [UInt16]? {
    let options =
      UInt32(U_SHAPE_LETTERS_SHAPE) | UInt32(U_SHAPE_LENGTH_FIXED_SPACES_NEAR)
      | UInt32(U_SHAPE_TEXT_DIRECTION_LOGICAL)
    var status = U_ZERO_ERROR
    let forms = [UInt16](unsafeUninitializedCapacity: letters.count) { buffer, count in
      let length = u_shapeArabic(
        letters, Int32(letters.count), buffer.baseAddress, Int32(letters.count), options, &status)
      count = min(Int(length), letters.count)
    }
    let isShaped = status.rawValue <= U_ZERO_ERROR.rawValue && forms.count == letters.count
    return isShaped ? forms : nil
  }
}

extension Unicode.Scalar {
  /// The unit that stands for this scalar where letters join: itself if it is an Arabic letter.
  ///
  /// Anything else joins nothing, and so do presentation forms: they have their shape already.
  fileprivate var arabicLetter: UInt16 {
    (0x600...0x6FF).contains(value) ? UInt16(value) : 0x20
  }
}

/// The obligatory ligatures of Arabic.
private enum LamAlef {
  static func isLam(_ unit: UInt16?) -> Bool { unit == 0x644 }

  static func isAlef(_ scalar: Unicode.Scalar) -> Bool { isolated(scalar.value) != nil }

  /// The ligature, isolated after a lam that joins nothing before it, otherwise final.
  static func ligature(lam: Unicode.Scalar, alef: UInt16) -> Unicode.Scalar? {
    guard let isolated = isolated(UInt32(alef)) else { return nil }
    return Unicode.Scalar(lam == "\u{FEDF}" ? isolated : isolated + 1)
  }

  private static func isolated(_ alef: UInt32) -> UInt16? {
    switch alef {
    case 0x622: 0xFEF5  // with madda
    case 0x623: 0xFEF7  // with hamza above
    case 0x625: 0xFEF9  // with hamza below
    case 0x627: 0xFEFB
    default: nil
    }
  }
}
