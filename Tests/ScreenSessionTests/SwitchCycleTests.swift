import ScreenLayout
import ScreenSession
import ScreenTestSupport
import TerminalCells
import Testing

/// A switch through every language and back gives the identical frame and state.
@Suite("Switch")
struct SwitchCycleTests {
  private static let elements = """
    <form>
      <row localizedText="amount"><numericField id="amount" value="1234.5"/></row>
      <row localizedText="choice"><segmentedControl id="choice"><segment id="a" title="A"/>
        <segment id="b" title="B"/></segmentedControl></row>
    </form>
    <decimalPad/>
    <label localizedText="sum"><argument value="amount" format="number"/></label>
    <button localizedTitle="save" action="save"/>
    """

  private static let tables = [
    "en": #""title"="T";"amount"="Amount";"choice"="Choice";"sum"="Sum: %@";"save"="Save";"#,
    "de": #""title"="T";"amount"="Betrag";"choice"="Wahl";"sum"="Summe: %@";"save"="Sichern";"#,
    "sr": #""title"="Т";"amount"="Износ";"choice"="Избор";"sum"="Збир: %@";"save"="Сачувај";"#,
    "ar": #""title"="ع";"amount"="المبلغ";"choice"="اختيار";"sum"="المجموع: %@";"save"="حفظ";"#,
    "ja": #""title"="題";"amount"="金額";"choice"="選択";"sum"="合計: %@";"save"="保存";"#,
  ]

  /// What a person did before the switch.
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let keys: [Key]
  }

  static let cases = [
    Case(testDescription: "nothing", keys: []),
    Case(
      testDescription: "half a number",
      keys: [Key(.character("5")), Key(.character("."))]),
    Case(
      testDescription: "a caret in the middle and a selection",
      keys: [Key(.home), Key(.right), Key(.right, .shift), Key(.right, .shift)]),
    Case(
      testDescription: "a commit, then a choice",
      keys: [Key(.character("7")), Key(.tab), Key(.right)]),
    Case(testDescription: "on the pad", keys: [Key(.tab), Key(.tab), Key(.down)]),
    Case(testDescription: "the list of languages", keys: [Key(.function(3)), Key(.down)]),
    Case(testDescription: "the help", keys: [Key(.function(1)), Key(.pageDown)]),
  ]

  @Test("through every language and back", arguments: cases)
  func cycle(_ test: Case) throws {
    var session = TestSession(try ScreenFixture(elements: Self.elements, tables: Self.tables))
    session.switchLanguage("en")
    for key in test.keys { _ = session.session.handle(.key(key)) }
    let frame = session.session.frame
    let state = session.session.state
    for language in Self.tables.keys.sorted() {
      session.switchLanguage(language)
      if language != "en" { #expect(session.session.frame.grid != frame.grid) }
    }
    session.switchLanguage("en")
    #expect(session.session.frame.grid == frame.grid)
    #expect(session.session.frame.cursor == frame.cursor)
    #expect(session.session.state == state)
  }
}
