import FoundationEssentials
import ScreenLayout
import ScreenSession
import ScreenTestSupport
import TerminalCells
import Testing

@Suite("Numeric field: keys and mouse on a screen")
struct NumberFieldKeyTests {
  /// A field on row 3, its reason below it when there is one.
  private func session(
    _ language: String = "en", _ attributes: String = "", more: String = ""
  ) throws -> TestSession {
    TestSession(
      try ScreenFixture(
        elements: #"<numericField id="n" \#(attributes)/>\#(more)"#, tables: Self.tables),
      language: language)
  }

  private static let tables = [
    "en": """
    "parlance.number.belowMinimum" = "At least %@"; "parlance.number.aboveMaximum" = "At most %@";
    "parlance.number.separatorTwice" = "Twice"; "parlance.number.minusNotAllowed" = "Not below 0";
    "parlance.number.fractionFull" = "Places: %d"; "parlance.number.wholeOnly" = "Whole only";
    "parlance.number.separatorTranslated" = "%@ is %@"; "parlance.paste.notANumber" = "No number";
    "parlance.paste.unclearSeparators" = "Unclear"; "parlance.number.incomplete" = "Incomplete";
    "parlance.number.notPartOfNumber" = "No part: %@";
    """,
    "sr": #""parlance.number.aboveMaximum" = "Највише %@";"#, "ar-EG": "",
  ]

  /// The number with `|` at the caret.
  private func shown(_ session: TestSession) -> String {
    let frame = session.session.frame
    var characters = Array(frame.lines[3])
    if let cursor = frame.cursor, cursor.row == 3 {
      characters.insert("|", at: cursor.column)
    }
    return String(characters).split(separator: " ").joined(separator: " ")
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let language: String
    let attributes: String
    let keys: [Key]
    let shown: String
    let notice: String
    let name: String

    init(
      _ name: String, _ language: String, _ attributes: String, _ keys: [Key], _ shown: String,
      notice: String = ""
    ) {
      self.name = name
      self.language = language
      self.attributes = attributes
      self.keys = keys
      self.shown = shown
      self.notice = notice
    }

    /// In an English field that holds 12.5.
    init(_ name: String, _ keys: [Key], _ shown: String, notice: String = "") {
      self.init(name, "en", Self.value, keys, shown, notice: notice)
    }

    static let value = #"value="12.5""#

    var testDescription: String { "\(language): \(name)" }
  }

  private static func typed(_ text: String) -> [Key] { text.map { Key(.character($0)) } }
  private static func control(_ letters: String) -> [Key] {
    letters.map { Key(.character($0), .control) }
  }

  static let moves = [
    Case("Home", [Key(.home)], "|12.5"), Case("End", [Key(.home), Key(.end)], "12.5|"),
    Case("arrows", [Key(.end), Key(.left), Key(.left)], "12|.5"),
    Case("an arrow leaves a selection at its end", [Key(.left)], "|12.5"),
    Case("Backspace in the middle", [Key(.home), Key(.right), Key(.backspace)], "|2.5"),
    Case("Delete in the middle", [Key(.home), Key(.delete)], "|2.5"),
    Case(
      "Shift-arrows select, typing replaces",
      [Key(.home), Key(.right, .shift), Key(.right, .shift)] + typed("7"), "7|.5"),
    Case("Shift-End", [Key(.home), Key(.right), Key(.end, .shift), Key(.delete)], "1|"),
    Case("Ctrl-A and Delete", [Key(.end)] + control("a") + [Key(.delete)], "|"),
    Case(
      "an arrow reads along the number in right to left", "ar-EG", Case.value,
      [Key(.home), Key(.right)], "١|٢٫٥"),
  ]

  static let edits = [
    Case("undo and redo", control("u") + typed("34") + control("uur"), "3|"),
    Case(
      "cut, then paste twice", control("x") + control("v") + control("v"), "12.5|", notice: "Twice"),
    Case(
      "copy, then paste at the start", [Key(.end)] + control("aw") + typed("9") + control("v"),
      "912.5|"),
    Case("step", [Key(.up), Key(.up), Key(.down)], "13.5|"),
    Case("ten steps", [Key(.pageUp), Key(.pageUp), Key(.pageDown)], "22.5|"),
    Case(
      "a step at the end of the range", "en", #"value="9" maximum="10""#,
      [Key(.up), Key(.up)], "10|", notice: "At most 10"),
    Case("steps in Decimal", "sr", #"value="1.3" step="0.1""#, [Key(.up)], "1,4|"),
    Case("an empty field steps from 0", "en", "", [Key(.down)], "-1|"),
    Case("keypad", "sr", "", typed("5") + [Key(.keypadDecimal)] + typed("15"), "5,15|"),
    Case("keypad", "ar-EG", "", typed("5") + [Key(.keypadDecimal)] + typed("15"), "٥٫١٥|"),
    Case("grouping key", "sr", "", typed("5.1"), "5,1|"),
    Case("its cue", "sr", "", typed("5."), "5,|", notice: ". is ,"),
    Case("no minus from 0 on", "en", #"minimum="0""#, typed("-"), "|", notice: "Not below 0"),
    Case(
      "fraction limit", "en", #"maximumFractionDigits="1""#, typed("1.23"), "1.2|",
      notice: "Places: 1"),
    Case(
      "whole numbers", "en", #"maximumFractionDigits="0""#, typed("1."), "1|",
      notice: "Whole only"),
    Case("a letter", "en", "", typed("1e"), "1|", notice: "No part: e"),
    Case("a percent sign", "en", #"format="percent""#, typed("5%"), "5|%", notice: "No part: %"),
  ]

  @Test(arguments: moves + edits)
  func keys(_ row: Case) throws {
    var session = try session(row.language, row.attributes)
    for key in row.keys { _ = session.session.handle(.key(key)) }
    #expect(shown(session) == row.shown)
    let bar = session.line(23)
    #expect(row.notice.isEmpty ? !bar.hasPrefix(" !") : bar.hasSuffix(row.notice))
  }

  @Test("Backspace beside a drawn grouping sign deletes a digit")
  func backspaceBesideGrouping() throws {
    var session = try session("en", #"value="1234567""#)
    session.press(.end)
    session.press(.enter)
    #expect(shown(session) == "1,234,567|")
    for _ in 0..<3 { session.press(.left) }
    session.press(.enter)
    #expect(shown(session) == "1,234,|567")
    session.press(.backspace)
    #expect(shown(session) == "123|567")
    session.press(.enter)
    #expect(shown(session) == "123,|567")
  }

  @Test("a click places the caret in a grouped number, and what is typed goes there")
  func click() throws {
    var session = try session("en", #"value="1234567""#, more: #"<button title="B" action="b"/>"#)
    session.press(.tab)
    let line = session.lines[3]
    let start = line.distance(
      from: line.startIndex, to: try #require(line.firstIndex(of: "1")))
    #expect(session.click(row: 3, column: start + 2).isEmpty)
    #expect(shown(session) == "1|234567")
    session.type("9")
    #expect(shown(session) == "19|234567")
    _ = session.click(row: 3, column: 4)
    #expect(shown(session) == "|19234567")
    _ = session.click(row: 3, column: 20)
    #expect(shown(session) == "19234567|")
  }

  private func mouse(
    _ action: MouseEvent.Action, _ column: Int, _ modifiers: Key.Modifiers = []
  ) -> Event {
    .mouse(MouseEvent(action, at: Point(row: 3, column: column), modifiers: modifiers))
  }

  @Test("a drag and a click with Shift select; what is typed replaces that")
  func drag() throws {
    var session = try session("en", #"value="123456""#)
    // The digits stand in columns 14 to 19.
    for event in [mouse(.press, 15), mouse(.drag, 16), mouse(.drag, 18), mouse(.release, 18)] {
      #expect(session.session.handle(event).isEmpty)
    }
    _ = session.session.handle(mouse(.drag, 20))
    session.type("7")
    #expect(shown(session) == "17|56")
    _ = session.session.handle(mouse(.press, 16))
    _ = session.session.handle(mouse(.press, 20, .shift))
    session.type("8")
    #expect(shown(session) == "8|")
  }

  struct Paste: Sendable, CustomTestStringConvertible {
    let language: String
    let attributes: String
    let text: String
    let shown: String
    var notice = ""
    var testDescription: String { "\(language): \(text)" }
  }

  static let euro = #"format="currency" currency="EUR""#

  static let pastes = [
    Paste(language: "en", attributes: euro, text: "€1,234.50", shown: "€1234.50|"),
    Paste(language: "en", attributes: euro, text: "1234.50 EUR", shown: "€1234.50|"),
    Paste(language: "sr", attributes: euro, text: "1.234,50\u{A0}€", shown: "1234,50|\u{A0}€"),
    Paste(language: "en", attributes: #"format="percent""#, text: "5 %", shown: "5|%"),
    Paste(language: "ar-EG", attributes: #"format="percent""#, text: "٥٪", shown: "٪٥|"),
    Paste(language: "en", attributes: "", text: "5%", shown: "|", notice: "No number"),
    Paste(language: "en", attributes: euro, text: "$5", shown: "€ |", notice: "No number"),
    Paste(language: "en", attributes: "", text: "1,23,4", shown: "|", notice: "Unclear"),
    Paste(language: "en", attributes: "", text: "5,15", shown: "5.15|", notice: ", is ."),
  ]

  @Test("a paste is one unit; a refused one says why", arguments: pastes)
  func paste(_ row: Paste) throws {
    var session = try session(row.language, row.attributes)
    _ = session.session.handle(.paste(row.text))
    #expect(
      shown(session).replacing(" ", with: "") == row.shown.replacing(" ", with: ""))
    if !row.notice.isEmpty { #expect(session.line(23).hasSuffix(row.notice)) }
    session.control("u")
    #expect(!shown(session).contains { $0.isNumber })
  }

  @Test("after Enter a paste still goes into the focused field")
  func pasteAfterEnter() throws {
    var session = try session()
    session.type("1")
    session.press(.enter)
    _ = session.session.handle(.paste("2"))
    #expect(shown(session) == "12|")
    session.control("a")
    session.control("x")
    #expect(shown(session) == "|")
  }

  @Test("what is invalid is not acted upon, what is valid is")
  func enter() throws {
    var session = try session("en", #"minimum="100" action="go""#)
    session.type("2")
    #expect(session.press(.enter).isEmpty)
    #expect(session.line(4) == "   ! At least 100")
    session.type("00")
    #expect(session.line(4) == "")
    #expect(session.press(.enter) == [.perform("go")])
  }

  @Test("the error mark survives a switch and speaks the new language")
  func errorSwitches() throws {
    var session = try session(
      "en", #"maximum="1000000" format="number""#, more: #"<button title="B" action="b"/>"#)
    session.type("2000000")
    session.press(.tab)
    #expect(session.line(4) == "   ! At most 1,000,000")
    let memory = session.session.state.memory
    session.switchLanguage("sr")
    #expect(session.line(4) == "   ! Највише 1.000.000")
    session.switchLanguage("en")
    #expect(session.session.state.memory == memory)
    session.press(.tab)
    session.press(.tab)
    #expect(session.line(4) == "   ! At most 1,000,000")
    session.press(.tab, .shift)
    session.press(.end)
    session.press(.backspace)
    #expect(session.line(4) == "")
  }

  @Test("a refused key flashes the strip until the next key")
  func flash() throws {
    var session = try session("en")
    func strip() -> Style { session.session.frame.grid[3, 4].style }
    session.type("1")
    let calm = strip()
    session.type("e")
    #expect(strip() != calm)
    session.press(.left)
    #expect(strip() == calm)
    session.type(",")
    #expect(strip() != calm)
    session.session.expireNotice()
    #expect(strip() == calm)
  }
}
