import Testing

/// The settings in a terminal that reorders right-to-left text, whatever it is told.
@Suite(.enabled(if: TmuxTerminal.isInstalled, "tmux is not installed"))
struct ReorderingTerminalTests {
  /// DA2 as PuTTY answers it.
  private static let answer = Array("\u{1B}[>0;136;0c".utf8)

  private func settings(_ options: String = "") throws -> TmuxTerminal {
    let terminal = try TmuxTerminal()
    try terminal.startDemo(options)
    // The bar's last item.
    try terminal.press("BTab", "Enter")
    try terminal.wait(for: "Change language at once")
    return terminal
  }

  @Test func nothingIsSaidUntilTheTerminalAnswers() throws {
    let terminal = try settings()
    #expect(try !terminal.screen.shows("PuTTY"))
    try terminal.send(Self.answer)
    let screen = try terminal.wait(for: "Disable bidirectional text display")
    #expect(screen.shows("Change language at once"))
  }

  @Test func itIsSaidInTheLanguageOfTheScreen() throws {
    let terminal = try settings()
    try terminal.send(Self.answer)
    try terminal.wait(for: "PuTTY")
    try terminal.press("F2")
    try terminal.wait(for: "In PuTTY hilft ein Haken")
  }

  @Test(arguments: ["app", "terminal"]) func whoChoseAWayHearsNothing(_ mode: String) throws {
    let terminal = try settings("--bidi \(mode)")
    try terminal.send(Self.answer)
    // The answer is through when the key behind it is.
    try terminal.press("F2")
    let screen = try terminal.wait(for: "Sprache sofort wechseln")
    #expect(!screen.shows("PuTTY"))
  }
}
