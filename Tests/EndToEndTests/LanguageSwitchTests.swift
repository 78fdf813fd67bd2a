import Testing

/// A person changes the language while at work, and loses nothing.
@Suite(.enabled(if: TmuxTerminal.isInstalled, "tmux is not installed"))
struct LanguageSwitchTests {
  @Test func theMainPath() throws {
    let terminal = try TmuxTerminal()
    let modes = try terminal.modes()
    try terminal.startDemo()
    try terminal.press("C-a")
    try terminal.type("1234.5")
    try terminal.wait(for: "the amount") { $0.shows(/Amount +1234\.5\b/) }
    let serbian = try terminal.cycle(to: "српски")
    #expect(serbian.topBar.hasPrefix(" Конвертор "))
    try terminal.wait(for: "the comma, and the cursor after the last digit") {
      $0.rows[3].contains(/Износ +1234,5\b/) && $0.cursor == cursor(after: "1234,5", in: $0)
    }
    try terminal.type("6")
    try terminal.wait(for: "one more digit") { $0.shows(/Износ +1234,56\b/) }
    try terminal.cycle(to: "English")
    try terminal.wait(for: "the value, and what follows from it") {
      $0.shows(/Amount +1234\.56\b/) && $0.shows("1,234.56 EUR is 144,690.43 RSD")
        && $0.cursor == cursor(after: "1234.56", in: $0)
    }
    try terminal.press("C-q")
    try terminal.waitForPrompt()
    #expect(try terminal.lastStatus() == "0")
    #expect(try terminal.answer(to: "echo alive") == "alive")
    #expect(try terminal.modes() == modes)
  }

  private func cursor(after text: String, in screen: ShownScreen) -> ShownScreen.Cursor? {
    guard let row = screen.rows.firstIndex(where: { $0.contains(text) }),
      let column = screen.column(of: text)
    else { return nil }
    return ShownScreen.Cursor(column: column + text.count, row: row, isShown: true)
  }
}
