/// A place on the screen: row and column in cells, from 0 at the top and the left edge.
package struct Point: Hashable, Sendable {
  package var row: Int
  package var column: Int

  package init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }
}

/// An extent in cells.
package struct Size: Hashable, Sendable, CustomStringConvertible {
  package var columns: Int
  package var rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// `80x24`, as the command line takes it.
  package var description: String { "\(columns)x\(rows)" }
}

/// A rectangle of cells.
package struct Rect: Hashable, Sendable {
  package var origin: Point
  package var size: Size

  package init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  package init(row: Int, column: Int, columns: Int, rows: Int) {
    self.init(
      origin: Point(row: row, column: column), size: Size(columns: columns, rows: rows))
  }

  /// The rows that the rectangle covers.
  package var rows: Range<Int> { origin.row..<origin.row + max(0, size.rows) }

  /// The columns that the rectangle covers.
  package var columns: Range<Int> { origin.column..<origin.column + max(0, size.columns) }

  package func contains(_ point: Point) -> Bool {
    rows.contains(point.row) && columns.contains(point.column)
  }
}

/// The direction in which a text or a layout runs.
package enum Direction: Hashable, Sendable {
  case leftToRight
  case rightToLeft
}
