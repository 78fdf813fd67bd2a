/// A place in a text file: line and column from 1, the column in Unicode scalars.
public struct SourcePosition: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The line, from 1; CR, LF and CRLF each end one.
  public let line: Int
  /// The column, from 1, in Unicode scalars.
  public let column: Int

  /// A place by line and column, both from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The first place of a file.
  public static let start = SourcePosition(line: 1, column: 1)

  /// Orders places as they stand in the file.
  public static func < (a: SourcePosition, b: SourcePosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }

  /// `line:column`.
  public var description: String { "\(line):\(column)" }
}
