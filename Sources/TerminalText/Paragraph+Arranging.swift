import CICU
import TerminalCells

extension Paragraph {
  /// Prepares the glyphs for screen order: brackets mirrored, Arabic letters shaped.
  ///
  /// - Returns: the level of each glyph.
  mutating func arrange(base: UInt8) -> [UInt8] {
    let unitLevels = BidiLevels().resolve(units, base: base)
    let levels = glyphs.map { unitLevels[$0.unit] }
    for index in glyphs.indices where levels[index] % 2 == 1 { mirror(index) }
    if hasArabic { shapeArabic() }
    return levels
  }

  /// Rule L4: what runs right to left shows `)` for `(`.
  private mutating func mirror(_ index: Int) {
    let mirrored = u_charMirror(glyphs[index].base.codePoint)
    if let scalar = Unicode.Scalar(UInt32(bitPattern: mirrored)) { glyphs[index].base = scalar }
  }

  /// Replaces Arabic letters by the presentation forms that their neighbours ask for.
  ///
  /// `u_shapeArabic` makes vowel signs spacing, so it gets the letters alone, with the joiners
  /// between them. It leaves one unit for each unit: of a lam-alef the lam becomes the ligature
  /// and the alef a space, whose glyph then has no width and gives its marks to the lam.
  private mutating func shapeArabic() {
    var letters: [UInt16] = []
    var positions: [Int] = []
    var end = 0
    for glyph in glyphs {
      letters += units[end..<glyph.unit].filter(Self.isJoiner)
      positions.append(letters.count)
      let base = units[glyph.unit..<glyph.unit + UTF16.width(glyph.base)]
      letters += base
      end = base.endIndex + glyph.marks.reduce(0) { $0 + UTF16.width($1) }
    }
    letters += units[end...].filter(Self.isJoiner)
    guard let shaped = Self.shape(letters) else { return }
    var index = 0
    while index < glyphs.count {
      let position = positions[index]
      var form = shaped[position]
      if isLamAlef(at: index), case let next = shaped[position + 1], form == 0x20 || next == 0x20 {
        form = max(form, next)
        let room = Glyph.markLimit - glyphs[index].marks.count
        glyphs[index].marks += glyphs[index + 1].marks.prefix(room)
        glyphs[index + 1].width = 0
      }
      if form != 0x20, let scalar = Unicode.Scalar(form), form != letters[position] {
        glyphs[index].base = scalar
      }
      index += glyphs[index...].dropFirst().first?.width == 0 ? 2 : 1
    }
  }

  private static func isJoiner(_ unit: UInt16) -> Bool {
    Unicode.Scalar(unit)?.isJoiner ?? false
  }

  private static func shape(_ letters: [UInt16]) -> [UInt16]? {
    let options =
      UInt32(U_SHAPE_LETTERS_SHAPE) | UInt32(U_SHAPE_LENGTH_FIXED_SPACES_NEAR)
      | UInt32(U_SHAPE_TEXT_DIRECTION_LOGICAL)
    var status = U_ZERO_ERROR
    let shaped = [UInt16](unsafeUninitializedCapacity: letters.count) { buffer, count in
      count = Int(
        u_shapeArabic(
          letters, Int32(letters.count), buffer.baseAddress, Int32(letters.count), options,
          &status))
    }
    return status.rawValue <= U_ZERO_ERROR.rawValue && shaped.count == letters.count
      ? shaped : nil
  }
}
