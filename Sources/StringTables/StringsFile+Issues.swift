import SourceText

extension StringsFile {
  /// Where the key of an entry stands; nil in a binary file.
  func place(of entry: Int) -> SourcePosition? {
    if places.indices.contains(entry) { return places[entry] }
    guard textLength > 0 else { return nil }
    return LineIndex(utf8: Array(bytes[..<textLength])).position(at: Int(entries[entry].keyOffset))
  }

  /// Puts the faults of a reader and the duplicates into the order of the file.
  func issues(
    of faults: [(fault: TableFault, offset: Int)], duplicates: [Duplicate], in file: SourceFile
  ) -> [Issue] {
    var all: [Issue] = []
    if file.encoding != .utf8 {
      all.append(Issue(TableFault.notUTF8(file.encoding), file: path, at: nil))
    }
    if entries.isEmpty { all.append(Issue(TableFault.emptyTable, file: path, at: nil)) }
    let invalid = file.invalidOffsets.prefix(StringsReader.maximumErrors)
    guard !faults.isEmpty || !duplicates.isEmpty || !invalid.isEmpty else { return all }
    let lines = LineIndex(utf8: file.bytes)
    var placed = faults
    placed += invalid.map { (TableFault.invalidEncoding(file.encoding), $0) }
    placed += duplicates.prefix(StringsReader.maximumErrors).map { duplicate in
      let firstLine = lines.position(at: Int(entries[duplicate.former].keyOffset)).line
      let fault = TableFault.duplicateKey(
        key(of: duplicate.later), firstLine: firstLine,
        valuesDiffer: StringKey(value(of: duplicate.former))
          != StringKey(value(of: duplicate.later)))
      return (fault, Int(entries[duplicate.later].keyOffset))
    }
    placed.sort { $0.offset < $1.offset }
    all += placed.map { Issue($0.fault, file: path, at: lines.position(at: $0.offset)) }
    return all
  }
}
