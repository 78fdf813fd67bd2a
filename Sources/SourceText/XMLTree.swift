/// An XML file as a tree in which every tag, attribute and text knows its place.
package struct XMLTree: Hashable, Sendable {
  package var root: Element
  /// All comments in their order, also those before and after the root.
  package var comments: [Comment]

  package init(root: Element, comments: [Comment] = []) {
    self.root = root
    self.comments = comments
  }

  /// A tag with what it encloses.
  package struct Element: Hashable, Sendable {
    /// With its prefix, as written.
    package var name: String
    /// In the order of the file.
    package var attributes: [Attribute]
    package var content: [Node]
    /// The place of the `<` of the start tag.
    package var position: SourcePosition

    package init(
      name: String, attributes: [Attribute] = [], content: [Node] = [], position: SourcePosition
    ) {
      self.name = name
      self.attributes = attributes
      self.content = content
      self.position = position
    }

    /// The elements directly inside.
    package var children: [Element] {
      content.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }

    /// The text directly inside, without that of the children.
    package var text: String {
      content.reduce(into: "") { if case .text(let text) = $1 { $0 += text.string } }
    }

    package func attribute(_ name: String) -> Attribute? {
      attributes.first { $0.name == name }
    }
  }

  /// A name and its value.
  package struct Attribute: Hashable, Sendable {
    /// With its prefix, as written.
    package var name: String
    /// With its entities replaced and its line ends and tabs as blanks (XML 1.0, 3.3.3).
    package var value: String
    /// The place of the first scalar of the name.
    package var position: SourcePosition

    package init(name: String, value: String, position: SourcePosition) {
      self.name = name
      self.value = value
      self.position = position
    }
  }

  /// What stands between two tags: text, references and CDATA sections, joined across comments.
  package struct Text: Hashable, Sendable {
    package var string: String
    /// The place of its first scalar that is no white space, or of its first one.
    package var position: SourcePosition

    package init(_ string: String, position: SourcePosition) {
      self.string = string
      self.position = position
    }

    /// Whether it holds nothing but white space.
    package var isBlank: Bool {
      string.utf8.allSatisfy { XMLScan.isBlank($0) }
    }
  }

  /// A remark to the reader of the file.
  package struct Comment: Hashable, Sendable {
    /// What stands between `<!--` and `-->`.
    package var string: String
    /// The place of the `<`.
    package var position: SourcePosition

    package init(_ string: String, position: SourcePosition) {
      self.string = string
      self.position = position
    }
  }

  /// What an element encloses.
  package indirect enum Node: Hashable, Sendable {
    case element(Element)
    case text(Text)
  }
}
