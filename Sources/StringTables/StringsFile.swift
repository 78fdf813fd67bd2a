package import SourceText

/// One `.strings` file: its entries are found by key and decoded when they are asked for.
///
/// It keeps the bytes of the file and where each entry stands in them, so that opening a table for
/// the thirty keys of a screen does not pay for the thousands of others. A class, because a look-up
/// passes it on, and copying a structure of arrays would cost more than the look-up.
package final class StringsFile: Sendable {
  package let path: String
  package let issues: [Issue]
  let entries: StringsEntries
  /// How many of the entries' bytes are the text of the file.
  let textLength: Int
  /// Where the keys stand in a file without byte offsets, such as XML.
  private let places: [SourcePosition]

  /// Reads a table in the old style.
  init(_ file: SourceFile) {
    var reader = StringsReader(file.bytes)
    reader.read()
    path = file.path
    entries = StringsEntries(bytes: file.bytes, list: reader.entries)
    textLength = file.bytes.count
    places = []
    issues = Self.issues(of: reader.scanner.faults, entries: entries, in: file)
  }

  /// Takes the pairs of a table that another reader read, in their order.
  init(path: String, pairs: [PropertyList.Pair], issues: [Issue]) {
    var bytes: [UInt8] = []
    var list: [StringsReader.Entry] = []
    for pair in pairs {
      let start = bytes.count
      bytes.append(contentsOf: pair.key.utf8)
      let middle = bytes.count
      bytes.append(contentsOf: pair.text.utf8)
      list.append(
        StringsReader.Entry(
          leading: 0, keyOffset: 0, key: TextRange(start..<middle),
          value: TextRange(middle..<bytes.count)))
    }
    self.path = path
    self.issues = issues
    entries = StringsEntries(bytes: bytes, list: list)
    textLength = 0
    places = pairs.compactMap(\.place)
  }

  func value(for key: String) -> String? {
    // Not by `map`, which would make a closure that holds the entries.
    guard let number = entries.number(of: key) else { return nil }
    return entries.value(of: number)
  }

  /// Where the key of an entry stands; nil in a binary file.
  func place(of number: Int) -> SourcePosition? {
    if places.indices.contains(number) { return places[number] }
    guard textLength > 0 else { return nil }
    let text = Array(entries.bytes[..<textLength])
    return LineIndex(utf8: text).position(at: Int(entries.list[number].keyOffset))
  }
}
