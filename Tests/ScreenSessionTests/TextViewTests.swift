import ScreenLayout
import ScreenSession
import ScreenTestSupport
import TerminalCells
import Testing

/// A text view: wrapped lines, moves by what is seen, and scrolling.
@Suite("Text view")
struct TextViewTests {
  /// A view of four rows of twenty columns: one is the scroll bar's, one is kept for the caret.
  private func session(_ text: String = "", language: String = "en") throws -> TestSession {
    let fixture = try ScreenFixture(
      elements: """
        <stack axis="horizontal"><textView id="note" lines="4" localizedPlaceholder="hint"/></stack>
        <button title="Go" action="go"/>
        """,
      tables: [
        "en": #""title"="T";"hint"="Write";"#, "ar": #""title"="ع";"hint"="اكتب";"#,
        "ja": #""title"="題";"hint"="書く";"#,
      ])
    var session = TestSession(fixture, language: language, columns: 22, rows: 12)
    _ = session.session.handle(.paste(text))
    return session
  }

  private func rows(_ session: TestSession) -> [String] { (3..<7).map { session.line($0) } }

  private func cursor(_ session: TestSession) -> [Int] {
    session.session.frame.cursor.map { [$0.row, $0.column] } ?? []
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let text: String
    let keys: [Key]
    /// Row and column of the caret.
    let cursor: [Int]

    init(_ description: String, _ text: String, _ keys: [Key], _ cursor: [Int]) {
      testDescription = description
      self.text = text
      self.keys = keys
      self.cursor = cursor
    }
  }

  static let moves = [
    Case("at the end", "one\ntwo", [], [4, 4]),
    Case("up by column", "one\ntwo", [Key(.up)], [3, 4]),
    Case("up from the first line goes to the start", "one", [Key(.up)], [3, 1]),
    Case("down from the last line goes to the end", "one", [Key(.home), Key(.down)], [3, 4]),
    Case("a shorter line, then the column again", "four\nno\nfour", [Key(.up), Key(.up)], [3, 5]),
    Case("within a wrapped line", "a sentence that is too long", [Key(.up)], [3, 9]),
    Case("home of a wrapped line", "a sentence that is too long", [Key(.home)], [4, 1]),
    Case(
      "end of a wrapped line is before its last space", "a sentence that is too long",
      [Key(.up), Key(.end)], [3, 19]),
    Case("the start of all", "one\ntwo", [Key(.home, .control)], [3, 1]),
    Case("by wide letters", "日本語\nabcdef", [Key(.up)], [3, 7]),
    Case("a new line", "one", [Key(.enter), Key(.character("x"))], [4, 2]),
    Case("right to left, at the left of the line", "אבג", [], [3, 16]),
    Case("and forward is left there", "אבג\nab", [Key(.home, .control), Key(.left)], [3, 18]),
    Case("the page up", "1\n2\n3\n4\n5\n6\n7\n8", [Key(.pageUp)], [3, 2]),
  ]

  @Test("the caret goes where it is seen to go", arguments: moves)
  func caret(_ test: Case) throws {
    var session = try session(test.text)
    for key in test.keys { _ = session.session.handle(.key(key)) }
    #expect(cursor(session) == test.cursor)
  }

  @Test("lines wrap, and each paragraph stands at the side at which it begins")
  func wrapping() throws {
    var session = try session("a sentence that is longer\nאבג דהו")
    #expect(rows(session) == [" a sentence that is", " longer", "             והד גבא", ""])
    session.press(.home, .control)
    session.press(.end, .shift)
    session.press(.down, .shift)
    let selected = (3..<7).map { row in
      session.session.frame.grid.row(row).count { $0.style == Palette().style(.selection) }
    }
    #expect(selected == [19, 6, 0, 0])
  }

  @Test("the caret stays in sight, and a bar shows where one is")
  func scrolling() throws {
    var session = try session((1...9).map(String.init).joined(separator: "\n"))
    #expect(rows(session).map { $0.first { $0 != " " } } == ["6", "7", "8", "9"])
    #expect(session.line(6).hasSuffix("█"))
    for _ in 0..<3 { session.press(.up) }
    #expect(rows(session).map { $0.first { $0 != " " } } == ["6", "7", "8", "9"])
    session.press(.up)
    #expect(rows(session).map { $0.first { $0 != " " } } == ["5", "6", "7", "8"])
    session.press(.home, .control)
    #expect(rows(session).map { $0.first { $0 != " " } } == ["1", "2", "3", "4"])
    #expect(session.line(3).hasSuffix("█"))
  }

  @Test("the wheel scrolls and leaves the caret; the next key brings it back")
  func wheel() throws {
    var session = try session((1...9).map(String.init).joined(separator: "\n"))
    _ = session.session.handle(.mouse(MouseEvent(.wheelUp, at: Point(row: 4, column: 3))))
    #expect(session.line(3).hasPrefix(" 3"))
    #expect(session.session.frame.cursor == nil)
    for _ in 0..<5 {
      _ = session.session.handle(.mouse(MouseEvent(.wheelDown, at: Point(row: 4, column: 3))))
    }
    #expect(session.line(3).hasPrefix(" 6"))
    session.type("!")
    #expect(session.line(6).hasPrefix(" 9!"))
  }

  @Test("a press puts the caret on the cell of its row")
  func mouse() throws {
    var session = try session("one\ntwo\nthree")
    _ = session.click(row: 4, column: 2)
    session.type("X")
    #expect(rows(session) == [" one", " tXwo", " three", ""])
    _ = session.click(row: 6, column: 20)
    session.type("Y")
    #expect(session.line(5) == " threeY")
  }

  @Test("a switch keeps text, caret, selection and scroll", arguments: ["ar", "ja"])
  func keptOverSwitch(_ language: String) throws {
    var session = try session("line\nאבג\nline\nline\nline\nline\n日本語")
    session.press(.up, .shift)
    let (state, frame) = (session.session.state, session.session.frame)
    session.switchLanguage(language)
    session.switchLanguage("en")
    #expect(session.session.state.memories == state.memories)
    #expect(session.session.frame.grid == frame.grid)
    #expect(session.session.frame.cursor == frame.cursor)
  }

  @Test("an empty view shows its placeholder; Tab leaves, and coming back keeps the caret")
  func placeholder() throws {
    var session = try session()
    #expect(session.line(3) == " Write")
    session.switchLanguage("ja")
    #expect(session.line(3) == " 書く")
    session.switchLanguage("en")
    session.type("ab")
    session.press(.left)
    session.press(.tab)
    #expect(session.focus != "note")
    session.press(.tab, .shift)
    session.press(.tab)
    session.press(.tab, .shift)
    session.type("x")
    #expect(session.line(3) == " axb")
  }

  @Test("where a view is taller than the screen, the row of the caret is in sight")
  func tallView() throws {
    let fixture = try ScreenFixture(elements: #"<label text="A"/><textView id="n" lines="40"/>"#)
    var session = TestSession(fixture, columns: 40, rows: 12)
    _ = session.session.handle(.paste((1...30).map { "row \($0)" }.joined(separator: "\n")))
    #expect(session.lines.contains { $0.contains("row 30") })
    #expect(session.session.frame.cursor != nil)
    session.press(.home, .control)
    #expect(session.lines.contains { $0.contains("row 1 ") })
    for _ in 0..<15 { session.press(.down) }
    #expect(session.lines.contains { $0.contains("row 16") })
  }

  @Test("a view without lines takes the spare room")
  func spareRoom() throws {
    let fixture = try ScreenFixture(
      elements: #"<textView id="n"/><button title="Go" action="go"/>"#)
    let frame = fixture.frame(columns: 40, rows: 16)
    let field = Palette().style(.field)
    #expect((3..<13).allSatisfy { frame.grid[$0, 5].style == field })
    #expect(frame.lines[14].contains("[ Go ]"))
  }

  @Test("a megabyte, also without a line break, is edited", arguments: ["\n", " "])
  func longText(_ end: String) throws {
    var session = try session(String(repeating: "word слово 言葉 كلمة\(end)", count: 40_000))
    session.press(.home, .control)
    session.type("x")
    for _ in 0..<5 { session.press(.pageDown) }
    session.press(.end, .control)
    session.press(.up)
    session.type("y")
    #expect(session.session.frame.cursor != nil)
  }
}
