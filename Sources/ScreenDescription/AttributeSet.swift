import SourceText

/// The attributes of one element by the names that they were meant to have.
///
/// So few that to compare names is cheaper than to hash them.
struct AttributeSet {
  private var items: [(name: String, attribute: XMLTree.Attribute)] = []

  subscript(name: String) -> XMLTree.Attribute? {
    items.first { $0.name == name }?.attribute
  }

  /// Keeps an attribute under a name that is not yet taken.
  mutating func add(_ attribute: XMLTree.Attribute, as name: String) {
    items.append((name, attribute))
  }
}
