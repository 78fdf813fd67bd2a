import FoundationEssentials
import LocaleLayer
import SourceText
import StringTables

extension FuzzTarget {
  static let strings = table("strings", "en.lproj/Localizable.strings")
  static let stringsdict = table("stringsdict", "en.lproj/Localizable.stringsdict")
  static let xcstrings = table("xcstrings", "Localizable.xcstrings")

  private static func table(_ name: String, _ path: String) -> FuzzTarget {
    let location = TableLocation(path: path)
    let english = LanguageTag("en")
    return FuzzTarget(name: name) { bytes in
      guard let location, let english else { fatalError("\(path) is no English table") }
      let data = Data(bytes)
      let table = StringTable(reading: TableFile(location, data: data))
      checkIssues(table.issues, in: SourceFile(path: path, data: data))
      checkDump(of: table)
      checkLookUps(in: table, at: location, english)
    }
  }

  /// What the table dumps is JSON without a fault.
  private static func checkDump(of table: StringTable) {
    let dump = SourceFile(path: "dump.json", data: Data(table.dumpJSON().utf8))
    let document = JSONDocument(reading: dump)
    check(document.issues.isEmpty, "\(document.issues)")
    _ = table.dumpJSON(language: "en")
  }

  /// Every key of a faultless table is found, and its text takes any arguments.
  private static func checkLookUps(
    in table: StringTable, at location: TableLocation, _ english: LanguageTag
  ) {
    let bundle = LanguageBundle(language: english, tables: [(location, table)])
    let localizer = Localizer(chain: [bundle], locale: AppLocale(language: english))
    for entry in table.entries(in: english).prefix(50) {
      for arguments in [[], [.integer(2), .text("x")], [.text("x")]] as [[MessageArgument]] {
        let text = localizer.string(entry.key, arguments: arguments, isFormat: true)
        check(!text.isMissing || !table.issues.isEmpty, "\(entry.key) is lost without an issue")
      }
      _ = localizer.string(entry.key, isFormat: false, cells: 5)
    }
  }
}

/// Every issue has a sentence that a terminal may print, and a place within the file.
func checkIssues(_ issues: [Issue], in file: SourceFile) {
  let lines = LineIndex(utf8: file.bytes)
  let end = lines.position(at: file.bytes.count)
  for issue in issues {
    check(!issue.sentence.isEmpty, "\(issue.code) without a sentence")
    check(
      issue.description.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control },
      "control characters in \(issue.description.debugDescription)")
    guard let position = issue.position else { continue }
    check((.start...end).contains(position), "\(issue) stands beyond \(end)")
  }
}
