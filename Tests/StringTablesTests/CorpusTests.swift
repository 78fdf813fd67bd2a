import Foundation
import LocaleLayer
import SourceText
import TestSupport
import Testing

@testable import StringTables

/// The tables of shipped apps, beside an independent reader.
@Suite(.enabled(if: SharedFolder.has("corpus")))
struct CorpusTests {
  private static let root = SharedFolder.url.appending(path: "corpus").standardizedFileURL

  static func paths() -> [String] {
    let found = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    return (found ?? []).filter { path in
      TableLocation.Kind.allCases.contains { path.hasSuffix(".\($0.rawValue)") }
    }.sorted()
  }

  static func table(_ path: String) throws -> StringTable {
    let data = try Data(contentsOf: root.appending(path: path))
    let location = TableLocation(path: path) ?? TableLocation(path: "en.lproj/\(path)")
    return StringTable(reading: TableFile(try #require(location), data: data))
  }

  /// Where we differ, and why.
  private static let differences = [
    "utmapp__UTM/Platform/fr.lproj/Localizable.strings":
      "the reader of CoreFoundation stops at a stray = in line 683; ours keeps what follows"
  ]

  @Test(.enabled(if: SharedFolder.has("oracle/strings-oracle.py")))
  func dumpsEqualTheOracles() throws {
    let paths = Self.paths()
    let dumps = try Self.oracleDumps(of: paths)
    try #require(dumps.count == paths.count)
    var different: [String] = []
    for (path, dump) in zip(paths, dumps) where try Self.table(path).dumpJSON() != dump {
      different.append(path)
    }
    #expect(different == Self.differences.keys.sorted())
  }

  /// Asks the oracle for all files in one process.
  private static func oracleDumps(of paths: [String]) throws -> [String] {
    let program = """
      import sys, json, importlib.util
      spec = importlib.util.spec_from_file_location('oracle', sys.argv[1])
      oracle = importlib.util.module_from_spec(spec)
      spec.loader.exec_module(oracle)
      for path in sys.stdin.read().split('\\n'):
          dump = oracle.dump(sys.argv[2] + '/' + path)
          print(json.dumps(json.dumps(dump, ensure_ascii=False, sort_keys=True, indent=0) + '\\n'))
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let oracle = SharedFolder.url.appending(path: "oracle/strings-oracle.py").path
    process.arguments = ["python3", "-B", "-c", program, oracle, root.path]
    let (input, output) = (Pipe(), Pipe())
    (process.standardInput, process.standardOutput) = (input, output)
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data(paths.joined(separator: "\n").utf8))
    try input.fileHandleForWriting.close()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return try data.split(separator: UInt8(ascii: "\n")).map {
      try JSONDecoder().decode(String.self, from: $0)
    }
  }

  @Test func frenchTableWithAStraySign() throws {
    guard
      case .strings(let file) = try Self.table(
        "utmapp__UTM/Platform/fr.lproj/Localizable.strings")
    else { return }
    #expect(file.entries.found.count == 743)
    let issues = Dictionary(grouping: file.issues, by: \.code)
    #expect(issues["syntax-error"]?.map(\.position?.line) == [683])
    #expect(issues["duplicate-key"]?.count == 20)
    #expect(issues.count == 2)
  }

  @Test func brokenReferencesToVariables() throws {
    let broken = try Self.paths().filter { path in
      try path.hasSuffix(".stringsdict")
        && Self.table(path).issues.contains { $0.code == "placeholder-malformed" }
    }
    #expect(
      broken.map { $0.split(separator: "/").dropLast().last } == [
        "cs.lproj", "et.lproj", "fr.lproj", "lt.lproj",
      ])
    for path in broken { #expect(try Self.table(path).issues.first?.position?.line == 8) }
  }
}

/// The texts of the corpus's `.stringsdict` entries for eleven numbers each.
@Suite(.enabled(if: SharedFolder.has("oracle/golden-plurals.tsv") && SharedFolder.has("corpus")))
struct GoldenPluralTests {
  @Test func textsForElevenNumbers() throws {
    let rows = try SharedFolder.rows("oracle/golden-plurals.tsv")
    var bundles: [String: LanguageBundle] = [:]
    var checked = 0
    for row in rows {
      let cells = try row.map {
        try JSONDecoder().decode(JSONScalar.self, from: Data($0.utf8)).text
      }
      let (path, key, language) = (cells[0], cells[1], TestTables.tag(cells[2]))
      let number = try #require(Int(cells[3]))
      let bundle =
        try bundles[path]
        ?? LanguageBundle(
          language: language,
          tables: [
            (
              #require(TableLocation(path: "x.lproj/Localizable.stringsdict")),
              CorpusTests.table(path)
            )
          ])
      bundles[path] = bundle
      // Numbers in the digits of the oracle, which knows no locale.
      let localizer = Localizer(chain: [bundle], locale: AppLocale(language: TestTables.tag("en")))
      let text = localizer.string(key, arguments: [.integer(number)], isFormat: true)
      checked += 1
      #expect(text.string == cells[5], "\(path) \(key) \(number)")
    }
    #expect(checked == rows.count)
  }
}

/// A cell that is a JSON string or a number.
private struct JSONScalar: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    text = try (try? container.decode(String.self)) ?? String(container.decode(Int.self))
  }
}
