package import SourceText

/// A text that an element shows: literal, or a key of a string table; with arguments a format.
package struct ElementText: Hashable, Sendable {
  package var source: Source
  /// The string table; nil for `Localizable`.
  package var table: String?
  package var arguments: [Argument]
  /// The place of the attribute.
  package var position: SourcePosition

  package init(
    _ source: Source, table: String? = nil, arguments: [Argument] = [], position: SourcePosition
  ) {
    self.source = source
    self.table = table
    self.arguments = arguments
    self.position = position
  }

  package enum Source: Hashable, Sendable {
    case literal(String)
    case key(String)
  }

  /// The string key; nil for a literal text.
  package var key: String? {
    guard case .key(let key) = source else { return nil }
    return key
  }
}
