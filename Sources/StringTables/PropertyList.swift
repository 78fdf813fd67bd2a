import SourceText

/// A property list of texts and dictionaries, with places where the format has them.
indirect enum PropertyList: Sendable {
  /// A member of a dictionary, in the order of the file.
  struct Member: Sendable {
    let key: String
    let value: PropertyList
    let place: SourcePosition?
  }

  /// A member that is a text.
  struct Pair: Sendable {
    let key: String
    let text: String
    let place: SourcePosition?
  }

  case text(String)
  case dictionary([Member])
  /// A number, a date, a list or data, by its name.
  case other(String)
}
