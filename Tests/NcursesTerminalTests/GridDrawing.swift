import TerminalCells

extension Grid {
  /// A grid with rows of text; a scalar's width is given by `wide`.
  init(_ rows: [String], columns: Int, style: Style = .plain) {
    self.init(size: Size(columns: columns, rows: rows.count))
    for (row, text) in rows.enumerated() {
      var column = 0
      for character in text {
        let width = character.isWide ? 2 : 1
        put(
          String(character), width: width, style: style, at: Point(row: row, column: column))
        column += width
      }
    }
  }

  /// A grid of random cells, half of them blank, with wide ones, marks, colours and attributes.
  static func random(_ size: Size, using generator: inout some RandomNumberGenerator) -> Grid {
    let texts = ["a", "漢", "é", "字", "e\u{301}", "ب", "─", "か\u{3099}", "한", "ไ", "😀"]
    let colors: [Color] = [.standard, .indexed(6), .indexed(1), .indexed(235)]
    var grid = Grid(size: size)
    for row in 0..<size.rows where Int.random(in: 0..<4, using: &generator) > 0 {
      for column in 0..<size.columns where Bool.random(using: &generator) {
        let text = texts.randomElement(using: &generator) ?? "a"
        let style = Style(
          foreground: colors.randomElement(using: &generator) ?? .standard,
          background: colors.randomElement(using: &generator) ?? .standard,
          attributes: Attributes(rawValue: UInt8.random(in: 0...15, using: &generator)))
        grid.put(
          text, width: text.first?.isWide == true ? 2 : 1, style: style,
          at: Point(row: row, column: column))
      }
    }
    return grid
  }
}

extension Character {
  /// Whether the test's few wide characters include this one.
  fileprivate var isWide: Bool { "漢字か\u{3099}か한😀".contains(self) }
}

/// SplitMix64, so that a failure comes again.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
