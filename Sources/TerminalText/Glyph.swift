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
    var text = base.isASCII ? PlainText.ascii[Int(base.value)] : String(base)
    for mark in marks { text.unicodeScalars.append(mark) }
    return text
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
