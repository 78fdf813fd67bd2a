import FoundationEssentials
import ScreenLayout
import ScreenSession
import ScreenTestSupport
import TerminalCells
import Testing

@Suite("Number entry")
struct NumberEntryTests {
  private static let screen = """
    <form><row text="A"><numericField id="amount" value="5.15" minimum="0"/></row>
    <row text="B"><numericField id="other"/></row></form><decimalPad/>
    """

  private func session(_ language: String = "en") throws -> TestSession {
    TestSession(
      try ScreenFixture(
        elements: Self.screen, tables: ["en": #""title" = "T";"#, "sr": "", "ar": ""]),
      language: language)
  }

  private func shown(_ session: TestSession) -> String {
    session.line(3).split(separator: " ").dropFirst().first.map(String.init) ?? ""
  }

  @Test("entering a field selects all of it, so that typing replaces it")
  func selectsAll() throws {
    var session = try session()
    #expect(session.focus == "amount")
    session.type("7")
    #expect(shown(session) == "7")
  }

  @Test("a switch draws what was typed with the other separator, the caret in its place")
  func switching() throws {
    var session = try session()
    session.control("a")
    session.type("1234.5")
    let caret = session.session.frame.cursor
    session.switchLanguage("sr")
    #expect(shown(session) == "1234,5")
    #expect(session.session.frame.cursor == caret)
    session.type("6")
    #expect(shown(session) == "1234,56")
    session.press(.backspace)
    session.switchLanguage("en")
    #expect(shown(session) == "1234.5")
    session.control("u")
    #expect(shown(session) == "1234.56")
    session.control("r")
    #expect(shown(session) == "1234.5")
  }

  struct Partial: Sendable, CustomTestStringConvertible {
    let keys: String
    let english: String
    let serbian: String
    var testDescription: String { keys }
  }

  static let partials = [
    Partial(keys: "5.", english: "5.", serbian: "5,"),
    Partial(keys: ".", english: ".", serbian: ","),
    Partial(keys: ".5", english: ".5", serbian: ",5"),
    Partial(keys: "5.1", english: "5.1", serbian: "5,1"),
    Partial(keys: "0.50", english: "0.50", serbian: "0,50"),
  ]

  @Test("half-typed input survives a switch and back", arguments: partials)
  func partialInput(_ test: Partial) throws {
    var session = try session()
    session.type(test.keys)
    let memory = session.session.state.memory
    session.switchLanguage("sr")
    #expect(shown(session) == test.serbian)
    session.switchLanguage("en")
    #expect(shown(session) == test.english)
    #expect(session.session.state.memory == memory)
  }

  @Test("undo goes on where it was before a switch")
  func undo() throws {
    var session = try session()
    session.type("12")
    session.switchLanguage("sr")
    session.control("u")
    #expect(shown(session) == "1")
    session.control("u")
    #expect(shown(session) == "5,15")
    session.control("r")
    session.switchLanguage("en")
    session.control("r")
    #expect(shown(session) == "12")
  }

  @Test("the pad types into the field, with the separator that it shows")
  func pad() throws {
    var session = try session("sr")
    session.type("5")
    let separator = session.click(row: 6, column: 52)
    #expect(separator.isEmpty)
    _ = session.click(row: 5, column: 49)
    #expect(shown(session) == "5,1")
    _ = session.click(row: 6, column: 55)
    #expect(shown(session) == "5,")
    #expect(session.focus == "amount")
  }

  @Test("going to the pad neither commits nor ends editing")
  func padFocus() throws {
    var session = try session()
    session.type("2000.")
    session.press(.tab)
    session.press(.tab)
    #expect(shown(session) == "2,000")
    session.press(.tab, .shift)
    session.type("30.")
    session.press(.tab)
    #expect(session.focus?.hasPrefix("/") == true)
    #expect(session.line(4).contains("30."))
    session.press(.enter)
    #expect(session.line(4).contains("30.7"))
  }

  @Test("a commit out of range keeps the text, and says why until it is changed")
  func range() throws {
    let fixture = try ScreenFixture(
      elements: #"<numericField id="amount" minimum="10"/><button title="Go" action="go"/>"#,
      tables: ["en": #""parlance.number.belowMinimum" = "At least %@";"#])
    var session = TestSession(fixture)
    session.type("5")
    session.press(.tab)
    #expect(session.line(3).hasSuffix("5"))
    #expect(session.line(4) == "   ! At least 10")
    session.press(.tab)
    session.type("50")
    session.press(.tab)
    #expect(session.line(4) == "")
  }

  @Test("a refused key flashes the field and says why, until the next key")
  func cue() throws {
    let fixture = try ScreenFixture(
      elements: Self.screen,
      tables: [
        "en": #""parlance.number.notPartOfNumber" = "“%@” is not part of a number";"#,
        "de": #""parlance.number.notPartOfNumber" = "„%@“ gehört nicht in eine Zahl";"#,
      ])
    var session = TestSession(fixture)
    session.type("1x")
    #expect(session.line(23) == " ! “x” is not part of a number")
    session.switchLanguage("de")
    #expect(session.line(23) == " ! „x“ gehört nicht in eine Zahl")
    session.type("2")
    #expect(shown(session) == "12")
    #expect(!session.line(23).contains("„x“"))
  }

  @Test("copy and paste within the app cross a switch unharmed")
  func clipboard() throws {
    var session = try session()
    session.type("1234.5")
    session.control("a")
    session.control("w")
    session.switchLanguage("sr")
    session.press(.tab)
    session.control("v")
    #expect(session.line(4).contains("1234,5"))
  }

  @Test("a terminal's paste is one unit: read whole, undone at once")
  func paste() throws {
    var session = try session()
    _ = session.session.handle(.paste("1,234.56\n"))
    #expect(shown(session) == "1234.56")
    session.control("u")
    #expect(shown(session) == "5.15")
  }
}
