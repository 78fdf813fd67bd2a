import Testing

/// A terminal that cannot be used is left as it is.
@Suite(.enabled(if: TmuxTerminal.isInstalled, "tmux is not installed"))
struct UnusableTerminalTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let command: String
    let sentence: String
    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "no TERM", command: "env -u TERM parlance", sentence: "TERM is not set"),
    Case(name: "an empty TERM", command: "TERM= parlance", sentence: "TERM is not set"),
    Case(name: "an unknown TERM", command: "TERM=nonsense parlance", sentence: "“nonsense”"),
    Case(name: "no cursor addressing", command: "TERM=dumb parlance", sentence: "“dumb”"),
    Case(
      name: "redirected input", command: "parlance </dev/null",
      sentence: "Standard input is not a terminal"),
    Case(
      name: "redirected output", command: "parlance >output",
      sentence: "Standard output is not a terminal"),
  ]

  @Test(arguments: cases) func isLeftAlone(_ row: Case) throws {
    let terminal = try TmuxTerminal()
    let modes = try terminal.modes()
    try terminal.command("clear; \(row.command) 2>errors; echo status $?.")
    let shell = try terminal.wait(for: "the prompt") { $0.shows("status") && $0.lastRow == "$" }
    #expect(shell.rows.filter { !$0.isEmpty } == ["status 69.", "$"])
    let errors = try terminal.home.text(of: "errors")
    #expect(errors.contains(row.sentence))
    #expect(errors.filter { $0 == "\n" }.count == 1)
    #expect(((try? terminal.home.text(of: "output")) ?? "").isEmpty)
    #expect(try terminal.modes() == modes)
  }
}
