import ScreenLayout
import ScreenSession
import ScreenTestSupport
import TerminalCells
import Testing

@Suite("Decimal pad")
struct PadTests {
  private static let screen = """
    <form><row text="A"><numericField id="a" value="5" minimum="0"/></row>
    <row text="B"><numericField id="b" maximum="10" placeholder=""/></row></form>
    <decimalPad/><button id="go" title="Go" action="go"/>
    """

  private func session(_ language: String = "en", elements: String = screen) throws -> TestSession {
    TestSession(
      try ScreenFixture(elements: elements, tables: ["en": "", "sr": "", "ar-EG": "", "fa": ""]),
      language: language)
  }

  /// Presses a key of the pad where it is drawn.
  private func press(_ key: Character, _ session: inout TestSession) throws {
    let lines = session.lines
    // The digits of the fields stand on the same rows, before the pad or behind it.
    let row = try #require(
      lines.indices.first { row in Self.padColumns(lines[row], key) != nil })
    let column = try #require(Self.padColumns(lines[row], key))
    #expect(session.click(row: row, column: column).isEmpty)
  }

  /// The column of a key among those of the pad: 49, 52, 55, or mirrored 24, 27, 30.
  private static func padColumns(_ line: String, _ key: Character) -> Int? {
    let characters = Array(line)
    return [49, 52, 55, 24, 27, 30].first { characters[$0] == key }
  }

  private func field(_ id: String, _ session: TestSession) -> String {
    let row = session.lines.first { $0.contains(id) } ?? ""
    let isMirrored = session.session.locale.language.isRightToLeft
    let part = isMirrored ? row.dropFirst(40) : row.prefix(40)
    return String(part.filter { $0 != " " && String($0) != id })
  }

  @Test("its keys are the locale's, and follow a switch in the same frame")
  func captions() throws {
    var session = try session()
    #expect(session.line(6).hasSuffix("0  .  ⌫"))
    session.switchLanguage("sr")
    #expect(session.line(6).hasSuffix("0  ,  ⌫"))
    session.switchLanguage("ar-EG")
    #expect(session.line(3).contains("٧  ٨  ٩"))
    #expect(session.line(6).contains("٠  ٫  ⌫"))
    session.switchLanguage("fa")
    #expect(session.line(5).contains("۱  ۲  ۳"))
  }

  @Test("every key types what it shows, in each direction", arguments: ["en", "sr", "ar-EG", "fa"])
  func types(language: String) throws {
    var session = try session(language)
    let symbols = session.session.locale.numberSymbols
    for digit in symbols.digits {
      try press(digit, &session)
      #expect(field("A", session) == String(digit))
      try press("⌫", &session)
      #expect(field("A", session) == "")
    }
    try press(symbols.digits[1], &session)
    try press(symbols.decimal, &session)
    try press(symbols.digits[5], &session)
    #expect(field("A", session) == "\(symbols.digits[1])\(symbols.decimal)\(symbols.digits[5])")
  }

  @Test("it has a sign key where the field takes numbers below 0")
  func sign() throws {
    var session = try session()
    #expect(!session.line(7).hasSuffix("-"))
    session.press(.tab)
    #expect(session.line(7).hasSuffix("-"))
    try press("4", &session)
    try press("-", &session)
    #expect(field("B", session) == "-4")
    try press("-", &session)
    #expect(field("B", session) == "4")
  }

  @Test("arrows move on it as they are seen, Enter presses")
  func arrows() throws {
    var session = try session("ar-EG")
    session.press(.tab)
    session.press(.tab)
    for code in [Key.Code.right, .down, .left, .right, .right] { session.press(code) }
    session.press(.enter)
    #expect(field("B", session) == "٦")
  }

  @Test("keys typed on it go to its field, steps and undo too")
  func typing() throws {
    var session = try session()
    session.press(.tab)
    session.press(.tab)
    session.type("4.5")
    session.press(.pageUp)
    #expect(field("B", session) == "10.0")
    session.control("u")
    #expect(field("B", session) == "4.5")
    _ = session.session.handle(.paste("6"))
    #expect(field("B", session) == "4.56")
  }

  @Test("a press on it brings the focus to its field; elsewhere is committed")
  func focusMoves() throws {
    var session = try session()
    session.type("1234")
    for _ in 0..<3 { session.press(.tab) }
    #expect(session.focus == "go")
    try press("7", &session)
    #expect(session.focus == "b")
    #expect(field("A", session) == "1,234")
    #expect(field("B", session) == "7")
  }

  @Test("a pad with a field of its own ends the editing of another")
  func ownField() throws {
    var session = try session(
      elements: Self.screen.replacing("<decimalPad/>", with: #"<decimalPad for="b"/>"#))
    session.type("1234")
    session.press(.tab)
    session.press(.tab)
    session.press(.tab, .shift)
    session.press(.tab, .shift)
    session.type("5678")
    try press("9", &session)
    #expect([field("A", session), field("B", session)] == ["5,678", "9"])
    #expect(session.focus == "b")
    session.control("u")
    #expect(field("B", session) == "")
  }

  @Test("a field that takes no actions takes nothing from a pad either")
  func disabled() throws {
    let elements = """
      <form><row text="A"><numericField id="a" value="5" enabled="on"/></row></form>
      <decimalPad/><toggle id="on"/>
      """
    var session = try session(elements: elements)
    try press("7", &session)
    #expect(field("A", session) == "5")
    #expect(session.click(row: 3, column: 20).isEmpty)
    #expect(session.focus != "a")
  }
}
