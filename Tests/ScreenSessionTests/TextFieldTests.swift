import ScreenLayout
import ScreenSession
import ScreenTestSupport
import TerminalCells
import Testing

/// A text field under a person's keys, in languages of both directions.
@Suite("Text field")
struct TextFieldTests {
  private static let screen = """
    <textField id="name" localizedText="first" localizedPlaceholder="hint" action="done"/>
    <textField id="other"/><numericField id="amount" value="1234.5"/>
    <label localizedText="said"><argument value="name"/></label>
    """

  private static let tables = [
    "en": #""title"="T";"first"="Hello";"hint"="Your name";"said"="Said: %@";"#,
    "ar": #""title"="ع";"first"="مرحبا";"hint"="اسمك";"said"="قال: %@";"#,
    "ja": #""title"="題";"first"="こんにちは";"hint"="お名前";"said"="発言: %@";"#,
  ]

  private func session(_ language: String = "en", columns: Int = 60) throws -> TestSession {
    TestSession(
      try ScreenFixture(elements: Self.screen, tables: Self.tables), language: language,
      columns: columns)
  }

  private func text(_ session: TestSession, _ id: String = "name") -> String? {
    guard case .text(let text) = session.session.contents.value(named: id) else { return nil }
    return text
  }

  private func selected(_ session: TestSession) -> Int {
    session.session.frame.grid.row(3).count { $0.style == Palette().style(.selection) }
  }

  struct Typing: Sendable, CustomTestStringConvertible {
    let text: String
    let language: String
    /// The row of the field, without what follows its last letter.
    let row: String
    let cursor: Int
    var testDescription: String { "\(text) in \(language)" }

    init(_ text: String, _ language: String, _ row: String, cursor: Int) {
      self.text = text
      self.language = language
      self.row = row
      self.cursor = cursor
    }
  }

  static let typed = [
    Typing("Ana", "en", "   Ana", cursor: 6),
    Typing("Жика", "en", "   Жика", cursor: 7),
    Typing("日本", "en", "   日本", cursor: 7),
    Typing("e\u{301}", "en", "   é", cursor: 4),
    // Right to left in an English screen: at the right side, the caret to the left of it.
    Typing("אב", "en", "                                         בא", cursor: 40),
    // In a Hebrew screen the strip is at the right side.
    Typing("אב", "ar", "                                                       בא", cursor: 54),
    Typing("Ana", "ar", "                 Ana", cursor: 20),
  ]

  @Test(
    "typing replaces what is selected on entering; the caret is where it is seen",
    arguments: typed)
  func typing(_ test: Typing) throws {
    var session = try session(test.language)
    for scalar in test.text.unicodeScalars { session.press(.character(Character(scalar))) }
    #expect(session.line(3) == test.row)
    #expect(session.session.frame.cursor == Point(row: 3, column: test.cursor))
    #expect(text(session) == test.text)
  }

  @Test("the first text follows the language until it is edited; then it is the person's")
  func firstText() throws {
    var session = try session()
    #expect(session.line(3) == "   Hello")
    #expect(session.line(9) == "   Said: Hello")
    #expect(selected(session) == 5)
    session.switchLanguage("ja")
    #expect(session.line(3) == "   こんにちは")
    #expect(session.line(9) == "   発言: こんにちは")
    #expect(selected(session) == 10)
    session.press(.end)
    session.type("!")
    session.switchLanguage("ar")
    #expect(text(session) == "こんにちは!")
    session.switchLanguage("en")
    #expect(session.line(3) == "   こんにちは!")
  }

  @Test("a caret moved in the first text comes back with its language")
  func firstCaret() throws {
    var session = try session()
    session.press(.home)
    session.press(.right)
    session.press(.right, .shift)
    let frame = session.session.frame
    session.switchLanguage("ar")
    session.switchLanguage("ja")
    session.switchLanguage("en")
    #expect(session.session.frame.grid == frame.grid)
    #expect(session.session.frame.cursor == frame.cursor)
  }

  @Test("text, caret, selection and undo are kept over a switch", arguments: ["ar", "ja", "en"])
  func keptOverSwitch(_ language: String) throws {
    var session = try session()
    session.type("one two")
    session.press(.left, .shift)
    let state = session.session.state.memories
    session.switchLanguage(language)
    #expect(session.session.state.memories == state)
    #expect(selected(session) == 1)
    session.control("u")
    #expect(text(session) == "one ")
    session.switchLanguage("en")
    session.control("r")
    #expect(text(session) == "one two")
  }

  @Test("an empty field shows its placeholder, dim, in the language")
  func placeholder() throws {
    var session = try session()
    session.press(.delete)
    #expect(session.line(3) == "   Your name")
    #expect(session.session.frame.grid[3, 3].style == Palette().style(.placeholder))
    session.switchLanguage("ja")
    #expect(session.line(3) == "   お名前")
    #expect(text(session) == "")
  }

  @Test("in a right-to-left text Left is forward, in whatever language the screen is")
  func arrows() throws {
    var session = try session()
    session.type("אבג")
    session.press(.home)
    let start = session.session.frame.cursor
    session.press(.left)
    session.press(.delete)
    #expect(text(session) == "אג")
    session.press(.right)
    #expect(session.session.frame.cursor == start)
    session.control("a")
    session.type("abc")
    session.press(.left)
    session.press(.backspace)
    #expect(text(session) == "ac")
  }

  @Test("a selection in mixed text is drawn where it is seen")
  func mixedSelection() throws {
    var session = try session()
    session.type("ab אבג cd")
    session.press(.home)
    for _ in 0..<4 { session.press(.right) }
    session.press(.right, .shift)
    let row = session.session.frame.grid.row(3)
    #expect(row.filter { $0.style == Palette().style(.selection) }.map(\.text) == ["ב"])
    session.press(.end, .shift)
    let all = session.session.frame.grid.row(3).filter { $0.style == Palette().style(.selection) }
    #expect(all.map(\.text).joined() == "גב cd")
  }

  @Test("a press puts the caret on the cell, and a drag selects")
  func mouse() throws {
    var session = try session()
    _ = session.click(row: 3, column: 5)
    session.type("X")
    #expect(text(session) == "HeXllo")
    _ = session.click(row: 3, column: 4)
    _ = session.session.handle(.mouse(MouseEvent(.drag, at: Point(row: 3, column: 7))))
    session.press(.delete)
    #expect(text(session) == "Hlo")
    _ = session.click(row: 3, column: 30)
    session.type("w")
    #expect(text(session) == "Hlow")
    _ = session.click(row: 5, column: 30)
    #expect(session.focus == "other")
  }

  @Test("a long text is shown around its caret, wherever that is", arguments: ["en", "ar"])
  func scrolling(_ language: String) throws {
    var session = try session(language)
    let long = "0123456789".reduce(into: "") { $0 += String(repeating: $1, count: 9) + " " }
    for text in [long, "א" + long, long + "日本語"] {
      session.control("a")
      _ = session.session.handle(.paste(text))
      for move in [Key.Code.home, .left, .right, .end, .left, .right] {
        for _ in 0..<30 { session.press(move) }
        let cursor = try #require(session.session.frame.cursor)
        #expect(cursor.row == 3)
        #expect((3..<57).contains(cursor.column))
      }
    }
  }

  @Test("a paste is one step; its line breaks are spaces, its control characters kept and marked")
  func paste() throws {
    var session = try session()
    _ = session.session.handle(.paste("a\nb\u{1B}[2J"))
    #expect(text(session) == "a b\u{1B}[2J")
    #expect(session.line(3) == "   a b␛[2J")
    session.control("u")
    #expect(session.line(3) == "   Hello")
  }

  @Test("cut, copy and paste reach across fields of text and numbers")
  func clipboard() throws {
    var session = try session()
    session.type("12")
    session.control("a")
    session.control("w")
    session.press(.tab)
    session.control("v")
    session.control("v")
    #expect(text(session, "other") == "1212")
    session.control("a")
    session.control("x")
    #expect(text(session, "other") == "")
    session.press(.tab)
    session.control("v")
    #expect(session.line(7).hasSuffix("1212"))
    session.control("a")
    session.control("w")
    session.press(.tab, .shift)
    session.control("v")
    #expect(text(session, "other") == "1212")
  }

  @Test("Enter runs the action, and Tab goes on")
  func enter() throws {
    var session = try session()
    #expect(session.press(.enter) == [.perform("done")])
    session.press(.tab)
    #expect(session.focus == "other")
    session.press(.up)
    #expect(session.focus == "name")
    #expect(selected(session) == 5)
  }

  @Test("a question mark is typed, and so is what would press a button elsewhere")
  func characters() throws {
    var session = try session()
    session.type("? b")
    #expect(text(session) == "? b")
    #expect(session.session.state.overlay == nil)
  }

  @Test("two first texts that name each other end")
  func circle() throws {
    let fixture = try ScreenFixture(
      elements: """
        <textField id="a" text="a%@"><argument value="b"/></textField>
        <textField id="b" text="b%@"><argument value="a"/></textField>
        """)
    #expect(TestSession(fixture).line(3) == "   ab%@")
  }

  @Test("a megabyte is edited")
  func longText() throws {
    var session = try TestSession(elements: #"<textField id="name"/>"#)
    _ = session.session.handle(.paste(String(repeating: "word слово 言葉 كلمة ", count: 40_000)))
    session.type("x")
    session.press(.home)
    session.press(.right, .control)
    session.type("y")
    session.press(.backspace)
    session.press(.backspace)
    #expect(text(session)?.hasPrefix("wor слово") == true)
  }
}
