import Foundation
import Parlance

/// The subcommands that answer a question about files, without a terminal.
@MainActor
enum Reports {
  /// What was asked for is not there.
  enum Failure: Error, Hashable {
    case unknownKey(String, table: String?)
    case notATable(String)

    var sentence: String {
      switch self {
      case .unknownKey(let key, let table):
        "No language has the key “\(key)” in the table \(table ?? "Localizable")."
      case .notATable(let file):
        "\(file): expected a file named *.strings, *.stringsdict or *.xcstrings."
      }
    }

    var exitCode: ExitCode {
      switch self {
      case .unknownKey, .notATable: .badData
      }
    }
  }

  /// A line for each language, its fields separated by tabs.
  static func languages(_ workbench: Workbench) throws {
    for language in try workbench.languages() {
      let fields = [
        language.tag.description, language.ownName, language.isRightToLeft ? "rtl" : "ltr",
        String(language.decimalSeparator), "\(language.percentTranslated)%",
      ]
      try Output.result(fields.joined(separator: "\t"))
    }
  }

  static func message(
    _ key: String, table: String?, arguments: [String], language: LanguageTag?,
    in workbench: Workbench
  ) throws {
    guard
      let message = try workbench.message(
        key, table: table, arguments: arguments, language: language)
    else { throw Failure.unknownKey(key, table: table) }
    for issue in message.issues { Output.complaint(issue.description) }
    try Output.result(message.text)
  }

  static func strings(_ path: String, language: LanguageTag?) throws -> ExitCode {
    let file = URL(fileURLWithPath: path)
    guard let table = try Workbench.strings(file, language: language) else {
      throw Failure.notATable(path)
    }
    for issue in table.issues { Output.complaint(issue.description) }
    try Output.result(table.json, terminator: "")
    return table.issues.isEmpty ? .success : .findings
  }
}
