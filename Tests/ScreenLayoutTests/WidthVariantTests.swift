import Foundation
import LocaleLayer
import ScreenLayout
import ScreenTestSupport
import StringTables
import TerminalCells
import Testing

/// What becomes of a text that does not fit: a narrower form of the message, then lines, then an
/// ellipsis.
@Suite("Texts that come in several widths")
struct WidthVariantTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let elements: String
    let columns: Int
    /// The first rows of the body.
    let rows: [String]

    init(_ description: String, _ elements: String, columns: Int, _ rows: [String]) {
      testDescription = "\(description), \(columns) columns"
      self.elements = elements
      self.columns = columns
      self.rows = rows
    }
  }

  private static let label = #"<label localizedText="sum"/>"#
  private static let button = #"<button localizedTitle="sum" action="a"/>"#
  private static let form = #"<form><row localizedText="sum"><label text="1"/></row></form>"#
  private static let toggle = #"<toggle id="t" localizedTitle="sum"/>"#

  private static let search =
    #"<searchBar id="s" localizedPrompt="sum" placeholder="Go"/>"#

  static let cases = [
    Case(
      "a label with room has its widest form", label, columns: 40, ["   All that you spent abroad"]),
    Case("a narrower one where that is too wide", label, columns: 26, [" All you spent"]),
    Case("the narrowest", label, columns: 22, [" All you spent"]),
    Case(
      "wrapped only when none fits", #"<label localizedText="long"/>"#, columns: 20,
      [" Longest words of", " all"]),
    Case(
      "truncated only when no line is left", #"<label lines="1" localizedText="long"/>"#,
      columns: 20, [" Longest words of …"]),
    Case("a button", button, columns: 40, ["   [ All that you spent abroad ]"]),
    Case("a button in little room", button, columns: 24, [" [ All you spent ]"]),
    Case("a toggle", toggle, columns: 24, [" [ ] All you spent"]),
    Case("a row's caption", form, columns: 48, ["   All that you spent abroad   1"]),
    Case(
      "a row's caption gives way before it stands above", form, columns: 34,
      [" All you spent   1"]),
    Case("a caption above where none fits", form, columns: 22, [" All you spent", " 1"]),
    Case(
      "segments",
      """
      <segmentedControl id="s" localized="true"><segment id="a" title="sum"/>\
      <segment id="b" title="sum"/></segmentedControl>
      """, columns: 24, [" ‹All you spent›", "  All you spent"]),
    Case(
      "a message with a value",
      #"<label localizedText="spent"><argument value="n"/></label>"#, columns: 20,
      [" 3 spent"]),
    Case(
      "two buttons beside one another",
      "<stack axis='horizontal' spacing='1'>\(button)\(button)</stack>",
      columns: 44, ["   [ All you spent ] [ All you spent ]"]),
    Case("a search bar's prompt", search, columns: 80, ["   All that you spent abroad  Go"]),
    Case(
      "a search bar's prompt gives way before the field is short", search, columns: 40,
      ["   All you spent  Go"]),
    Case(
      "and stands whole beside the least field", search, columns: 25, [" All you spent  Go"]),
    Case("cut where not even that is left", search, columns: 20, [" All you…  Go"]),
    Case(
      "a search bar beside a label",
      "<stack axis='horizontal' spacing='1'>\(search)<label text='Many words of one'/></stack>",
      columns: 42, ["   All you spent  Go       Many words", "                           of one"]),
  ]

  private static let rules = [
    "sum": ["10": "All you spent", "30": "All that you spent abroad"],
    "title": ["4": "Trip", "20": "Your trip abroad"],
    "go": ["5": "More", "20": "More of them all"],
    "long": ["10": "Longest words of all", "40": "The longest words of all that there are"],
    "spent": ["8": "%d spent", "30": "%d were spent while abroad"],
  ]

  @Test("takes the form that fits", arguments: cases)
  func body(_ test: Case) throws {
    let frame = try frame(test.elements, columns: test.columns, rows: 12)
    let lines = frame.lines.dropFirst(3).dropLast().map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    #expect(Array(lines.prefix(test.rows.count)) == test.rows)
    #expect(lines.dropFirst(test.rows.count).joined() == "")
  }

  @Test(
    "the bar's title and items give way before anything is left out",
    arguments: [
      (50, " Your trip abroad      More of them all   English "),
      (40, " Your trip abroad        More   English "),
      (24, " Trip    More   English "), (20, " Trip          More "),
    ])
  func bar(columns: Int, row: String) throws {
    let item =
      #"<navigationItem localizedTitle="title"><barButtonItem localizedTitle="go" action="a"/></navigationItem>"#
    #expect(try frame("", columns: columns, rows: 8, navigationItem: item).lines[0] == row)
  }

  @Test("the letter of a button is underlined in each of its forms")
  func letters() throws {
    for columns in [24, 40] {
      let frame = try frame(Self.button, columns: columns, rows: 12)
      let underlined = frame.grid.row(3).filter { $0.style.attributes.contains(.underline) }
      #expect(underlined.map(\.text) == ["A"])
      #expect(frame.altLetters.keys.sorted() == ["a"])
    }
  }

  @Test("a form that fits is no flaw; one that does not is named as it is shown")
  func flaws() throws {
    #expect(try frame(Self.label, columns: 26, rows: 12).flaws == [])
    let flaws = try frame(#"<label lines="1" localizedText="long"/>"#, columns: 20, rows: 12).flaws
    #expect(flaws.map(\.text) == ["Longest words of all"])
  }

  private func frame(
    _ elements: String, columns: Int, rows: Int, navigationItem: String = ""
  ) throws -> Frame {
    let fixture = try ScreenFixture(
      storyboard: """
        <storyboard id="t" initialScreen="m" developmentLanguage="en"><screen id="m">
        \(navigationItem)\(elements)</screen></storyboard>
        """)
    let table = Self.rules.mapValues { ["NSStringVariableWidthRuleType": $0] }
    let data = try PropertyListSerialization.data(
      fromPropertyList: table, format: .xml, options: 0)
    let location = try #require(TableLocation(path: "en.lproj/Localizable.stringsdict"))
    let bundle = LanguageBundle(language: .english, files: [TableFile(location, data: data)])
    #expect(bundle.issues.isEmpty)
    var state = ScreenState(screen: "m")
    state.values = AppValues(values: ["n": .number(3)], hasCode: true)
    let locale = fixture.locale("en")
    return Frame(
      fixture.initialMap, state: state, localizer: Localizer(chain: [bundle], locale: locale),
      locale: locale, size: Size(columns: columns, rows: rows))
  }
}
