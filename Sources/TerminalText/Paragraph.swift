import CICU
import TerminalCells

/// One drawn scalar with its marks, in stored order.
struct Glyph {
  var base: Unicode.Scalar
  var marks: [Unicode.Scalar] = []
  var width: Int
  /// The source cluster: a `Character` offset in the whole text.
  let cluster: Int
  /// Where the base stands in the paragraph's units.
  let unit: Int

  /// ncurses holds no more in a cell.
  static let markLimit = 4

  var text: String {
    guard !marks.isEmpty else {
      return base.isASCII ? PlainText.ascii[Int(base.value)] : String(base)
    }
    var scalars = String.UnicodeScalarView()
    scalars.append(base)
    scalars.append(contentsOf: marks)
    return String(scalars)
  }
}

/// One source cluster of a paragraph.
struct Cluster {
  /// Its first unit.
  let unit: Int
  /// Its first glyph, or the one after it if it has none.
  let glyph: Int
  /// Whether it may hang at the end of a wrapped line.
  let isSpace: Bool
}

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

  init(start: Int) {
    self.start = start
  }

  /// The offset behind the last cluster.
  var end: Int { start + clusters.count }

  mutating func append(_ character: Character) {
    let cluster = end
    let glyph = glyphs.count
    let unit = units.count
    if let scalar = character.plainScalar, let columns = scalar.plainColumns {
      addGlyph(scalar, width: columns, cluster: cluster)
      clusters.append(Cluster(unit: unit, glyph: glyph, isSpace: scalar == " "))
      return
    }
    var isSpace = true
    for scalar in character.drawnScalars {
      mayReorder = mayReorder || scalar.mayReorder
      let width = scalar.isFormat ? nil : scalar.columns
      switch width {
      case nil:
        units.append(contentsOf: UTF16.encode(scalar) ?? .init())
        continue
      case 0:
        if glyphs.count == glyph { addGlyph("\u{25CC}", width: 1, cluster: cluster) }
        addMark(scalar)
      case let columns?:
        addGlyph(scalar, width: columns, cluster: cluster)
      }
      isSpace = isSpace && scalar.isBreakingSpace
    }
    clusters.append(
      Cluster(unit: unit, glyph: glyph, isSpace: isSpace && glyphs.count > glyph))
  }

  private mutating func addGlyph(_ base: Unicode.Scalar, width: Int, cluster: Int) {
    glyphs.append(Glyph(base: base, width: width, cluster: cluster, unit: units.count))
    if base.value >= 0x600, base.value < 0x700 { hasArabic = true }
    if base.value < 0x10000 {
      units.append(UInt16(base.value))
    } else {
      units.append(contentsOf: UTF16.encode(base) ?? .init())
    }
  }

  private mutating func addMark(_ mark: Unicode.Scalar) {
    guard glyphs[glyphs.count - 1].marks.count < Glyph.markLimit else { return }
    glyphs[glyphs.count - 1].marks.append(mark)
    units.append(contentsOf: UTF16.encode(mark) ?? .init())
  }
}

extension Character {
  /// The only scalar of the cluster.
  var plainScalar: Unicode.Scalar? {
    let scalars = unicodeScalars
    guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex
    else { return nil }
    return first
  }
}

extension Unicode.Scalar {
  /// Whether a line may end behind this space, which then hangs.
  var isBreakingSpace: Bool {
    self == " "
      || (value >= 0x1680 && u_charType(codePoint) == U_SPACE_SEPARATOR.rawValue
        && property(UCHAR_LINE_BREAK) != U_LB_GLUE.rawValue)
  }

  /// Whether the scalar can give a line another order than its stored one (UAX #9, table 4).
  var mayReorder: Bool {
    guard value >= 0x590 else { return false }
    switch u_charDirection(codePoint) {
    case U_RIGHT_TO_LEFT, U_RIGHT_TO_LEFT_ARABIC, U_ARABIC_NUMBER, U_RIGHT_TO_LEFT_EMBEDDING,
      U_RIGHT_TO_LEFT_OVERRIDE, U_RIGHT_TO_LEFT_ISOLATE, U_FIRST_STRONG_ISOLATE:
      return true
    default:
      return false
    }
  }
}
