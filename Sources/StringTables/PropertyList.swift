import SourceText

/// A property list of texts and dictionaries, with places where the format has them.
indirect enum PropertyList: Sendable {
  /// A member of a dictionary, in the order of the file.
  struct Member: Sendable {
    let key: String
    let value: PropertyList
    /// Where the key stands; nil in a binary file.
    let place: SourcePosition?
    /// Where the value starts; nil in a binary file.
    let valuePlace: SourcePosition?
  }

  /// A member that is a text.
  struct Pair: Sendable {
    let key: String
    let text: String
    let place: SourcePosition?
  }

  case text(String)
  case dictionary([Member])
  /// A number, a date, a list or data: its name, and what it holds if that is simple.
  case other(name: String, text: String)

  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// What a sentence calls it.
  var name: String {
    switch self {
    case .text: "a text"
    case .dictionary: "a dictionary"
    case .other(let name, _): "<\(name)>"
    }
  }
}

extension PropertyList {
  /// How a property list is written.
  enum Form {
    case openStep, xml, binary

    /// Tells the form by the first bytes, after space.
    init(of file: SourceFile) {
      let start = file.bytes.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
      self = start.first == UInt8(ascii: "<") ? .xml : .openStep
    }
  }
}
