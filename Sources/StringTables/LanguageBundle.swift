package import LocaleLayer
package import SourceText

/// All tables of one language; immutable, so that a switch takes another one.
package final class LanguageBundle: Sendable {
  /// The table that a look-up means when it names none.
  package static let defaultTable = "Localizable"

  package let language: LanguageTag
  package let isRightToLeft: Bool
  /// What is wrong with the tables.
  package let issues: [Issue]
  let rules: PluralRules
  /// In the order in which they are asked.
  private let defaultTables: [Source]
  private let otherTables: [String: [Source]]

  /// A table and the file that it was read from.
  struct Source: Sendable {
    let path: String
    let table: StringTable
  }

  /// What a bundle has under a key.
  struct Found {
    let text: TableText
    let source: Source
  }

  /// Merges tables by their names.
  package init(
    language: LanguageTag, tables: [(location: TableLocation, table: StringTable)],
    issues: [Issue] = []
  ) {
    self.language = language
    isRightToLeft = language.isRightToLeft
    rules = PluralRules(language)
    self.issues = issues + tables.flatMap(\.table.issues)
    var byName = Dictionary(grouping: tables, by: \.location.name).mapValues { tables in
      tables.enumerated().sorted { one, other in
        (one.element.table.rank, one.offset) < (other.element.table.rank, other.offset)
      }
      .map { Source(path: $0.element.location.path, table: $0.element.table) }
    }
    defaultTables = byName.removeValue(forKey: Self.defaultTable) ?? []
    otherTables = byName
  }

  /// Reads the files of a language.
  package convenience init(language: LanguageTag, files: [TableFile]) {
    self.init(
      language: language, tables: files.map { ($0.location, StringTable(reading: $0)) })
  }

  func find(_ key: String, table: String?) -> Found? {
    let sources =
      table == nil || table == Self.defaultTable ? defaultTables : otherTables[table ?? ""]
    guard let sources else { return nil }
    for source in sources {
      if let text = source.table.text(for: key, in: language) {
        return Found(text: text, source: source)
      }
    }
    return nil
  }

  /// An issue at the place of a key's text.
  func issue(_ fault: MessageFault, key: String, in source: Source) -> Issue {
    Issue(fault, file: source.path, at: source.table.place(of: key, in: language))
  }
}
