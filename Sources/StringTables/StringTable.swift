import LocaleLayer
package import SourceText

/// A table as it was read, whatever its format.
package enum StringTable: Sendable {
  case strings(StringsFile)

  /// Reads a table; what is wrong with it is among its issues, and the rest is kept.
  package init(reading file: TableFile) {
    let source = SourceFile(path: file.location.path, data: file.data)
    self = .strings(StringsFile(source))
  }

  package var issues: [Issue] {
    switch self {
    case .strings(let file): file.issues
    }
  }

  /// What the table has under a key in a language; a catalogue alone has several.
  func text(for key: String, in language: LanguageTag) -> TableText? {
    switch self {
    case .strings(let file): file.value(for: key).map(TableText.plain)
    }
  }

  /// Where the text of a key stands.
  func place(of key: String, in language: LanguageTag) -> SourcePosition? {
    switch self {
    case .strings(let file): file.entries.number(of: key).flatMap(file.place)
    }
  }

  /// A key in several tables of one name and language: the first of these wins.
  ///
  /// `.stringsdict` before `.strings` is Foundation's order. A catalogue comes last, for where it
  /// has no text in its source language the key itself stands for one.
  var rank: Int {
    switch self {
    case .strings: 1
    }
  }
}
