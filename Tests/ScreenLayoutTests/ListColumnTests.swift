import ScreenLayout
import ScreenTestSupport
import TerminalCells
import Testing

/// The labels of a list's item: where each stands, which of them are shown.
@Suite("Labels of a list's rows")
struct ListColumnTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let labels: String
    let language: String
    let rows: [String]

    init(_ description: String, _ labels: String, language: String = "en", _ rows: [String]) {
      testDescription = description
      self.labels = labels
      self.language = language
      self.rows = rows
    }
  }

  private static func label(_ field: String, _ attributes: String = "") -> String {
    "<label text=\"%@\" \(attributes)><argument value=\"\(field)\"/></label>"
  }

  static let cases = [
    Case(
      "the first takes what the others leave, those stand at the trailing side",
      label("name") + label("count"),
      ["     Tea                          5", "     Coffee                      12"]),
    Case(
      "an alignment of its own", label("name") + label("count", #"alignment="leading""#),
      ["     Tea                         5", "     Coffee                      12"]),
    Case(
      "a first label at the trailing side",
      label("name", #"alignment="trailing""#) + label("count"),
      ["                            Tea   5", "                         Coffee  12"]),
    Case(
      "centred", label("name", #"alignment="center""#),
      ["                  Tea", "                 Coffee"]),
    Case(
      "a width at the least",
      label("count", #"minimumWidth="6" alignment="leading" grow="0""#)
        + label("name", #"alignment="leading" grow="1""#),
      ["     5       Tea", "     12      Coffee"]),
    Case(
      "spare room goes to the label that grows",
      label("name") + label("count", #"grow="1" alignment="leading""#),
      ["     Tea     5", "     Coffee  12"]),
    Case(
      "hidden by a field of the row: its place stays empty",
      label("name") + label("count", #"hidden="secret""#),
      ["     Tea", "     Coffee                      12"]),
    Case(
      "hidden by a value: the others have its room",
      label("name", #"hidden="always""#) + label("count", #"alignment="leading""#),
      ["     5", "     12"]),
    Case(
      "mirrored", label("name") + label("count", #"alignment="leading""#), language: "he",
      ["      5                         Tea", "     12                      Coffee"]),
  ]

  @Test("stand where the description puts them", arguments: cases)
  func columns(_ test: Case) throws {
    let frame = try frame(test.labels, language: test.language)
    let lines = frame.lines[3...4].map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    #expect(lines == test.rows)
  }

  @Test("a label that a row takes out of use is dim")
  func disabled() throws {
    let frame = try frame(Self.label("name", #"enabled="fresh""#), language: "en")
    let attributes = [3, 4].map { row in
      frame.grid.row(row).filter { $0.text != " " }.map(\.style.attributes)
    }
    #expect(attributes[0] == Array(repeating: .dim, count: 3))
    #expect(attributes[1] == Array(repeating: [], count: 6))
  }

  @Test("a closed picker shows no hidden label")
  func picker() throws {
    let labels = Self.label("name") + Self.label("count", #"hidden="secret""#)
    let fixture = try ScreenFixture(
      elements: """
        <picker id="p" items="drinks" selected="t"><item>\(labels)</item></picker>
        <picker id="q" items="drinks" selected="c"><item>\(labels)</item></picker>
        """)
    let frame = fixture.frame(state: Self.state, columns: 40, rows: 12)
    #expect(frame.lines[3].hasPrefix("    Tea             ▾"))
    #expect(frame.lines[5].hasPrefix("    Coffee  12      ▾"))
  }

  private static let state: ScreenState = {
    var state = ScreenState(screen: "main")
    state.values = AppValues(
      values: ["always": .flag(true)],
      lists: [
        "drinks": [
          ListRow(
            id: "t",
            fields: [
              "name": .text("Tea"), "count": .number(5), "secret": .flag(true),
              "fresh": .flag(false),
            ]),
          ListRow(
            id: "c",
            fields: [
              "name": .text("Coffee"), "count": .number(12), "secret": .flag(false),
              "fresh": .flag(true),
            ]),
        ]
      ], hasCode: true)
    return state
  }()

  private func frame(_ labels: String, language: String) throws -> Frame {
    try ScreenFixture(
      elements: "<list id=\"l\" items=\"drinks\"><item>\(labels)</item></list>"
    ).frame(language, state: Self.state, columns: 40, rows: 12)
  }
}
