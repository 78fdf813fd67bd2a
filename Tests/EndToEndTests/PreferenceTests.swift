import Testing

/// The chosen language lasts, or the person is told that it does not.
@Suite(.enabled(if: TmuxTerminal.isInstalled, "tmux is not installed"))
struct PreferenceTests {
  @Test func theChoiceHoldsAtTheNextStart() throws {
    let terminal = try TmuxTerminal()
    try terminal.startDemo()
    let serbian = try terminal.cycle(to: "српски")
    try terminal.press("C-q")
    try terminal.waitForPrompt()
    let stored = try terminal.home.text(of: "config/parlance/trip-expenses.plist")
    #expect(stored.contains("AppleLanguages"))
    try terminal.command("clear; parlance")
    try terminal.wait(for: "the Serbian screen") { $0 == serbian }
  }

  @Test func withoutLiveSwitchingItComesAtTheNextStart() throws {
    let terminal = try TmuxTerminal()
    let english = try terminal.startDemo("--no-live")
    try terminal.press("F2")
    let told = try terminal.wait(for: "comes at the next start")
    #expect(told.lastRow.contains("Deutsch"))
    #expect(told.rows.dropLast() == english.rows.dropLast())
    try terminal.press("C-q")
    try terminal.waitForPrompt()
    try terminal.command("clear; parlance")
    try terminal.wait(for: "Umrechner")
  }

  @Test func aChoiceThatCannotBeStoredHoldsNow() throws {
    let home = try TemporaryFolder()
    // A file where a folder belongs stops root as well.
    try home.write("", to: "config")
    let terminal = try TmuxTerminal(home: home)
    try terminal.startDemo()
    try terminal.press("F2")
    let german = try terminal.wait(for: "Umrechner")
    #expect(german.topBar.hasSuffix("Deutsch"))
    try terminal.wait(for: "a warning") { $0.lastRow.hasPrefix(" !") }
  }

  @Test func unreadablePreferencesDoNotStopTheProgram() throws {
    let home = try TemporaryFolder()
    try home.write("<plist><dict><key>Apple", to: "config/parlance/trip-expenses.plist")
    let terminal = try TmuxTerminal(home: home)
    let screen = try terminal.startDemo()
    #expect(screen.topBar.hasPrefix(" Converter"))
    try terminal.cycle(to: "Deutsch")
    try terminal.press("C-q")
    try terminal.waitForPrompt()
    try terminal.command("clear; parlance")
    try terminal.wait(for: "Umrechner")
  }
}
