import LocaleLayer
import SourceText

/// Finds the parts of a string catalogue, and what is wrong with them.
struct XCStringsReader {
  static let versions = ["1.0", "1.1", "1.2"]

  let document: JSONDocument
  private(set) var sourceLanguage: LanguageTag?
  private var faults: [(fault: TableFault, offset: Int)] = []

  init(document: JSONDocument) {
    self.document = document
  }

  /// Reads what holds for the whole catalogue.
  mutating func readHead() {
    guard let root = document.root else {
      if document.issues.isEmpty { faults.append((.emptyTable, 0)) }
      return
    }
    guard root.kind == .object else {
      return wrong("catalogue", root, expected: "an object")
    }
    if let source = root["sourceLanguage"] {
      sourceLanguage = source.string.flatMap { LanguageTag($0) }
      if sourceLanguage == nil { wrong("sourceLanguage", source, expected: "a language tag") }
    } else if document.issues.isEmpty {
      faults.append((.missingMember("sourceLanguage", of: "The catalogue"), root.offset))
    }
    if let version = root["version"], !Self.versions.contains(version.string ?? version.written) {
      faults.append((.unsupportedVersion(String(version.written.prefix(20))), version.offset))
    }
    if let strings = root["strings"] {
      if strings.kind != .object { wrong("strings", strings, expected: "an object") }
    } else if document.issues.isEmpty {
      faults.append((.missingMember("strings", of: "The catalogue"), root.offset))
    }
  }

  /// The entries, in the order of the file.
  var strings: [JSONValue.Member] { document.root?["strings"].map { Array($0.members) } ?? [] }

  /// The localizations of an entry by their languages, as they are written.
  mutating func localizations(of entry: JSONValue, key: String) -> [(String, JSONValue)] {
    guard entry.kind == .object else {
      wrong(key, entry, expected: "an object")
      return []
    }
    guard let localizations = entry["localizations"] else { return [] }
    var found: [(String, JSONValue)] = []
    for member in localizations.members {
      guard member.value.kind == .object else {
        wrong("localizations", member.value, expected: "an object")
        continue
      }
      found.append((member.key.string ?? "", member.value))
      check(member.value, key: key)
    }
    return found
  }

  /// Plain texts are left for when they are asked for: they are the most by far.
  private mutating func check(_ localization: JSONValue, key: String) {
    let isPlain = localization.members.allSatisfy { $0.key.stands(for: "stringUnit") }
    guard !isPlain else {
      if let unit = localization["stringUnit"], unit["value"]?.kind != .string {
        faults.append((.missingMember("value", of: "The localization"), unit.offset))
      }
      return
    }
    switch XCStringsText(key: key).text(of: localization) {
    case .plural(let text):
      for fault in text.faults(key: key) { faults.append((fault, localization.offset)) }
    // Sets of phrases, for App Shortcuts, are no texts of a screen.
    case nil where localization["stringSet"] == nil:
      faults.append((.missingMember("stringUnit", of: "The localization"), localization.offset))
    default: break
    }
  }

  /// The same by language tags.
  mutating func tags<Value>(of byLanguage: [String: Value]) -> [LanguageTag: Value] {
    var result: [LanguageTag: Value] = [:]
    // Sorted, so that of two ways to write one language always the same one counts.
    for (name, value) in byLanguage.sorted(by: { $0.key < $1.key }) {
      if let tag = LanguageTag(name) {
        result[tag] = result[tag] ?? value
      } else {
        faults.append((.badLanguage(name), 0))
      }
    }
    return result
  }

  private mutating func wrong(_ name: String, _ value: JSONValue, expected: String) {
    faults.append((.wrongMember(name, found: "\(value.kind)", expected: expected), value.offset))
  }

  /// All faults so far, with their places.
  var issues: [Issue] {
    guard !faults.isEmpty else { return [] }
    let lines = LineIndex(utf8: document.file.bytes)
    return faults.prefix(StringsReader.maximumErrors).map {
      Issue($0.fault, file: document.file.path, at: lines.position(at: $0.offset))
    }
  }
}
