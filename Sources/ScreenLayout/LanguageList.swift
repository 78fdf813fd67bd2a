package import LocaleLayer
package import StringTables

/// The rows of the list of languages: the system's first, then each in its own name.
package struct LanguageList: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    /// The language; nil for the system's.
    package let language: LanguageTag?
    /// In the language itself, as a person looks for it who reads no other.
    package let name: String
    package let isCurrent: Bool

    /// The tag, or an empty text for the system's.
    package var id: String { language?.description ?? "" }
  }

  package let rows: [Row]

  /// The rows that match a query, sorted as shown by the rules of the localizer's language.
  ///
  /// A row matches by its own name, by its name in the present language, or by its tag.
  package init(_ status: LanguageStatus, localizer: Localizer, query: String = "") {
    let present = localizer.language
    let collation = Collation(present)
    let system = Row(
      language: nil, name: localizer.string("parlance.language.system", isFormat: false).string,
      isCurrent: status.choice == nil)
    let languages = status.available.map {
      Row(language: $0, name: $0.ownName, isCurrent: $0 == status.choice)
    }
    let sorted = [system] + languages.sorted { collation.areInIncreasingOrder($0.name, $1.name) }
    rows =
      query.isEmpty
      ? sorted
      : sorted.filter { row in
        let names = [row.name, row.language?.name(in: present) ?? "", row.id]
        return names.contains { collation.contains(query, in: $0) }
      }
  }

  /// The index of a row by its id.
  package func index(of id: String) -> Int? {
    rows.firstIndex { $0.id == id }
  }
}
