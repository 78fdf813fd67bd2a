import ScreenLayout
import ScreenTestSupport
import TerminalCells
import Testing

/// Selections that begin in one direction and end in the other.
///
/// They move as the text is stored, and are seen in as many pieces as UAX #9 makes of them.
@Suite("Selection in mixed text")
struct MixedSelectionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let keys: [Key]
    /// What is seen of it, from the column before the text to the one behind it: `^` is a selected
    /// cell, `|` the caret, `#` the caret on a selected cell.
    let marks: String
    var testDescription: String { "\(text), \(keys.count) keys" }

    /// Presses a key with Shift so many times, at first where another key leads.
    init(_ text: String, _ start: Key.Code, _ key: Key.Code, times: Int, _ marks: String) {
      self.text = text
      keys = [Key(start)] + Array(repeating: Key(key, .shift), count: times)
      self.marks = marks
    }
  }

  /// On the screen: `ה ד _ a b c _ 1 2 _ ג ב א`, in this order from the left.
  private static let hebrew = "אבג abc 12 דה"
  /// `a b _ 1 2 _ ג ב א _ c d`: a number behind Hebrew goes with it.
  private static let english = "ab אבג 12 cd"
  /// `a b c _ م لا س`: a lam-alef is one cell.
  private static let arabic = "سلام abc"
  /// On the screen: `م _ 2 0 2 4 _ م ا ع`.
  private static let year = "عام 2024 م"
  /// `a 1 _ ם ו ל ש`: points have no cells.
  private static let pointed = "שָׁלוֹם a1"

  static let cases = [
    Case(hebrew, .home, .left, times: 0, "             | "),
    Case(hebrew, .home, .left, times: 3, "          |^^^ "),
    Case(hebrew, .home, .left, times: 4, "    |     ^^^^ "),
    Case(hebrew, .home, .left, times: 6, "    ^^|   ^^^^ "),
    Case(hebrew, .home, .left, times: 8, "    ^^^^| ^^^^ "),
    Case(hebrew, .home, .left, times: 11, "  |^^^^^^^^^^^ "),
    Case(hebrew, .home, .end, times: 1, "|^^^^^^^^^^^^^ "),
    Case(hebrew, .end, .right, times: 3, " ^^#           "),
    Case(hebrew, .end, .right, times: 5, " ^^^    #^     "),
    Case(hebrew, .end, .home, times: 1, " ^^^^^^^^^^^^# "),
    Case(english, .home, .right, times: 3, " ^^^     |    "),
    Case(english, .home, .right, times: 5, " ^^^   |^^    "),
    Case(english, .home, .right, times: 8, " ^^^^|^^^^    "),
    Case(english, .end, .left, times: 4, "     #    ^^^ "),
    Case(english, .home, .end, times: 1, " ^^^^^^^^^^^^|"),
    Case(arabic, .home, .left, times: 1, "      |^ "),
    Case(arabic, .home, .left, times: 3, "     |^^ "),
    Case(arabic, .home, .left, times: 6, " ^| ^^^^ "),
    Case(year, .home, .left, times: 6, "   ^^| ^^^^ "),
    Case(pointed, .home, .left, times: 2, "     |^^ "),
    Case(pointed, .end, .right, times: 1, "  #      "),
  ]

  @Test("is seen in pieces", arguments: cases, ["en", "ar"])
  func pieces(_ test: Case, _ language: String) throws {
    var session = TestSession(
      try ScreenFixture(
        elements: #"<textField id="name"/>"#, tables: ["en": "\"title\"=\"T\";", "ar": ""]),
      language: language)
    session.type(test.text)
    for key in test.keys { session.press(key.code, key.modifiers) }
    #expect(marks(session) == test.marks)
  }

  private func marks(_ session: TestSession) -> String {
    let frame = session.session.frame
    let row = Array(frame.grid.row(3))
    let text = row.indices.filter { row[$0].text != " " }
    guard let first = text.first, let last = text.last else { return "" }
    let marks = (first - 1...last + 1).map { column in
      let isCaret = frame.cursor == Point(row: 3, column: column)
      let isSelected = row[column].style == Palette().style(.selection)
      return isCaret ? (isSelected ? "#" : "|") : (isSelected ? "^" : " ")
    }
    return marks.joined()
  }
}
