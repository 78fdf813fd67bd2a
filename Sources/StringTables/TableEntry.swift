package import LocaleLayer
package import SourceText

/// An entry of a table with its places: what checks need to know, and a look-up does not.
package struct TableEntry: Sendable {
  /// One of the texts of an entry.
  package struct Text: Sendable {
    /// What the text is in its entry.
    package enum Role: Hashable, Sendable {
      /// The only text, or the message that holds the variables.
      case message
      /// A plural form of a variable; of the whole message where the name is empty.
      case form(variable: String, PluralCategory)
      /// A text for so many cells or more.
      case width(Int)
    }

    package let role: Role
    package let string: String
    /// Where the text starts, behind its quote.
    package let position: SourcePosition?
    /// How far a translation in a catalogue is: `new`, `needs_review`, `translated`.
    package var state: String?
  }

  package let key: String
  /// Where the key starts, with its quote.
  package let position: SourcePosition?
  package var texts: [Text]
  /// What stands in the comments above it.
  package var comment = ""
  /// Whether a catalogue says that the key is no longer in the code.
  package var isStale = false
  /// Whether a catalogue says that the text is to be translated.
  package var isTranslatable = true
}

extension StringTable {
  /// The entries that look-ups find in a language, in the order of the file.
  package func entries(in language: LanguageTag) -> [TableEntry] {
    switch self {
    case .strings(let file): file.tableEntries
    case .stringsdict(let file): file.tableEntries
    case .xcstrings(let file): file.tableEntries(in: language)
    }
  }
}
