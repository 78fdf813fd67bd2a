/// The entries of a table as ranges of its bytes, and an index of their keys.
struct StringsEntries: Sendable {
  /// Two entries with one key.
  struct Duplicate: Sendable {
    let former: Int
    let later: Int
  }

  /// The text of the file, and after it the keys that have escapes, decoded.
  let bytes: [UInt8]
  let list: [StringsReader.Entry]
  /// In the order of the later ones.
  let duplicates: [Duplicate]
  private let index: KeyIndex

  /// Indexes entries; keys with escapes are decoded first.
  init(bytes: [UInt8], list: [StringsReader.Entry]) {
    var bytes = bytes
    var list = list
    for number in list.indices where list[number].key.isEscaped {
      let start = bytes.count
      StringsEscapes.append(list[number].key, of: bytes, to: &bytes)
      list[number].key = TextRange(start..<bytes.count)
    }
    var index = KeyIndex(capacity: list.count)
    var duplicates: [Duplicate] = []
    let span = bytes.span
    for number in list.indices {
      let key = span.extracting(list[number].key.range)
      let former = index.insert(number, hash: KeyIndex.hash(key)) {
        span.extracting(list[$0].key.range).isIdentical(to: key)
      }
      if let former { duplicates.append(Duplicate(former: former, later: number)) }
    }
    self.bytes = bytes
    self.list = list
    self.index = index
    self.duplicates = duplicates
  }

  /// The number of the entry that counts for a key: the last one, where it stands twice.
  func number(of key: String) -> Int? {
    let wanted = key.utf8.span
    let span = bytes.span
    return index.find(hash: KeyIndex.hash(wanted)) {
      span.extracting(list[$0].key.range).isIdentical(to: wanted)
    }
  }

  func key(of number: Int) -> String { text(list[number].key) }

  func value(of number: Int) -> String { text(list[number].value) }

  /// The entries that look-ups find, in the order of the file.
  var found: [Int] { index.entries.sorted() }

  private func text(_ text: TextRange) -> String {
    guard text.isEscaped else {
      return bytes.span.extracting(text.range).withUnsafeBufferPointer {
        String(decoding: $0, as: UTF8.self)
      }
    }
    var decoded: [UInt8] = []
    StringsEscapes.append(text, of: bytes, to: &decoded)
    return String(decoding: decoded, as: UTF8.self)
  }
}
