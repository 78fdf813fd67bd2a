/// What an element may be given and may hold: a row of the grammar.
package struct ElementRule: Hashable, Sendable {
  package let tag: Tag
  package let attributes: [AttributeRule]
  package let content: [ContentRule]

  init(_ tag: Tag, _ attributes: [AttributeRule]..., holds content: [ContentRule] = []) {
    self.tag = tag
    self.attributes = attributes.flatMap(\.self)
    self.content = content
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
    allowed(name, .text) + allowed(TextAttribute.localized(name), .key)
  }
}

/// How the two attributes of one text are named.
enum TextAttribute {
  /// The name of the attribute that holds the key: `title` gives `localizedTitle`.
  static func localized(_ name: String) -> String {
    "localized" + name.prefix(1).uppercased() + name.dropFirst()
  }
}
