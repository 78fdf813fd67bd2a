import SourceText

extension StringsFile {
  /// Puts the faults of a reader and the duplicates into the order of the file.
  static func issues(
    of faults: [(fault: TableFault, offset: Int)], entries: StringsEntries, in file: SourceFile
  ) -> [Issue] {
    var all: [Issue] = []
    if file.encoding != .utf8 {
      all.append(Issue(TableFault.notUTF8(file.encoding), file: file.path, at: nil))
    }
    if entries.list.isEmpty, faults.isEmpty {
      all.append(Issue(TableFault.emptyTable, file: file.path, at: nil))
    }
    let invalid = file.invalidOffsets.prefix(StringsReader.maximumErrors)
    let duplicates = entries.duplicates.prefix(StringsReader.maximumErrors)
    guard !faults.isEmpty || !duplicates.isEmpty || !invalid.isEmpty else { return all }

    let lines = LineIndex(utf8: file.bytes)
    // What could not be decoded is not also a stray character.
    let undecoded = Set(invalid)
    var placed = faults.filter { !undecoded.contains($0.offset) }
    placed += invalid.map { (TableFault.invalidEncoding(file.encoding), $0) }
    placed += duplicates.map { duplicate in
      let former = StringKey(entries.value(of: duplicate.former))
      let fault = TableFault.duplicateKey(
        entries.key(of: duplicate.later),
        firstLine: lines.position(at: Int(entries.list[duplicate.former].keyOffset)).line,
        valuesDiffer: former != StringKey(entries.value(of: duplicate.later)))
      return (fault, Int(entries.list[duplicate.later].keyOffset))
    }
    placed.sort { $0.offset < $1.offset }
    return all + placed.map { Issue($0.fault, file: file.path, at: lines.position(at: $0.offset)) }
  }
}
