extension LanguageBundle {
  /// How many keys of another bundle this one has too, in tables of the same name.
  ///
  /// - Parameter other: The bundle of the development language.
  /// - Returns: The number of its keys, and how many of them are here.
  package func coverage(of other: LanguageBundle) -> (translated: Int, all: Int) {
    let own = keys
    let wanted = other.keys
    return (wanted.count { own.contains($0) }, wanted.count)
  }

  private var keys: Set<TableKey> {
    Set(
      tables.flatMap { name, table in
        table.entries(in: language).map { TableKey(table: name, key: StringKey($0.key)) }
      })
  }

  private struct TableKey: Hashable {
    let table: String
    let key: StringKey
  }
}
