/// A text of a frame that a person does not see as it was meant.
package struct TextFlaw: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Not all of it is shown; an ellipsis says so, where there is a cell for one.
    case truncated(shown: String)
    /// Left out whole, for want of room.
    case dropped
    /// No table has its key.
    case missing
  }

  package let kind: Kind
  /// The key that was looked up; nil for a text from elsewhere.
  package let key: String?
  /// All of the text.
  package let text: String
}
