import LocaleLayer
import ScreenLayout
import ScreenTestSupport
import TerminalCells
import Testing

@testable import ScreenSession

@Suite("Navigation")
struct NavigationTests {
  private func twoScreens() throws -> TestSession {
    TestSession(
      try ScreenFixture(
        storyboard: """
          <storyboard id="t" initialScreen="a" developmentLanguage="en">
            <keyBinding key="Ctrl-K" action="custom"/>
            <screen id="a">
              <navigationItem title="A"><barButtonItem title="More" action="show:b"/></navigationItem>
              <numericField id="n"/><segmentedControl id="s"><segment id="x" title="X"/>
              <segment id="y" title="Y"/></segmentedControl>
              <button title="Save" action="save" default="true"/>
            </screen>
            <screen id="b"><navigationItem title="B"/><button title="Done" action="back"/></screen>
          </storyboard>
          """,
        tables: [
          "en": """
          "parlance.back" = "Back"; "parlance.language.system" = "System";
          "parlance.key.language" = "Language"; "parlance.key.chooseLanguage" = "List";
          "parlance.key.step" = "Step"; "parlance.key.choose" = "Choose";
          """,
          "de": "",
          "ar": #""parlance.back" = "رجوع";"#,
        ]))
  }

  @Test("Tab goes through the elements in reading order, then the bar, around the ends")
  func tab() throws {
    var session = try twoScreens()
    var seen: [String] = []
    for _ in 0..<5 {
      seen.append(session.focus ?? "")
      session.press(.tab)
    }
    #expect(seen == ["n", "s", "/2", "/-1/0", "n"])
    session.press(.tab, .shift)
    #expect(session.focus == "n")
  }

  @Test("a pushed screen shows the way back, and a screen remembers what was done on it")
  func push() throws {
    var session = try twoScreens()
    session.type("42")
    session.press(.character("m"), .alt)
    #expect(session.line(0).hasPrefix(" ‹ Back  B"))
    session.press(.escape)
    #expect(session.line(0).hasPrefix(" A"))
    #expect(session.line(3).contains("42"))
  }

  @Test("an action of the app is asked for by its name, by button, letter, default and key")
  func actions() throws {
    var session = try twoScreens()
    #expect(session.press(.character("s"), .alt) == [.perform("save")])
    session.press(.tab, .shift)
    #expect(session.press(.enter) == [.perform("save")])
    #expect(session.press(.character("k"), .control) == [.perform("custom")])
  }

  @Test("a letter without Alt never presses")
  func bareLetter() throws {
    var session = try twoScreens()
    session.press(.tab)
    #expect(session.press(.character("s")).isEmpty)
  }

  @Test("arrows choose segments as they are seen", arguments: ["en", "ar"])
  func segments(_ language: String) throws {
    var session = try twoScreens()
    session.switchLanguage(language)
    session.press(.tab)
    session.press(language == "ar" ? .left : .right)
    #expect(session.lines.contains { $0.contains("‹Y›") })
    session.press(language == "ar" ? .right : .left)
    #expect(session.lines.contains { $0.contains("‹X›") })
  }

  struct Shortcut: Sendable, CustomTestStringConvertible {
    let key: Key
    let effects: [Effect]
    var testDescription: String { key.engraving }
  }

  static let shortcuts = [
    Shortcut(key: Key(.function(2)), effects: [.switchLanguage(.next)]),
    Shortcut(key: Key(.character("g"), .control), effects: [.switchLanguage(.next)]),
    Shortcut(key: Key(.function(2), .shift), effects: [.switchLanguage(.previous)]),
    Shortcut(key: Key(.character("q"), .control), effects: [.quit]),
    Shortcut(key: Key(.character("c"), .control), effects: [.interrupt]),
    Shortcut(key: Key(.character("z"), .control), effects: [.suspend]),
    Shortcut(key: Key(.character("l"), .control), effects: [.redraw]),
  ]

  @Test("global keys work everywhere, also over a list", arguments: shortcuts)
  func global(_ test: Shortcut) throws {
    var session = try twoScreens()
    #expect(session.session.handle(.key(test.key)) == test.effects)
    session.press(.function(3))
    #expect(session.session.handle(.key(test.key)) == test.effects)
  }

  @Test("the list of languages is left with nothing changed")
  func leaveLanguages() throws {
    var session = try twoScreens()
    let before = session.lines
    session.press(.function(3))
    #expect(session.lines.contains { $0.contains("Deutsch") })
    session.press(.down)
    #expect(session.press(.escape).isEmpty)
    #expect(session.lines == before)
  }

  @Test("a language is found by typing a part of its name, and chosen")
  func findLanguage() throws {
    var session = try twoScreens()
    session.press(.function(3))
    session.type("deu")
    #expect(!session.lines.contains { $0.contains("English") && $0.contains("│") })
    let german = LanguageTag("de")
    #expect(session.press(.enter) == [.switchLanguage(.choose(german))])
    #expect(session.session.state.overlay == nil)
  }

  @Test("System stands first and is ticked while nothing was chosen")
  func systemFirst() throws {
    var session = try twoScreens()
    session.press(.function(3))
    let row = session.lines.first { $0.contains("✓") }
    #expect(row?.contains("System") == true)
  }

  @Test("help lists every binding")
  func help() throws {
    var session = try twoScreens()
    session.session.size = Size(columns: 80, rows: 80)
    session.press(.function(1))
    for hint in Binding.help {
      guard case .own(let key) = hint.caption else {
        Issue.record("\(hint.key) has no words of Parlance")
        continue
      }
      let caption = session.session.localizer.string(key, isFormat: false).string
      #expect(session.lines.contains { $0.contains(hint.key) && $0.contains(caption) })
    }
    session.press(.escape)
    #expect(session.session.state.overlay == nil)
  }

  @Test("the key bar shows what works now")
  func hints() throws {
    var session = try twoScreens()
    #expect(session.line(23).contains("↑↓ Step"))
    session.press(.tab)
    #expect(session.line(23).contains("←→ Choose"))
  }

  @Test("a click focuses and presses")
  func mouse() throws {
    var session = try twoScreens()
    let row = try #require(session.lines.firstIndex { $0.contains("[ Save ]") })
    #expect(session.click(row: row, column: 5) == [.perform("save")])
    #expect(session.focus == "/2")
    let segments = try #require(session.lines.firstIndex { $0.contains("‹X›") })
    #expect(session.click(row: segments, column: 8).isEmpty)
    #expect(session.lines[segments].contains("‹Y›"))
    #expect(session.click(row: 20, column: 70).isEmpty)
  }
}
