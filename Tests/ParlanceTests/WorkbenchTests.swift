import Foundation
import Testing

@testable import Parlance

@MainActor
@Suite("Workbench")
struct WorkbenchTests {
  private func workbench(_ folder: TemporaryFolder) throws -> Workbench {
    try folder.write(TestApp.storyboard, to: "main.storyboard.xml")
    try folder.write(
      #""title"="Title";"sum"="Sum: %@ and %d";"go"="Go";"broken"="%d fine";"#,
      to: "en.lproj/Localizable.strings")
    try folder.write(
      #""title"="Titel";"sum"="Summe: %2$d und %1$@";"#, to: "de.lproj/Localizable.strings")
    try folder.write(#""unused"="x";"#, to: "sr.lproj/Localizable.strings")
    return try Workbench(folder: folder.url)
  }

  @Test("languages come with their names, directions, separators and coverage")
  func languages() throws {
    let folder = try TemporaryFolder()
    let rows = try workbench(folder).languages()
    #expect(rows.map(\.tag.description) == ["en", "de", "sr"])
    #expect(rows.map(\.ownName) == ["English", "Deutsch", "српски"])
    #expect(rows.map(\.decimalSeparator) == [".", ",", ","])
    #expect(rows.map(\.isRightToLeft) == [false, false, false])
    #expect(rows.map(\.percentTranslated) == [100, 50, 0])
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let key: String
    let arguments: [String]
    let language: String
    let text: String?
    var testDescription: String { "\(key) in \(language)" }
  }

  nonisolated static let cases = [
    Case(key: "sum", arguments: ["1.5", "7"], language: "en", text: "Sum: 1.5 and 7"),
    Case(key: "sum", arguments: ["1.5", "7"], language: "de", text: "Summe: 7 und 1,5"),
    Case(key: "sum", arguments: ["x", "-2"], language: "sr", text: "Sum: x and -2"),
    Case(key: "go", arguments: [], language: "de", text: "Go"),
    Case(key: "nowhere", arguments: [], language: "de", text: nil),
  ]

  @Test("a message is formatted with arguments by their form", arguments: cases)
  func message(_ test: Case) throws {
    let folder = try TemporaryFolder()
    let message = try workbench(folder).message(
      test.key, table: nil, arguments: test.arguments, language: LanguageTag(test.language))
    #expect(message?.text == test.text)
  }

  @Test("what is wrong with a message is told beside it")
  func messageIssues() throws {
    let folder = try TemporaryFolder()
    let message = try workbench(folder).message(
      "broken", table: nil, arguments: ["text"], language: LanguageTag("en"))
    #expect(message?.issues.isEmpty == false)
  }

  @Test("a table is one JSON object; its faults come with their places")
  func strings() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("\"a\" = \"1\"\n\"b\" = \"2\";\n", to: "Any.strings")
    let table = try #require(try Workbench.strings(file, language: nil))
    #expect(table.json == "{\n\"a\": \"1\",\n\"b\": \"2\"\n}\n")
    #expect(table.issues.map(\.code) == ["syntax-error"])
    #expect(table.issues.first?.position?.line == 1)
    let text = try folder.write("", to: "a.txt")
    let isTable = try Workbench.strings(text, language: nil) != nil
    #expect(!isTable)
  }
}
