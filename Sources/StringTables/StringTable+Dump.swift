import SourceText

extension StringTable {
  /// Every text of the table as a JSON object, one member a line, sorted by their scalars.
  ///
  /// Where texts nest, in plural forms and variations, U+001F joins the names on the way to one; in
  /// a catalogue without a given language U+001E joins the language and the key.
  package func dumpJSON(language: String? = nil) -> String {
    // UTF-8 sorts as scalars do.
    let sorted = texts(language: language).sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
    guard !sorted.isEmpty else { return "{}\n" }
    let lines = sorted.map { "\(Self.quoted($0)): \(Self.quoted($1))" }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  private func texts(language: String?) -> [(String, String)] {
    switch self {
    case .strings(let file):
      file.entries.found.map { (file.entries.key(of: $0), file.entries.value(of: $0)) }
    case .stringsdict(let file): Self.flat(file.list.members)
    case .xcstrings(let file): Self.flat(file, language: language)
    }
  }

  private static func flat(_ members: [PropertyList.Member]) -> [(String, String)] {
    var result: [StringKey: String] = [:]
    func walk(_ path: String, _ list: PropertyList) {
      switch list {
      case .text(let text), .other(_, let text): result[StringKey(path)] = text
      case .dictionary(let members):
        for member in members { walk(path + nameSeparator + member.key, member.value) }
      }
    }
    for member in members { walk(member.key, member.value) }
    return result.map { ($0.key.string, $0.value) }
  }

  private static func flat(_ file: XCStringsFile, language: String?) -> [(String, String)] {
    var result: [StringKey: String] = [:]
    for (key, entry) in file.entries {
      let localizations = entry["localizations"]?.members.map {
        (language: $0.key.string ?? "", value: $0.value)
      }
      let source = file.document.root?["sourceLanguage"]?.string ?? ""
      if language ?? source == source, !(localizations ?? []).contains(where: { $0.0 == source }) {
        result[StringKey(name(of: key, in: source, filter: language))] = key
      }
      for (name, value) in localizations ?? [] where language ?? name == name {
        flatten(value, path: Self.name(of: key, in: name, filter: language), into: &result)
      }
    }
    return result.map { ($0.key.string, $0.value) }
  }

  private static func name(of key: String, in language: String, filter: String?) -> String {
    filter == nil ? language + languageSeparator + key : key
  }

  private static func flatten(
    _ localization: JSONValue, path: String, into result: inout [StringKey: String]
  ) {
    if let unit = localization["stringUnit"] {
      result[StringKey(path)] = unit["value"]?.string ?? ""
    }
    if let set = localization["stringSet"] {
      result[StringKey(path + nameSeparator + "stringSet")] =
        set["values"]?.elements.compactMap(\.string).joined(separator: " | ") ?? ""
    }
    for kind in localization["variations"].map({ Array($0.members) }) ?? [] {
      for form in kind.value.members {
        let names = [path, kind.key.string ?? "", form.key.string ?? ""]
        flatten(form.value, path: names.joined(separator: nameSeparator), into: &result)
      }
    }
    for member in localization["substitutions"].map({ Array($0.members) }) ?? [] {
      let names = [path, "substitutions", member.key.string ?? ""]
      flatten(member.value, path: names.joined(separator: nameSeparator), into: &result)
    }
  }

  private static let nameSeparator = "\u{1F}"
  private static let languageSeparator = "\u{1E}"

  private static func quoted(_ text: String) -> String {
    var result: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): result += Array(#"\""#.utf8)
      case UInt8(ascii: "\\"): result += Array(#"\\"#.utf8)
      case 0x08: result += Array(#"\b"#.utf8)
      case 0x09: result += Array(#"\t"#.utf8)
      case 0x0A: result += Array(#"\n"#.utf8)
      case 0x0C: result += Array(#"\f"#.utf8)
      case 0x0D: result += Array(#"\r"#.utf8)
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        result += Array((#"\u00"# + (digits.count == 1 ? "0" : "") + digits).utf8)
      default: result.append(byte)
      }
    }
    result.append(UInt8(ascii: "\""))
    return String(decoding: result, as: UTF8.self)
  }
}
