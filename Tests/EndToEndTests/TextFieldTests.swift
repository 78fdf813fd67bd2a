import Testing

/// A text field of a small app in a real terminal: any script, any place, any language.
@Suite(.enabled(if: TmuxTerminal.isInstalled, "tmux is not installed"))
struct TextFieldTests {
  private let storyboard = """
    <storyboard id="note" initialScreen="first" developmentLanguage="en" languages="en ar">
      <screen id="first">
        <navigationItem localizedTitle="title"/>
        <textField id="note" localizedText="first" localizedPlaceholder="hint"/>
        <label localizedText="said"><argument value="note"/></label>
      </screen>
    </storyboard>
    """

  private func start(english: String, arabic: String) throws -> TmuxTerminal {
    let terminal = try TmuxTerminal()
    try terminal.home.write(storyboard, to: "app/a.storyboard.xml")
    try terminal.home.write(english, to: "app/en.lproj/Localizable.strings")
    try terminal.home.write(arabic, to: "app/ar.lproj/Localizable.strings")
    try terminal.startDemo("app --bidi app")
    return terminal
  }

  private func note() throws -> TmuxTerminal {
    try start(
      english: #""title"="Note";"first"="Hello";"hint"="Write";"said"="(%@)";"#,
      arabic: #""title"="ملاحظة";"first"="مرحبا";"hint"="اكتب";"said"="(%@)";"#)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let typed: String
    /// The label below, which shows what the field is worth.
    let shown: String
    var testDescription: String { typed }
  }

  static let cases = [
    Case(typed: "Zoë & Łukasz", shown: "(Zoë & Łukasz)"),
    Case(typed: "Жика, Ђорђе", shown: "(Жика, Ђорђе)"),
    Case(typed: "日本語テキスト", shown: "(日本語テキスト)"),
    // In screen order, the letters joined.
    Case(typed: "سلام", shown: "(ﻡﻼﺳ)"),
    Case(typed: "e\u{301}te\u{301}", shown: "(été)"),
  ]

  @Test(arguments: cases) func takesEveryScript(_ row: Case) throws {
    let terminal = try note()
    try terminal.type(row.typed)
    try terminal.wait(for: row.shown)
    try terminal.press("F2")
    try terminal.wait(for: "Arabic") { $0.topBar.contains("العربية") || $0.topBar.contains("ﺔ") }
    try terminal.press("C-u")
    try terminal.press("C-r")
    try terminal.press("F2")
    let after = try terminal.wait(for: "English") { $0.topBar.hasSuffix("English") }
    #expect(after.shows(row.shown))
  }

  @Test func deletesInTheMiddle() throws {
    let terminal = try note()
    try terminal.type("日本語 слово end")
    try terminal.press("Home", "Right", "DC", "C-Right", "C-Right", "BSpace")
    let screen = try terminal.wait(for: "(日語 слов end)")
    #expect(screen.cursor.row == 3)
    #expect(screen.cursor.column == 3 + 9)
  }

  @Test func theFirstTextFollowsTheLanguageUntilItIsEdited() throws {
    let terminal = try note()
    try terminal.wait(for: "(Hello)")
    try terminal.press("F2")
    try terminal.wait(for: "Arabic") { !$0.shows("(Hello)") }
    try terminal.press("F2")
    try terminal.wait(for: "(Hello)")
    try terminal.press("End")
    try terminal.type("!")
    try terminal.press("F2")
    // A screen may be seen half updated: both must come to be true of one.
    try terminal.wait(for: "Hello! in Arabic") {
      !$0.topBar.hasSuffix("English") && $0.shows("Hello!")
    }
  }

  @Test func escapesOfATableAreShownAndNeverSent() throws {
    let evil = #""title"="T";"first"="\U001B]2;pwned\U0007\U001B[2J";"said"="(%@)";"#
    let terminal = try start(english: evil, arabic: evil)
    let title = try terminal.fact("pane_title")
    let screen = try terminal.wait(for: "the field") { $0.shows(/.\]2;pwned.+\[2J/) }
    #expect(screen.rows[3].contains("]2;pwned"))
    try terminal.press("End")
    try terminal.type("x")
    try terminal.paste("\u{1B}[31mred")
    try terminal.wait(for: "the paste") { $0.shows(/\[2Jx.+red/) }
    #expect(try terminal.fact("pane_title") == title)
    #expect(try terminal.fact("window_bell_flag") == "0")
  }
}
