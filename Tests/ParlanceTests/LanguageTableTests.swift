import Foundation
import LocaleLayer
import TestSupport
import Testing

/// Each row of the documentation's table of environments is what really happens.
@Suite("The documentation's table of languages")
struct LanguageTableTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let environment: [String: String]
    let texts: [String]
    let numbers: String?
    var testDescription: String { "\(environment)" }
  }

  static let page = SharedFolder.packageRoot
    .appending(path: "Sources/Parlance/Parlance.docc/Languages.md")

  /// The rows below the head of the table; a cell may name several environments.
  static let rows: [Row] = {
    let lines = ((try? String(contentsOf: page, encoding: .utf8)) ?? "").split(separator: "\n")
    let table = lines.drop { !$0.hasPrefix("| environment") }.prefix { $0.hasPrefix("|") }
    return table.dropFirst(2).flatMap { line -> [Row] in
      let cells = line.split(separator: "|").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      let environments = cells[0].split(separator: "`").enumerated()
        .filter { $0.offset % 2 == (cells[0].hasPrefix("`") ? 0 : 1) }.map { variables($0.element) }
      let texts =
        cells[1] == "the development language" ? [] : cells[1].components(separatedBy: ", then ")
      return (environments.isEmpty ? [[:]] : environments).map {
        Row(
          environment: $0, texts: texts, numbers: cells[2] == "as the texts" ? nil : cells[2])
      }
    }
  }()

  private static func variables(_ text: Substring) -> [String: String] {
    let pairs = text.split(separator: " ").map {
      $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    }
    return Dictionary(pairs.map { ($0[0], $0[1]) }, uniquingKeysWith: { $1 })
  }

  @Test("has its rows")
  func isNotEmpty() {
    #expect(Self.rows.count >= 12)
  }

  @Test("says what happens", arguments: rows)
  func holds(_ row: Row) {
    let system = SystemLocale(environment: row.environment)
    #expect(system.textLanguages.map(\.description) == row.texts)
    #expect(system.numbers?.description == row.numbers)
  }
}
