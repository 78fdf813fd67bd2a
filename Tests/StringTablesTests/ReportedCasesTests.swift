import Foundation
import LocaleLayer
import TestSupport
import Testing

@testable import StringTables

/// The faults that other tools were reported for, each with the right behaviour.
///
/// What a row is about stands in our own tables of cases too; here the rows run as they are.
@Suite(.enabled(if: SharedFolder.has("cases/string-tables.tsv")))
struct ReportedCasesTests {
  struct Row {
    let id: String
    let input: String
    let expected: JSON
  }

  /// Rows that no code of this room can run, or that we answer in another way.
  private static let answeredElsewhere = [
    "D11": "two files; `stringsdictWinsOverStrings`",
    "D12": "in words; `dumpHasTheFormsOfTheFile`",
    "D14": "by width; `widestTextThatFits`",
    "D10": "needs a second language; `brokenMessageFallsBackAndIsReported`",
    "F14": "an error and no text; `MessageTests`",
    "F10": "an error with a text; `MessageTests`",
    "X03": "in words; the plural rows of `XCStringsTests`",
  ]

  /// Rows that start with these letters and are not answered elsewhere.
  private static func rows(_ letter: String) throws -> [Row] {
    try SharedFolder.rows("cases/string-tables.tsv").compactMap { cells in
      guard cells[0].hasPrefix(letter), answeredElsewhere[cells[0]] == nil else { return nil }
      // Behind some JSON stands, in brackets, what Apple's reader does.
      let end = cells[3].range(of: " [CF/oracle today:")?.lowerBound ?? cells[3].endIndex
      let expected = String(cells[3][..<end])
      return Row(
        id: cells[0], input: try JSON(cells[2]).text ?? "", expected: try JSON(expected))
    }
  }

  @Test func strings() throws {
    let rows = try Self.rows("S")
    #expect(rows.count > 25)
    for row in rows {
      let data =
        row.input.hasPrefix("hex:")
        ? Data(row.input.dropFirst(4).split(separator: " ").compactMap { UInt8($0, radix: 16) })
        : Data(row.input.utf8)
      var expected = row.expected.members ?? [:]
      let isFaulty = expected.removeValue(forKey: "error") != nil
      let hasRemark = expected.removeValue(forKey: "diag") != nil
      let table = TestTables.table(data)
      // A faulty row says where, and leaves open what is kept.
      if !isFaulty {
        let texts = expected.map { (StringKey($0), $1.text ?? "") }
        #expect(TestTables.strings(data) == Dictionary(uniqueKeysWithValues: texts), "\(row.id)")
      }
      let isReported = table.issues.contains { $0.severity == .error && $0.code != "duplicate-key" }
      #expect(isReported == (isFaulty || hasRemark), "\(row.id)")
    }
  }

  @Test func stringsdict() throws {
    for row in try Self.rows("D") {
      let prefix = "(stringsdict entry as JSON) "
      let entry = try JSON(row.input.replacing(prefix, with: "", maxReplacements: 1))
      let file = "<plist><dict><key>k</key>\(entry.propertyList)</dict></plist>"
      for expectation in row.expected.elements ?? [] {
        let language = expectation["lang"]?.text ?? "en"
        let localizer = TestTables.localizer(
          language, ["\(language).lproj/Localizable.stringsdict": file])
        let text = localizer.string("k", arguments: expectation.arguments, isFormat: true)
        #expect(text.string == expectation["text"]?.text, "\(row.id)")
      }
    }
  }

  @Test func xcstrings() throws {
    for row in try Self.rows("X") {
      let key = try JSON(row.input)["strings"]?.members?.keys.first ?? ""
      for expectation in row.expected.elements ?? [] {
        let localizer = TestTables.localizer("en", ["Localizable.xcstrings": row.input])
        let text = localizer.string(key, arguments: expectation.arguments, isFormat: true)
        #expect(text.string == expectation["text"]?.text, "\(row.id)")
      }
      for (language, expected) in row.expected.members ?? [:] {
        guard let tag = LanguageTag(language) else { continue }
        let localizer = TestTables.localizer(
          tag.description, ["Localizable.xcstrings": row.input])
        for (key, text) in expected.members ?? [key: expected] {
          #expect(localizer.string(key, isFormat: false).string == text.text, "\(row.id)")
        }
      }
    }
  }

  @Test func formats() throws {
    for row in try Self.rows("F") {
      let input = try JSON(row.input)
      let format = input["format"]?.text ?? ""
      let arguments = JSON.object(["args": input["args"] ?? .array([])]).arguments
      let localizer = TestTables.localizer(
        "en", ["Localizable.xcstrings": #"{"sourceLanguage":"en","strings":{}}"#])
      let text =
        arguments.isEmpty
        ? LocalizedText(format, language: TestTables.tag("en"))
        : localizer.format(
          Message(format), arguments: arguments, isRightToLeft: localizer.isRightToLeft)
      #expect(text.string == row.expected.text, "\(row.id)")
    }
  }
}

/// Any JSON, as the rows have it.
enum JSON: Decodable {
  case object([String: JSON])
  case array([JSON])
  case string(String)
  case number(Decimal, isWhole: Bool)

  init(_ text: String) throws {
    self = try JSONDecoder().decode(JSON.self, from: Data(text.utf8))
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let array = try? container.decode([JSON].self) {
      self = .array(array)
    } else if let object = try? container.decode([String: JSON].self) {
      self = .object(object)
    } else if (try? container.decode(Bool.self)) != nil {
      self = .string("")
    } else {
      self = .number(
        try container.decode(Decimal.self), isWhole: (try? container.decode(Int.self)) != nil)
    }
  }

  var text: String? { if case .string(let text) = self { text } else { nil } }
  var elements: [JSON]? { if case .array(let elements) = self { elements } else { nil } }
  var members: [String: JSON]? { if case .object(let members) = self { members } else { nil } }

  subscript(_ key: String) -> JSON? { members?[key] }

  /// The member `args` as arguments of a message.
  var arguments: [MessageArgument] {
    (self["args"]?.elements ?? []).map { argument in
      switch argument {
      case .number(let number, isWhole: true): .integer(NSDecimalNumber(decimal: number).intValue)
      case .number(let number, isWhole: false): .decimal(number)
      default: .text(argument.text ?? "")
      }
    }
  }

  /// As XML of a property list.
  var propertyList: String {
    guard let members else {
      let text = (text ?? "").replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      return "<string>\(text)</string>"
    }
    return "<dict>\(members.map { "<key>\($0)</key>\($1.propertyList)" }.joined())</dict>"
  }
}
