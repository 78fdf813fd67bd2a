import ScreenLayout
import ScreenSession
import ScreenTestSupport
import TerminalCells
import Testing

/// A list that is searched in portions, and what happens before its search is at its end.
@Suite("Long list")
struct LongListTests {
  private static let elements = """
    <searchBar id="find" for="cities"/>
    <list id="cities" items="cities" action="open">
      <item><label text="%@"><argument value="name"/></label>
        <label text="%@"><argument value="clock"/></label></item>
    </list>
    <button title="Send" action="send" default="true"/>
    """

  private static let tables = [
    "en": #""title"="T";"parlance.list.nothingFound"="Nothing found";"#, "ar": #""title"="ع";"#,
  ]

  private static func rows(_ count: Int, clock: Int? = nil) -> [ListRow] {
    (0..<count).map { index in
      var fields: [String: Value] = ["name": .text("City \(index)")]
      fields["clock"] = clock.map { .text("(\($0))") }
      return ListRow(id: "\(index)", fields: fields)
    }
  }

  private func session(_ count: Int = 30_000) throws -> TestSession {
    let fixture = try ScreenFixture(elements: Self.elements, tables: Self.tables)
    var session = TestSession(fixture, columns: 40, rows: 16)
    session.session.state.values = AppValues(
      values: ["clock": .text("")], lists: ["cities": Self.rows(count)], hasCode: true)
    session.session.refreshSearches()
    return session
  }

  /// The list has the focus, all of its rows are found, and one is chosen; then comes a switch.
  private func switched(choosing row: String) throws -> TestSession {
    var session = try session(6_000)
    session.type("city")
    session.press(.enter)
    session.session.select(row, in: "cities")
    session.switchLanguage("ar")
    #expect(session.session.isSearching)
    return session
  }

  private func chosen(_ session: TestSession) -> String? {
    guard case .text(let id) = session.session.contents.value(named: "cities") else { return nil }
    return id
  }

  @Test("a long list is searched in portions: what is found first is shown at once")
  func portions() throws {
    var session = try session()
    session.type("9")
    #expect(session.line(5).hasPrefix("     City 9 ") && session.session.isSearching)
    session.type("999")
    // All rows are known after a while; what was typed last is answered, not what was before.
    #expect(session.session.isSearching && !session.lines.contains { $0.contains("Nothing") })
    var portions = 0
    while session.session.isSearching {
      session.session.searchFurther()
      portions += 1
    }
    #expect((1...70).contains(portions))
    #expect(session.line(5) == "     City 9999")
    #expect(session.line(6) == "     City 19999")
    #expect(session.line(8).isEmpty)
    session.switchLanguage("ar")
    #expect(session.session.isSearching)
    while session.session.isSearching { session.session.searchFurther() }
    #expect(session.line(5).hasSuffix(" City 9999"))
  }

  @Test("a search of a long list that finds nothing says so at its end")
  func portionsWithoutFind() throws {
    var session = try session(5_000)
    session.type("x")
    #expect(session.line(5).isEmpty)
    while session.session.isSearching { session.session.searchFurther() }
    #expect(session.line(5) == "   Nothing found")
  }

  struct Moved: Sendable, CustomTestStringConvertible {
    let key: Key.Code
    let chosen: String
    var effects: [Effect] = []
    var testDescription: String { "\(key)" }
  }

  static let moved = [
    Moved(key: .down, chosen: "4001"), Moved(key: .up, chosen: "3999"),
    Moved(key: .end, chosen: "5999"), Moved(key: .home, chosen: "0"),
    Moved(key: .enter, chosen: "4000", effects: [.perform("open")]),
  ]

  @Test(
    "a key acts on the row that is chosen, though the search did not reach it", arguments: moved)
  func keyWhileSearching(_ test: Moved) throws {
    var session = try switched(choosing: "4000")
    #expect(session.press(test.key) == test.effects)
    #expect(session.focus == "cities")
    #expect(chosen(session) == test.chosen)
  }

  @Test("a press that scrolls, and an app's choice, reach rows that the search did not")
  func othersWhileSearching() throws {
    var session = try switched(choosing: "4000")
    let wheel = MouseEvent(.wheelDown, at: Point(row: 6, column: 10))
    _ = session.session.handle(.mouse(wheel))
    #expect(chosen(session) == "4000")
    #expect(session.lines.contains { $0.contains("City 4003") })
    session.switchLanguage("en")
    session.session.select("5000", in: "cities")
    #expect(chosen(session) == "5000")
  }

  @Test("Enter at once after what was typed goes to the row that is found")
  func enterAtOnce() throws {
    var session = try session()
    session.type("29999")
    #expect(session.session.isSearching)
    #expect(session.press(.enter) == [])
    #expect(session.focus == "cities")
    #expect(chosen(session) == "29999")
    #expect(session.press(.enter) == [.perform("open")])
  }

  @Test("a list with the focus has the cursor, whatever is found yet")
  func cursorWhileSearching() throws {
    var session = try session()
    session.type("29999")
    session.press(.enter)
    let cursor = try #require(session.session.frame.cursor)
    #expect(cursor.row == 5)
    session.switchLanguage("ar")
    #expect(session.session.isSearching)
    #expect(session.line(5).isEmpty)
    #expect(session.session.frame.cursor?.row == 5)
    session = try switched(choosing: "4000")
    #expect(session.session.frame.cursor?.row == 5)
  }

  @Test(
    "a search ends though rows, or a value beside them, differ each time", arguments: [false, true])
  func endless(inRows: Bool) throws {
    var session = try session()
    session.type("29999")
    var frames = 0
    repeat {
      frames += 1
      let rows = Self.rows(30_000, clock: inRows ? frames : nil)
      session.session.state.values.lists["cities"] = rows
      session.session.state.values.values["clock"] = .text("(\(frames))")
      session.session.refreshSearches()
      session.session.searchFurther()
    } while session.session.isSearching && frames < 5
    #expect(frames == 1)
    #expect(session.line(5).hasPrefix("     City 29999"))
    #expect(session.line(5).contains("(1)"))
    #expect(session.line(6).isEmpty)
  }
}
