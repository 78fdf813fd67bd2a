/// What one step of a terminal's cursor shows.
package struct TextCell: Hashable, Sendable {
  /// One spacing scalar and at most four marks, in NFC, free of control characters.
  package let text: String
  /// Columns: 1 or 2.
  package let width: Int
  /// The source cluster: a `Character` offset from the start of the whole text.
  package let cluster: Int

  init(_ text: String, width: Int, cluster: Int) {
    self.text = text
    self.width = width
    self.cluster = cluster
  }
}
