import LocaleLayer
import Synchronization

/// The tables of one name in one language, asked in their order as if they were one.
///
/// What was found stays: a value is decoded, and a message parsed, when it is asked for first.
final class TableGroup: Sendable {
  /// What a group has under a key.
  ///
  /// A class, so that a look-up passes on one reference.
  final class Found: Sendable {
    let text: TableText
    let table: StringTable

    init(_ text: TableText, in table: StringTable) {
      self.text = text
      self.table = table
    }
  }

  let tables: [StringTable]
  private let language: LanguageTag
  private let found = Mutex<[StringKey: Found]>([:])

  init(_ tables: [StringTable], language: LanguageTag) {
    self.tables = tables
    self.language = language
  }

  func find(_ key: String) -> Found? {
    let key = StringKey(key)
    return found.withLock { found in
      if let known = found[key] { return known }
      for table in tables {
        guard let text = table.text(for: key.string, in: language) else { continue }
        let first = Found(text, in: table)
        found[key] = first
        return first
      }
      return nil
    }
  }
}
