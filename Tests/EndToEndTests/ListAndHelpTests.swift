import Testing

/// The list of languages and the help come over the screen, and go without a trace.
@Suite(.enabled(if: TmuxTerminal.isInstalled, "tmux is not installed"))
struct ListAndHelpTests {
  @Test func escapeLeavesTheListWithNothingChanged() throws {
    let terminal = try TmuxTerminal()
    let before = try terminal.startDemo()
    try terminal.press("F3")
    try terminal.wait(for: "the list, with the present choice ticked") {
      $0.shows("✓ System") && $0.shows("Deutsch")
    }
    try terminal.press("Down")
    try terminal.press("Escape")
    try terminal.wait(for: "the screen as it was") { $0 == before }
  }

  @Test func aLanguageIsFoundByTypingAndChosen() throws {
    let terminal = try TmuxTerminal()
    try terminal.startDemo()
    try terminal.press("F3")
    try terminal.wait(for: "Deutsch")
    try terminal.type("deu")
    try terminal.wait(for: "only what was looked for") {
      $0.shows("deu") && $0.shows("Deutsch") && !$0.shows("српски")
    }
    try terminal.press("Enter")
    let german = try terminal.wait(for: "the German screen") { $0.shows("Umrechner") }
    #expect(german.topBar.hasSuffix("Deutsch"))
    #expect(german.shows(/Betrag +5,15\b/))
  }

  @Test func anyLanguageIsFoundFromOneThatCannotBeRead() throws {
    let terminal = try TmuxTerminal()
    try terminal.startDemo("--language ar")
    try terminal.press("F3")
    try terminal.wait(for: "own names, in their own scripts") {
      $0.shows("English") && $0.shows("Deutsch")
    }
  }

  @Test(arguments: ["Escape", "F1"]) func helpOpensAndCloses(_ key: String) throws {
    let terminal = try TmuxTerminal()
    let before = try terminal.startDemo()
    try terminal.press("F1")
    try terminal.wait(for: "the keys") { $0.shows("Previous language") && $0.shows("⇧F2") }
    try terminal.press(key)
    try terminal.wait(for: "the screen as it was") { $0 == before }
  }

  @Test func helpFollowsTheLanguage() throws {
    let terminal = try TmuxTerminal()
    try terminal.startDemo("--language sr")
    try terminal.press("F1")
    try terminal.wait(for: "Претходни језик")
  }
}
