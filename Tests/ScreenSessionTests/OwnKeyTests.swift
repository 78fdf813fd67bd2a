import ScreenTestSupport
import ScreenSession
import TerminalCells
import Testing

/// The keys that a storyboard names for its actions.
@Suite("Keys of the storyboard")
struct OwnKeyTests {
  private func session(language: String = "en") throws -> TestSession {
    TestSession(
      try ScreenFixture(
        storyboard: """
          <storyboard id="t" initialScreen="m" developmentLanguage="en">
          <keyBinding key="Alt-S" action="search"/><keyBinding key="F5" action="save"/>
          <keyBinding key="F6" action="show:n"/><keyBinding key="F7" action="help"/>
          <keyBinding key="F8" action="tidy"/><keyBinding key="F2" action="taken"/>
          <screen id="m"><button localizedTitle="save" action="save"/></screen>
          <screen id="n"><navigationItem localizedTitle="note"/></screen></storyboard>
          """,
        tables: [
          "en": #""save" = "Save"; "note" = "Note"; "parlance.key.help" = "Help";"#,
          "de": #""save" = "Sichern"; "note" = "Notiz"; "parlance.key.help" = "Hilfe";"#,
        ]), language: language, columns: 60, rows: 60)
  }

  @Test("run their actions, which no button's letter takes from them")
  func letters() throws {
    var session = try session()
    #expect(session.press(.character("s"), .alt) == [.perform("search")])
    #expect(session.press(.character("a"), .alt) == [.perform("save")])
    #expect(session.press(.function(8)) == [.perform("tidy")])
  }

  @Test(
    "stand in the help in the words of the screen",
    arguments: [
      (
        "en",
        [
          "Alt-S     search", "F5        Save", "F6        Note", "F7        Help",
          "F8        tidy",
        ]
      ),
      (
        "de",
        [
          "Alt-S     search", "F5        Sichern", "F6        Notiz", "F7        Hilfe",
          "F8        tidy",
        ]
      ),
    ])
  func help(language: String, rows: [String]) throws {
    var session = try session(language: language)
    session.press(.function(1))
    for _ in 0..<5 { session.press(.pageDown) }
    let lines = session.lines
    #expect(rows.filter { row in !lines.contains { $0.contains(row) } } == [])
    // F2 is Parlance's, whatever the storyboard says.
    #expect(!lines.contains { $0.contains("taken") })
  }
}
