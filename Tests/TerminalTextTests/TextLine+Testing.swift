import TerminalCells

@testable import TerminalText

extension TextLine {
  /// The cells' texts with `|` between them.
  var shown: String { cells.map(\.text).joined(separator: "|") }

  /// The cells' texts.
  var text: String { cells.map(\.text).joined() }

  /// The caret's column before each cluster and at the end.
  var caretColumns: [Int] {
    (clusters.lowerBound...clusters.upperBound).map { column(ofCluster: $0) }
  }

  /// The scalars of each cell in hexadecimal, which tells what looks alike apart.
  var scalars: [String] {
    cells.map { cell in
      cell.text.unicodeScalars.map { String($0.value, radix: 16, uppercase: true) }
        .joined(separator: " ")
    }
  }
}

extension TextComposer {
  static let english = TextComposer(direction: .leftToRight, order: .visual)
  static let arabic = TextComposer(direction: .rightToLeft, order: .visual)
}
