import LocaleLayer
import SourceText

extension XCStringsFile {
  /// The entries that have a text in a language, with their places.
  func tableEntries(in language: LanguageTag) -> [TableEntry] {
    let lines = LineIndex(utf8: document.file.bytes)
    return entries.indices.compactMap { number in
      let (key, value) = entries[number]
      guard !key.isEmpty, isFound(number) else { return nil }
      let place = lines.position(at: keyOffsets[number])
      var reader = XCStringsTexts(lines: lines)
      if let localization = localization(of: number, in: language) {
        reader.add(localization, role: .message, depth: 0)
      } else if language == sourceLanguage {
        reader.texts = [TableEntry.Text(role: .message, string: key, position: place)]
      }
      guard !reader.texts.isEmpty else { return nil }
      var entry = TableEntry(key: key, position: place, texts: reader.texts)
      entry.comment = value["comment"]?.string ?? ""
      entry.isStale = value["extractionState"]?.stands(for: "stale") ?? false
      entry.isTranslatable = value["shouldTranslate"]?.boolean ?? true
      return entry
    }
  }
}

/// Gathers the texts of a localization, those for other devices too.
private struct XCStringsTexts {
  let lines: LineIndex
  var texts: [TableEntry.Text] = []

  mutating func add(_ localization: JSONValue, role: TableEntry.Text.Role, depth: Int) {
    guard depth < XCStringsText.maximumDepth else { return }
    if let unit = localization["stringUnit"], let value = unit["value"], let text = value.string {
      texts.append(
        TableEntry.Text(
          role: role, string: text, position: lines.position(at: value.offset + 1),
          state: unit["state"]?.string))
    }
    if let variations = localization["variations"] {
      add(variations: variations, role: role, depth: depth)
    }
    for member in localization["substitutions"].map({ Array($0.members) }) ?? [] {
      let name = member.key.string ?? ""
      if let variations = member.value["variations"] {
        add(variations: variations, role: .form(variable: name, .other), depth: depth)
      }
    }
  }

  private mutating func add(variations: JSONValue, role: TableEntry.Text.Role, depth: Int) {
    for device in variations["device"].map({ Array($0.members) }) ?? [] {
      add(device.value, role: role, depth: depth + 1)
    }
    for form in variations["plural"].map({ Array($0.members) }) ?? [] {
      guard let category = form.key.string.flatMap(PluralCategory.init) else { continue }
      var variable = ""
      if case .form(let name, _) = role { variable = name }
      add(form.value, role: .form(variable: variable, category), depth: depth + 1)
    }
  }
}
