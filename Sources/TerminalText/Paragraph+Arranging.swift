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
}
