import FoundationEssentials
import LocaleLayer
import SourceText

@testable import StringTables

/// Tables made of texts, as the tests of this room need them.
enum TestTables {
  static func table(_ text: String, _ path: String = "en.lproj/Localizable.strings") -> StringTable
  {
    table(Data(text.utf8), path)
  }

  static func table(
    _ data: Data, _ path: String = "en.lproj/Localizable.strings"
  ) -> StringTable {
    guard let location = TableLocation(path: path) else { fatalError("\(path) is no table") }
    return StringTable(reading: TableFile(location, data: data))
  }

  static func strings(_ data: Data) -> [StringKey: String] {
    guard case .strings(let file) = table(data) else { return [:] }
    let entries = file.entries
    return Dictionary(
      uniqueKeysWithValues: entries.found.map {
        (StringKey(entries.key(of: $0)), entries.value(of: $0))
      })
  }

  static func tag(_ text: String) -> LanguageTag {
    guard let tag = LanguageTag(text) else { fatalError("\(text) is no tag") }
    return tag
  }

  static func bundle(_ language: String, _ files: [String: String]) -> LanguageBundle {
    LanguageBundle(
      language: tag(language),
      files: files.sorted { $0.key < $1.key }.map { path, text in
        guard let location = TableLocation(path: path) else { fatalError("\(path) is no table") }
        return TableFile(location, data: Data(text.utf8))
      })
  }

  /// A localizer with one language, whose numbers are those of the language.
  static func localizer(_ language: String, _ files: [String: String]) -> Localizer {
    Localizer(chain: [bundle(language, files)], locale: AppLocale(language: tag(language)))
  }
}

extension StringTable {
  /// `line:column code` of each issue.
  var places: [String] {
    issues.map { issue in (issue.position.map { "\($0) " } ?? "") + issue.code }
  }
}
