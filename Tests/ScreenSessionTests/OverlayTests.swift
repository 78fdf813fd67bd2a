import LocaleLayer
import ScreenLayout
import ScreenSession
import ScreenTestSupport
import TerminalCells
import Testing

/// Lists and the help over a screen, by keys and by mouse.
@Suite("Overlays")
struct OverlayTests {
  private func session(language: String = "en") throws -> TestSession {
    var session = TestSession(
      try ScreenFixture(
        elements: """
          <languagePicker id="l" includesSystem="false"/><picker id="r" items="regions" \
          action="moved"/>
          """,
        tables: [
          "en": #""parlance.language.system" = "System"; "parlance.region.automatic" = "Auto";"#,
          "de": "", "sr": "", "ja": "",
        ]),
      language: language)
    session.session.state.language.available = ["en", "de", "sr", "ja"].compactMap {
      LanguageTag($0)
    }
    return session
  }

  private func highlighted(_ session: TestSession) -> String? {
    guard case .choices(let choices) = session.session.state.overlay else { return nil }
    return choices.highlighted
  }

  @Test("F3 lists System first; a picker may leave it out")
  func includesSystem() throws {
    var session = try session()
    session.press(.function(3))
    #expect(session.lines.contains { $0.contains("✓ System") })
    session.press(.escape)
    session.press(.enter)
    #expect(session.lines.contains { $0.contains("Deutsch") })
    #expect(!session.lines.contains { $0.contains("│   System") || $0.contains("✓ System") })
  }

  @Test("without Swift code a picker has three sample rows, and one of them can be chosen")
  func samples() throws {
    var session = try TestSession(
      elements: """
        <picker id="p" items="guides" selected="2"><item>
          <label text="(%@)"><argument value="name"/></label></item></picker>
        """)
    #expect(session.line(3).hasPrefix("    (name)"))
    session.press(.enter)
    #expect(session.lines.filter { $0.contains("│   (name)") }.count == 2)
    #expect(session.lines.contains { $0.contains("│ ✓ (name)") })
    session.press(.down)
    session.press(.enter)
    #expect(session.session.state.memory.elements[ElementAddress(id: "p")] == .choice("3"))
  }

  @Test("a press beside the list leaves it, and the key bar answers over it")
  func outside() throws {
    var session = try session()
    session.press(.function(3))
    #expect(session.click(row: 3, column: 2).isEmpty)
    #expect(session.session.state.overlay == nil)
    session.press(.function(3))
    let column = try #require(session.lines[23].firstIndex(of: "E"))
    let place = session.lines[23].distance(from: session.lines[23].startIndex, to: column)
    _ = session.click(row: 23, column: place)
    #expect(session.session.state.overlay == nil)
  }

  @Test("the wheel moves through a list")
  func wheel() throws {
    var session = try session()
    session.press(.tab)
    session.press(.enter)
    let point = Point(row: 10, column: 40)
    _ = session.session.handle(.mouse(MouseEvent(.wheelDown, at: point)))
    #expect(highlighted(session) != "")
    _ = session.session.handle(.mouse(MouseEvent(.wheelUp, at: point)))
    #expect(highlighted(session) == "")
  }

  @Test("what begins a word is found before what stands inside one")
  func ranking() throws {
    var session = try session(language: "de")
    session.press(.tab)
    session.press(.enter)
    session.type("serb")
    #expect(highlighted(session) == "RS")
    #expect(session.press(.enter) == [.pinRegion(Region("RS")), .perform("moved")])
  }

  @Test("a paste is searched for as if it were typed")
  func paste() throws {
    var session = try session()
    session.press(.function(3))
    _ = session.session.handle(.paste("Deu\ntsch"))
    #expect(highlighted(session) == "de")
  }

  @Test("help scrolls to its end and back without dead keys")
  func help() throws {
    var session = try session()
    session.session.size = Size(columns: 60, rows: 14)
    session.press(.function(1))
    session.press(.end)
    let last = session.lines
    session.press(.down)
    #expect(session.lines == last)
    session.press(.up)
    #expect(session.lines != last)
  }
}

/// What a person scrolled to, and what the focus needs.
@Suite("Scrolling")
struct ScrollingTests {
  private func session() throws -> TestSession {
    let labels = (1...40).map { #"<label text="Line \#($0)"/>"# }.joined()
    return TestSession(
      try ScreenFixture(
        elements: "<stack>\(labels)</stack><button id=\"go\" title=\"Go\" action=\"go\"/>",
        tables: ["en": "", "de": ""]))
  }

  @Test("a screen opens at its start, whatever its first control is")
  func start() throws {
    let session = try session()
    #expect(session.line(3) == "   Line 1")
  }

  @Test("keys scroll a text, and a switch of the language leaves it where it is")
  func paging() throws {
    var session = try session()
    session.press(.pageDown)
    let scrolled = session.line(3)
    #expect(scrolled != "   Line 1")
    session.press(.function(2))
    session.switchLanguage("de")
    #expect(session.line(3) == scrolled)
    session.press(.end)
    #expect(session.lines.contains { $0.contains("[ Go ]") })
    session.press(.home)
    #expect(session.line(3) == "   Line 1")
  }

  @Test("moving the focus shows what has it")
  func focus() throws {
    var session = try session()
    session.session.state.memory.scroll = 0
    session.press(.tab)
    session.press(.tab, .shift)
    _ = session.session.handle(.mouse(MouseEvent(.wheelUp, at: Point(row: 5, column: 5))))
    #expect(session.line(3) == "   Line 1")
  }
}
