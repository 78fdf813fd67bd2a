import Foundation
import Testing

/// Whatever ends the program, the shell works as before.
@Suite(.enabled(if: TmuxTerminal.isInstalled, "tmux is not installed"))
struct WayOutTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    /// The key that is pressed, or nil for a signal from outside.
    var key: String?
    let signal: Int32
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "Ctrl-C", key: "C-c", signal: SIGINT),
    Case(name: "INT", signal: SIGINT),
    Case(name: "TERM", signal: SIGTERM),
    Case(name: "HUP", signal: SIGHUP),
    Case(name: "QUIT", signal: SIGQUIT),
    Case(name: "SEGV", signal: SIGSEGV),
  ]

  @Test(arguments: cases) func givesTheTerminalBack(_ row: Case) throws {
    let terminal = try TmuxTerminal()
    let modes = try terminal.modes()
    try terminal.startDemo()
    if let key = row.key {
      try terminal.press(key)
    } else {
      kill(try terminal.program(), row.signal)
    }
    let shell = try terminal.waitForPrompt()
    #expect(shell.cursor.isShown)
    #expect(!shell.shows("Converter"))
    #expect(try terminal.lastStatus() == "\(128 + row.signal)")
    #expect(try terminal.answer(to: "echo alive") == "alive")
    #expect(try terminal.modes() == modes)
    #expect(try terminal.fact("mouse_any_flag") == "0")
  }

  @Test func suspendsAndComesBack() throws {
    let terminal = try TmuxTerminal()
    let modes = try terminal.modes()
    try terminal.startDemo()
    try terminal.press("C-a")
    try terminal.type("1234.5")
    try terminal.wait(for: "1,234.50 EUR")
    let before = try terminal.cycle(to: "српски")
    try terminal.press("C-z")
    let shell = try terminal.waitForPrompt()
    #expect(shell.shows("Stopped"))
    #expect(try terminal.modes() == modes)
    try terminal.command("fg")
    try terminal.wait(for: "everything as it was") { $0 == before }
    try terminal.press("C-u")
    try terminal.wait(for: "undo still") { $0.shows(/Износ +1234,\s/) }
    try terminal.press("C-q")
    try terminal.waitForPrompt()
    #expect(try terminal.lastStatus() == "0")
    #expect(try terminal.modes() == modes)
  }

  @Test func comesBackToAWindowOfAnotherSize() throws {
    let terminal = try TmuxTerminal()
    try terminal.startDemo()
    try terminal.press("C-z")
    try terminal.waitForPrompt()
    try terminal.resize(columns: 50, rows: 16)
    try terminal.command("fg")
    try terminal.wait(for: "the narrow picture") {
      $0.isAlternate && $0.rows.count == 16 && $0.topBar.hasSuffix("English")
        && $0.topBar.count == 49 && $0.shows(/^ +7  8  9$/)
    }
  }
}
