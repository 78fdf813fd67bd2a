import SourceText

/// A string that is equal to another when their bytes are.
///
/// Swift's `==` takes é in one scalar and é in two for the same; tables do not.
struct StringKey: Hashable, Sendable {
  let string: String

  init(_ string: String) {
    self.string = string
  }

  static func == (one: StringKey, other: StringKey) -> Bool {
    one.string.utf8.span.isIdentical(to: other.string.utf8.span)
  }

  func hash(into hasher: inout Hasher) {
    string.utf8.span.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}
