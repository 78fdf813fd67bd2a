package import LocaleLayer
package import SourceText

/// One string catalogue: every language of a table in a JSON file (Xcode 15 and later).
///
/// Read once for all languages: what a language has is found by the number of the key.
package final class XCStringsFile: Sendable {
  package let path: String
  package let issues: [Issue]
  /// The language whose text is the key itself where the catalogue has no other.
  package let sourceLanguage: LanguageTag?
  /// The source language, and all others that have a text, by their names.
  package let languages: [LanguageTag]
  let document: JSONDocument
  /// The entries by their keys, in the order of the file.
  let entries: [(key: String, value: JSONValue)]
  /// Where the keys stand in the document.
  let keyOffsets: [Int]
  private let numbers: [StringKey: Int]
  private let localizations: [LanguageTag: Localizations]

  /// The localizations of one language, sorted by the numbers of their keys.
  private struct Localizations: Sendable {
    var numbers: [Int] = []
    var values: [JSONValue] = []

    func value(of number: Int) -> JSONValue? {
      var low = 0
      var high = numbers.count
      while low < high {
        let middle = (low + high) / 2
        if numbers[middle] < number { low = middle + 1 } else { high = middle }
      }
      return low < numbers.count && numbers[low] == number ? values[low] : nil
    }
  }

  init(_ file: SourceFile) {
    path = file.path
    document = JSONDocument(reading: file)
    var reader = XCStringsReader(document: document)
    reader.readHead()
    sourceLanguage = reader.sourceLanguage
    var entries: [(key: String, value: JSONValue)] = []
    var numbers: [StringKey: Int] = [:]
    var localizations: [String: Localizations] = [:]
    var keyOffsets: [Int] = []
    for member in reader.strings {
      let (key, value) = (member.key.string ?? "", member.value)
      keyOffsets.append(member.key.offset)
      // Of twins the later one counts.
      numbers[StringKey(key)] = entries.count
      for (language, localization) in reader.localizations(of: value, key: key) {
        localizations[language, default: Localizations()].numbers.append(entries.count)
        localizations[language, default: Localizations()].values.append(localization)
      }
      entries.append((key, value))
    }
    self.entries = entries
    self.keyOffsets = keyOffsets
    self.numbers = numbers
    self.localizations = reader.tags(of: localizations)
    languages = Set(self.localizations.keys).union(sourceLanguage.map { [$0] } ?? [])
      .sorted { $0.description < $1.description }
    issues = document.issues + reader.issues
  }

  func text(for key: String, in language: LanguageTag) -> TableText? {
    guard let number = numbers[StringKey(key)] else { return nil }
    if let localization = localizations[language]?.value(of: number) {
      return XCStringsText(key: key).text(of: localization)
    }
    // An empty key is a slip of Xcode's extraction, not a text.
    return language == sourceLanguage && !key.isEmpty ? .plain(PlainText(key)) : nil
  }

  /// Whether look-ups find the entry of a number: the last one of its key.
  func isFound(_ number: Int) -> Bool { numbers[StringKey(entries[number].key)] == number }

  func localization(of number: Int, in language: LanguageTag) -> JSONValue? {
    localizations[language]?.value(of: number)
  }

  func place(of key: String, in language: LanguageTag) -> SourcePosition? {
    guard let number = numbers[StringKey(key)] else { return nil }
    let value = localizations[language]?.value(of: number) ?? entries[number].value
    return LineIndex(utf8: document.file.bytes).position(at: value.offset)
  }
}
