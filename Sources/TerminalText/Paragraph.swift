import CICU

/// A text up to a line break, reduced to what is drawn, in stored order.
struct Paragraph {
  /// The drawn scalars and the format characters between them, in UTF-16 as ICU wants them.
  private(set) var units: [UInt16] = []
  var glyphs: [Glyph] = []
  private(set) var clusters: [Cluster] = []
  /// The offset of the first cluster in the whole text.
  let start: Int
  /// Whether a scalar may change the order: one that runs right to left, or a bidi control.
  private(set) var mayReorder = false
  /// Whether there are Arabic letters to shape.
  private(set) var hasArabic = false

  /// An empty paragraph.
  ///
  /// - Parameters:
  ///   - start: the offset of its first cluster.
  ///   - capacity: how many clusters to make room for.
  init(start: Int, capacity: Int = 0) {
    self.start = start
    units.reserveCapacity(capacity)
    glyphs.reserveCapacity(capacity)
    clusters.reserveCapacity(capacity)
  }

  /// The offset behind the last cluster.
  var end: Int { start + clusters.count }

  mutating func append(_ character: Character) {
    let cluster = end
    let unit = units.count
    let glyph = glyphs.count
    var isSpace = false
    if let scalar = character.onlyScalar {
      isSpace = scalar.isBreakingSpace
      if let columns = scalar.plainColumns {
        addGlyph(scalar, width: columns, cluster: cluster)
      } else if scalar.isNFC {
        add(scalar, cluster: cluster)
      } else {
        for scalar in Normalization.composed([scalar]) { add(scalar, cluster: cluster) }
      }
    } else {
      for scalar in character.drawnScalars { add(scalar, cluster: cluster) }
    }
    clusters.append(Cluster(unit: unit, glyph: glyph, isSpace: isSpace))
  }

  private mutating func add(_ scalar: Unicode.Scalar, cluster: Int) {
    mayReorder = mayReorder || scalar.mayReorder
    switch scalar.drawing {
    case .nothing: break
    case .format: units.append(contentsOf: scalar.utf16)
    case .mark(let mark):
      if glyphs.last?.cluster != cluster { addGlyph("\u{25CC}", width: 1, cluster: cluster) }
      addMark(mark)
    case .spacing(let base, let columns): addGlyph(base, width: columns, cluster: cluster)
    }
  }

  private mutating func addGlyph(_ base: Unicode.Scalar, width: Int, cluster: Int) {
    glyphs.append(Glyph(base: base, width: width, cluster: cluster, unit: units.count))
    if base.value >= 0x600, base.value < 0x700 { hasArabic = true }
    units.append(contentsOf: base.utf16)
  }

  private mutating func addMark(_ mark: Unicode.Scalar) {
    guard glyphs[glyphs.count - 1].marks.count < Glyph.markLimit else { return }
    glyphs[glyphs.count - 1].marks.append(mark)
    units.append(contentsOf: mark.utf16)
  }
}
