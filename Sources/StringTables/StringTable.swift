import LocaleLayer
package import SourceText

/// A table as it was read, whatever its format.
package enum StringTable: Sendable {
  case strings(StringsFile)
  case stringsdict(StringsDictFile)
  case xcstrings(XCStringsFile)

  /// Reads a table; what is wrong with it is among its issues, and the rest is kept.
  package init(reading file: TableFile) {
    guard file.data.count <= StringsReader.maximumSize else {
      let fault = TableFault.tooLarge(bytes: file.data.count)
      let issue = Issue(fault, file: file.location.path, at: nil)
      self = .strings(StringsFile(path: file.location.path, pairs: [], issues: [issue]))
      return
    }
    let source = TableSource(file)
    switch (file.location.kind, source) {
    case (.stringsdict, _):
      self = .stringsdict(StringsDictFile(source))
    case (.xcstrings, .text(let text)):
      self = .xcstrings(XCStringsFile(text))
    case (_, .text(let text)) where PropertyList.Form(of: text) == .openStep:
      self = .strings(StringsFile(text))
    default:
      self = .strings(StringsFile(propertyList: source))
    }
  }

  /// The file as issues name it.
  package var path: String {
    switch self {
    case .strings(let file): file.path
    case .stringsdict(let file): file.path
    case .xcstrings(let file): file.path
    }
  }

  package var issues: [Issue] {
    switch self {
    case .strings(let file): file.issues
    case .stringsdict(let file): file.issues
    case .xcstrings(let file): file.issues
    }
  }

  /// What the table has under a key in a language; a catalogue alone has several.
  func text(for key: String, in language: LanguageTag) -> TableText? {
    switch self {
    case .strings(let file): file.value(for: key).map { .plain(PlainText($0)) }
    case .stringsdict(let file): file.text(for: key)
    case .xcstrings(let file): file.text(for: key, in: language)
    }
  }

  /// Where the text of a key stands.
  func place(of key: String, in language: LanguageTag) -> SourcePosition? {
    switch self {
    case .strings(let file): file.entries.number(of: key).flatMap(file.place)
    case .stringsdict(let file): file.place(of: key)
    case .xcstrings(let file): file.place(of: key, in: language)
    }
  }

  /// A key in several tables of one name and language: the first of these wins.
  ///
  /// `.stringsdict` before `.strings` is Foundation's order. A catalogue comes last, for where it
  /// has no text in its source language the key itself stands for one.
  var rank: Int {
    switch self {
    case .stringsdict: 0
    case .strings: 1
    case .xcstrings: 2
    }
  }
}
