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
  private let defaultTables: TableGroup
  private let otherTables: [String: TableGroup]

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
      .map(\.element.table)
    }
    defaultTables = TableGroup(
      byName.removeValue(forKey: Self.defaultTable) ?? [], language: language)
    otherTables = byName.mapValues { TableGroup($0, language: language) }
  }

  /// Reads the files of a language.
  package convenience init(language: LanguageTag, files: [TableFile]) {
    self.init(
      language: language, tables: files.map { ($0.location, StringTable(reading: $0)) })
  }

  /// Every table with its name.
  var tables: [(name: String, table: StringTable)] {
    defaultTables.tables.map { (Self.defaultTable, $0) }
      + otherTables.flatMap { name, group in group.tables.map { (name, $0) } }
  }

  func find(_ key: String, table name: String?) -> TableGroup.Found? {
    if let name, name != Self.defaultTable {
      otherTables[name]?.find(key)
    } else {
      defaultTables.find(key)
    }
  }
}
