import LocaleLayer
import SourceText
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
    private let table: StringTable
    private let key: StringKey
    private let language: LanguageTag
    private let place = Mutex<SourcePosition??>(nil)

    init(_ text: TableText, of key: StringKey, in table: StringTable, language: LanguageTag) {
      self.text = text
      self.table = table
      self.key = key
      self.language = language
    }

    /// An issue at the place of the text: to find the line costs a walk over the file, once.
    func issue(_ fault: MessageFault) -> Issue {
      let position = place.withLock { place in
        let found = place ?? table.place(of: key.string, in: language)
        place = .some(found)
        return found
      }
      return Issue(fault, file: table.path, at: position)
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
        let first = Found(text, of: key, in: table, language: language)
        found[key] = first
        return first
      }
      return nil
    }
  }
}
