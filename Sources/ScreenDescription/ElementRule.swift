/// What an element may be given and may hold: a row of the grammar.
package struct ElementRule: Hashable, Sendable {
  package let tag: Tag
  package let attributes: [AttributeRule]
  package let content: [ContentRule]
  /// The texts that the attributes give.
  let texts: [TextRule]
  let mayHoldArguments: Bool

  init(_ tag: Tag, _ attributes: [AttributeRule]..., holds content: [ContentRule] = []) {
    self.tag = tag
    let attributes = attributes.flatMap(\.self)
    self.attributes = attributes
    self.content = content
    texts = attributes.filter { $0.kind == .text }.map { text in
      let key = TextRule.key(of: text.name)
      return TextRule(name: text.name, key: attributes.contains { $0.name == key } ? key : nil)
    }
    mayHoldArguments = content.contains { $0.tags.contains(.argument) }
  }

  func attribute(_ name: String) -> AttributeRule? {
    attributes.first { $0.name == name }
  }

  /// The names of the elements that may stand inside.
  var contentNames: [String] {
    content.flatMap { $0.tags.map(\.rawValue) }
  }
}

/// An attribute of an element.
package struct AttributeRule: Hashable, Sendable {
  package let name: String
  package let kind: ValueKind
  package let isNeeded: Bool
}

/// How many of some elements another one holds.
package struct ContentRule: Hashable, Sendable {
  package let tags: [Tag]
  package let minimum: Int
  package let maximum: Int

  static func any(_ tags: [Tag]) -> ContentRule {
    ContentRule(tags: tags, minimum: 0, maximum: .max)
  }

  static func oneOrMore(_ tags: [Tag]) -> ContentRule {
    ContentRule(tags: tags, minimum: 1, maximum: .max)
  }

  static func atMostOne(_ tag: Tag) -> ContentRule {
    ContentRule(tags: [tag], minimum: 0, maximum: 1)
  }

  static func exactlyOne(_ tag: Tag) -> ContentRule {
    ContentRule(tags: [tag], minimum: 1, maximum: 1)
  }
}

extension [AttributeRule] {
  static func needed(_ name: String, _ kind: ValueKind) -> Self {
    [AttributeRule(name: name, kind: kind, isNeeded: true)]
  }

  static func allowed(_ name: String, _ kind: ValueKind) -> Self {
    [AttributeRule(name: name, kind: kind, isNeeded: false)]
  }

  /// A text that is literal under one name and a key under another.
  static func text(_ name: String) -> Self {
    allowed(name, .text) + allowed(TextRule.key(of: name), .key)
  }
}

/// A text of an element, by the names of its attributes.
struct TextRule: Hashable, Sendable {
  /// The attribute that holds a literal text.
  let name: String
  /// The attribute that holds a key instead; nil when there is none.
  let key: String?

  /// How the attribute with the key is named: `title` gives `localizedTitle`.
  static func key(of name: String) -> String {
    "localized" + name.prefix(1).uppercased() + name.dropFirst()
  }
}
