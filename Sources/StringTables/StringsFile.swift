package import SourceText

/// The entries of one `.strings` file: found by key, decoded when they are asked for.
///
/// It keeps the bytes of the file and where each entry stands in them, so that opening a table for
/// the thirty keys of a screen does not pay for the thousands of others.
package struct StringsFile: Sendable {
  package let path: String
  package internal(set) var issues: [Issue] = []
  /// The text of the file, and after it the keys that have escapes, decoded.
  let bytes: [UInt8]
  /// How many of the bytes are the text of the file.
  let textLength: Int
  let entries: [StringsReader.Entry]
  /// Where the keys stand in a file without byte offsets, such as XML.
  let places: [SourcePosition]
  private let index: KeyIndex

  /// Reads a table in the old style.
  init(_ file: SourceFile) {
    var reader = StringsReader(file.bytes)
    reader.read()
    var bytes = file.bytes
    var entries = reader.entries
    for index in entries.indices where entries[index].key.isEscaped {
      let start = bytes.count
      StringsEscapes.append(entries[index].key, of: file.bytes, to: &bytes)
      entries[index].key = TextRange(start..<bytes.count)
    }
    var duplicates: [Duplicate] = []
    self.init(
      path: file.path, bytes: bytes, textLength: file.bytes.count, entries: entries,
      duplicates: &duplicates)
    issues = issues(of: reader.scanner.faults, duplicates: duplicates, in: file)
  }

  /// Takes the pairs of a table that another reader read, in their order.
  init(path: String, pairs: [PropertyList.Pair], issues: [Issue]) {
    var bytes: [UInt8] = []
    var entries: [StringsReader.Entry] = []
    for pair in pairs {
      let start = bytes.count
      bytes.append(contentsOf: pair.key.utf8)
      let middle = bytes.count
      bytes.append(contentsOf: pair.text.utf8)
      entries.append(
        StringsReader.Entry(
          leading: 0, keyOffset: 0, key: TextRange(start..<middle),
          value: TextRange(middle..<bytes.count)))
    }
    var duplicates: [Duplicate] = []
    self.init(
      path: path, bytes: bytes, textLength: 0, entries: entries, places: pairs.compactMap(\.place),
      duplicates: &duplicates)
    self.issues = issues
  }

  /// Two entries with one key.
  struct Duplicate {
    let former: Int
    let later: Int
  }

  private init(
    path: String, bytes: [UInt8], textLength: Int, entries: [StringsReader.Entry],
    places: [SourcePosition] = [], duplicates: inout [Duplicate]
  ) {
    self.path = path
    self.bytes = bytes
    self.textLength = textLength
    self.entries = entries
    self.places = places
    var index = KeyIndex()
    let span = bytes.span
    for number in entries.indices {
      let key = span.extracting(entries[number].key.range)
      let former = index.insert(number, hash: KeyIndex.hash(key)) {
        Self.areEqual(span.extracting(entries[$0].key.range), key)
      }
      if let former { duplicates.append(Duplicate(former: former, later: number)) }
    }
    self.index = index
  }
}

// MARK: - Look-up

extension StringsFile {
  /// The value of a key, as the file has it; the last one counts where the key stands twice.
  func value(for key: String) -> String? {
    entryNumber(of: key).map(value(of:))
  }

  func entryNumber(of key: String) -> Int? {
    let wanted = key.utf8.span
    let span = bytes.span
    return index.find(hash: KeyIndex.hash(wanted)) {
      Self.areEqual(span.extracting(entries[$0].key.range), wanted)
    }
  }

  func key(of entry: Int) -> String {
    String(decoding: bytes[entries[entry].key.range], as: UTF8.self)
  }

  func value(of entry: Int) -> String {
    let value = entries[entry].value
    guard value.isEscaped else { return String(decoding: bytes[value.range], as: UTF8.self) }
    var decoded: [UInt8] = []
    StringsEscapes.append(value, of: bytes, to: &decoded)
    return String(decoding: decoded, as: UTF8.self)
  }

  /// The entries that look-ups find, in the order of the file.
  var foundEntries: [Int] { index.entries.sorted() }

  private static func areEqual(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
    guard one.count == other.count else { return false }
    for offset in one.indices where one[offset] != other[offset] { return false }
    return true
  }
}
