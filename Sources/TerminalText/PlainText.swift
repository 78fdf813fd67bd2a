import TerminalCells

/// Text of plain scalars only, which needs neither ICU nor a search for clusters.
enum PlainText {
  /// The printable ASCII characters as strings, so that a cell costs no allocation and no call.
  static let ascii = (0..<128).map { String(Unicode.Scalar(UInt8($0))) }

  /// The columns of a text, or nil if a scalar of it is not plain.
  static func width(_ text: String) -> Int? {
    var width = 0
    for scalar in text.unicodeScalars {
      guard let columns = scalar.plainColumns else { return nil }
      width += columns
    }
    return width
  }

  /// The cell of a plain scalar.
  static func cell(_ scalar: Unicode.Scalar, columns: Int, cluster: Int) -> TextCell {
    let text = scalar.isASCII ? ascii[Int(scalar.value)] : String(scalar)
    return TextCell(text, width: columns, cluster: cluster)
  }

  /// A text as one line from left to right, or nil if a scalar of it is not plain.
  static func line(_ text: String, direction: Direction) -> TextLine? {
    var cells: [TextCell] = []
    cells.reserveCapacity(text.utf8.count)
    var carets: [Int] = []
    var width = 0
    for scalar in text.unicodeScalars {
      guard let columns = scalar.plainColumns else { return nil }
      // From the first wide cell on, columns are no longer the clusters' offsets.
      if columns == 2, carets.isEmpty { carets = Array(0..<cells.count) }
      if columns == 2 || !carets.isEmpty { carets.append(width) }
      cells.append(cell(scalar, columns: columns, cluster: cells.count))
      width += columns
    }
    if !carets.isEmpty { carets.append(width) }
    return TextLine(
      cells: cells, width: width, clusters: 0..<cells.count, direction: direction,
      isTruncated: false, carets: carets, drawnEnd: cells.count, endsAtFirstColumn: false)
  }
}
