import FoundationEssentials
import ScreenLayout
import ScreenSession
import ScreenTestSupport
import TerminalCells
import Testing

/// A list and the search bar that filters it.
@Suite("List")
struct ListTests {
  private static let elements = """
    <searchBar id="find" localizedPrompt="find" localizedPlaceholder="hint" for="cities"/>
    <list id="cities" items="cities" action="open" localizedEmptyText="empty">
      <item><label text="%@"><argument value="name"/></label>
        <label text="%@"><argument value="amount" format="number"/></label></item>
    </list>
    <label localizedText="chosen"><argument value="cities"/></label>
    """

  private static let tables = [
    "en": """
    "title"="T";"find"="Find";"hint"="A city";"empty"="No cities yet";"chosen"="(%@)";
    "parlance.list.nothingFound"="Nothing found";
    """,
    "ar": """
    "title"="ع";"find"="بحث";"hint"="مدينة";"empty"="لا مدن";"chosen"="(%@)";
    "parlance.list.nothingFound"="لا نتائج";
    """,
    "tr": #""title"="T";"find"="Ara";"hint"="Kent";"empty"="Yok";"chosen"="(%@)";"#,
    "th": #""title"="ท";"find"="ค้นหา";"hint"="เมือง";"empty"="ไม่มี";"chosen"="(%@)";"#,
  ]

  private static let names = [
    "İstanbul", "Łódź", "Zürich", "Beograd", "東京", "القاهرة", "Rio", "Oslo", "Paris", "Roma",
    "Praha", "Wien",
  ]

  private static func rows(_ names: [String]) -> [ListRow] {
    names.enumerated().map { index, name in
      ListRow(
        id: name, fields: ["name": .text(name), "amount": .number(Decimal(index * 1000) + 0.5)])
    }
  }

  private func session(
    _ names: [String]? = ListTests.names, hasCode: Bool = true, rows: Int = 16,
    language: String = "en"
  ) throws -> TestSession {
    let fixture = try ScreenFixture(elements: Self.elements, tables: Self.tables)
    var session = TestSession(fixture, language: language, columns: 40, rows: rows)
    session.session.state.values = AppValues(
      lists: names.map { ["cities": Self.rows($0)] } ?? [:], hasCode: hasCode)
    session.session.refreshSearches()
    return session
  }

  private func chosen(_ session: TestSession) -> String? {
    guard case .text(let id) = session.session.contents.value(named: "cities") else { return nil }
    return id
  }

  @Test("one row a line: the first label leading, the others trailing, the chosen one marked")
  func layout() throws {
    var session = try session()
    #expect(session.line(3) == "   Find  A city")
    #expect(session.line(5) == "     İstanbul                   0.5 █")
    #expect(session.line(8) == "     Beograd                3,000.5 █")
    session.press(.tab)
    #expect(session.line(5) == "   ▌ İstanbul                   0.5 █")
    #expect(session.session.frame.grid[5, 6].style == Palette().style(.focus))
    #expect(session.session.frame.cursor == Point(row: 5, column: 5))
    session.switchLanguage("ar")
    #expect(session.line(5) == "   █ 0.5                   İstanbul ▐")
  }

  struct Keys: Sendable, CustomTestStringConvertible {
    let keys: [Key.Code]
    let chosen: String
    /// The row of the chosen one on the screen.
    let row: Int
    var testDescription: String { "\(keys)" }
  }

  static let keys = [
    Keys(keys: [], chosen: "İstanbul", row: 5),
    Keys(keys: [.down], chosen: "Łódź", row: 6),
    Keys(keys: [.down, .up], chosen: "İstanbul", row: 5),
    Keys(keys: [.pageDown], chosen: "Oslo", row: 12),
    Keys(keys: [.pageDown, .pageDown], chosen: "Wien", row: 12),
    Keys(keys: [.end], chosen: "Wien", row: 12),
    Keys(keys: [.end, .down], chosen: "Wien", row: 12),
    Keys(keys: [.end, .up, .up], chosen: "Roma", row: 10),
    Keys(keys: [.end, .home], chosen: "İstanbul", row: 5),
    Keys(keys: [.end, .pageUp, .pageUp], chosen: "İstanbul", row: 5),
  ]

  @Test("keys move the choice, and no further than needed the rows", arguments: keys)
  func moving(_ test: Keys) throws {
    var session = try session()
    session.press(.tab)
    for key in test.keys { session.press(key) }
    #expect(chosen(session) == test.chosen)
    #expect(session.session.frame.cursor?.row == test.row)
  }

  @Test("Enter runs the action; Up from the first row goes to the search bar")
  func enter() throws {
    var session = try session()
    session.press(.down)
    #expect(session.focus == "cities")
    #expect(session.press(.enter) == [.perform("open")])
    session.press(.up)
    #expect(session.focus == "find")
    session.press(.enter)
    #expect(session.focus == "cities")
  }

  @Test("nothing is chosen before the person goes to the list")
  func unchosen() throws {
    #expect(chosen(try session()) == "")
    #expect(try !session().lines.contains { $0.contains("▌") })
  }

  struct Search: Sendable, CustomTestStringConvertible {
    let query: String
    let language: String
    let found: [String]
    var testDescription: String { "\(query) in \(language)" }
  }

  static let searches = [
    Search(query: "lodz", language: "en", found: ["Łódź"]),
    Search(query: "ZURICH", language: "en", found: ["Zürich"]),
    Search(query: "ist", language: "en", found: ["İstanbul"]),
    Search(query: "ist", language: "tr", found: ["İstanbul"]),
    Search(query: "京", language: "en", found: ["東京"]),
    Search(query: "القاه", language: "ar", found: ["القاهرة"]),
    Search(query: "ro", language: "en", found: ["Roma"]),
    // What is shown is found: grouping as the language writes it.
    Search(query: "3,000", language: "en", found: ["Beograd"]),
    Search(query: "3.000", language: "tr", found: ["Beograd"]),
    Search(query: "3,000", language: "tr", found: []),
    Search(query: "nowhere", language: "en", found: []),
    // The end of one label and the start of the next; Thai ignores line breaks.
    Search(query: "n11", language: "en", found: []),
    Search(query: "n11", language: "th", found: []),
    Search(query: "WIEN", language: "th", found: ["Wien"]),
  ]

  @Test("a search finds what a row shows, whatever case and diacritics", arguments: searches)
  func searching(_ test: Search) throws {
    var session = try session(language: test.language)
    session.type(test.query)
    let shown = Self.names.filter { name in
      session.lines.dropFirst(4).contains { $0.contains(name) }
    }
    #expect(test.language == "ar" || shown == test.found)
    session.press(.down)
    #expect(chosen(session) == test.found.first ?? "")
  }

  @Test("a search is done again in the new language, and kept")
  func searchOverSwitch() throws {
    var session = try session()
    session.type("3,0")
    #expect(session.lines.contains { $0.contains("Beograd") })
    let state = session.session.state
    session.switchLanguage("tr")
    #expect(!session.lines.contains { $0.contains("Beograd") })
    session.switchLanguage("en")
    #expect(session.lines.contains { $0.contains("Beograd") })
    #expect(session.session.state.memories == state.memories)
    session.press(.home, .shift)
    session.press(.delete)
    #expect(session.line(5).contains("İstanbul"))
  }

  @Test("a choice is an id: it stays over a switch and another order")
  func choiceIsAnId() throws {
    var session = try session()
    session.press(.tab)
    for _ in 0..<3 { session.press(.down) }
    session.switchLanguage("ar")
    #expect(chosen(session) == "Beograd")
    session.session.state.values.lists["cities"] = Self.rows(Self.names.reversed())
    #expect(chosen(session) == "Beograd")
    #expect(session.session.frame.cursor != nil)
    session.press(.down)
    #expect(chosen(session) == "Zürich")
  }

  @Test("when the chosen row is removed, the one in its place is chosen")
  func removal() throws {
    var session = try session()
    session.press(.tab)
    session.press(.down)
    session.session.state.values.lists["cities"] = Self.rows(Self.names.filter { $0 != "Łódź" })
    #expect(chosen(session) == "Zürich")
    session.session.state.values.lists["cities"] = Self.rows(["Oslo"])
    #expect(chosen(session) == "Oslo")
    session.session.state.values.lists["cities"] = []
    #expect(chosen(session) == "")
    #expect(session.line(5) == "   No cities yet")
  }

  @Test("an app selects a row, and clears the search")
  func fromTheApp() throws {
    var session = try session()
    session.type("os")
    session.session.setText("", of: "find")
    session.session.select("Paris", in: "cities")
    session.session.select("nowhere", in: "cities")
    #expect(chosen(session) == "Paris")
    #expect(session.line(3) == "   Find  A city")
    session.control("u")
    #expect(session.line(3) == "   Find  os")
  }

  @Test("nothing found is said in the language")
  func nothingFound() throws {
    var session = try session()
    session.type("xyz")
    #expect(session.line(5) == "   Nothing found")
    session.switchLanguage("ar")
    #expect(session.line(5).hasSuffix("ﺞﺋﺎﺘﻧ ﻻ"))
  }

  @Test("without Swift code there are three sample rows")
  func samples() throws {
    let session = try session(nil, hasCode: false)
    #expect((5..<8).allSatisfy { session.line($0).hasPrefix("     name") })
    #expect(session.line(8) == "")
    #expect(try self.session(nil).line(5) == "   No cities yet")
  }

  @Test("a press chooses the row, and the wheel scrolls what is under it")
  func mouse() throws {
    var session = try session()
    _ = session.click(row: 7, column: 10)
    #expect(session.focus == "cities")
    #expect(chosen(session) == "Zürich")
    _ = session.session.handle(.mouse(MouseEvent(.wheelDown, at: Point(row: 8, column: 10))))
    #expect(session.line(5).contains("Beograd"))
    #expect(chosen(session) == "Zürich")
    session.press(.down)
    #expect(chosen(session) == "Beograd")
    #expect(session.session.frame.cursor?.row == 5)
  }

  @Test("a hundred thousand rows scroll, and are drawn in every language")
  func manyRows() throws {
    var session = try session((0..<100_000).map { "row \($0)" })
    session.press(.tab)
    session.press(.end)
    #expect(session.line(12).contains("row 99999"))
    for language in ["ar", "tr", "en"] { session.switchLanguage(language) }
    for _ in 0..<20 { session.press(.pageUp) }
    #expect(chosen(session) == "row 99859")
  }

  @Test("a label that names its own list ends")
  func circle() throws {
    let fixture = try ScreenFixture(
      elements: """
        <searchBar id="s" for="l"/>
        <list id="l" items="rows"><item><label text="%@"><argument value="l"/></label></item></list>
        """)
    var session = TestSession(fixture)
    session.type("1")
    session.press(.down)
    #expect(session.lines.count == 24)
  }
}
