import Testing

/// A click does what a key does, where the thing stands in this language.
@Suite(.enabled(if: TmuxTerminal.isInstalled, "tmux is not installed"))
struct MouseTests {
  /// Clicks as a terminal reports it, at the first cell of a text.
  private func click(_ text: String, in terminal: TmuxTerminal) throws {
    let screen = try terminal.screen
    let row = try #require(screen.rows.firstIndex { $0.contains(text) })
    let column = try #require(screen.column(of: text))
    let place = "\(column + 1);\(row + 1)"
    try terminal.type("\u{1B}[<0;\(place)M\u{1B}[<0;\(place)m")
  }

  @Test func pressesThePad() throws {
    let terminal = try TmuxTerminal()
    try terminal.startDemo()
    try terminal.press("C-a")
    for key in ["8  9", "⌫", "2  3", ".  ⌫", "9"] { try click(key, in: terminal) }
    try terminal.wait(for: "the amount") { $0.shows(/Amount +2\.9\b/) }
    try terminal.cycle(to: "српски")
    try click(",  ⌫", in: terminal)
    try terminal.wait(for: "a refusal") { $0.lastRow.contains("!") }
    try click("7  8", in: terminal)
    try terminal.wait(for: "the amount") { $0.shows(/Износ +2,97\b/) }
  }

  @Test func findsThePadWhereItIsMirrored() throws {
    let terminal = try TmuxTerminal()
    try terminal.startDemo("--language ar")
    try terminal.press("C-a")
    try click("7  8", in: terminal)
    try terminal.wait(for: "the amount") { $0.rows[3].contains(" 7 ") && $0.shows("7  8  9") }
    try click("RSD  ‹EUR›", in: terminal)
    try terminal.wait(for: "‹RSD›")
  }

  @Test func pressesTheKeyBar() throws {
    let terminal = try TmuxTerminal()
    try terminal.startDemo()
    try click("F2 Language", in: terminal)
    try terminal.wait(for: "Umrechner")
  }

  @Test func focusesAndChooses() throws {
    let terminal = try TmuxTerminal()
    try terminal.startDemo()
    try click("RSD", in: terminal)
    try terminal.wait(for: "‹RSD›")
    try click("117.20", in: terminal)
    try terminal.type("4")
    try terminal.wait(for: "the rate") { !$0.shows(/Rate +117\.20\b/) && $0.shows(/Rate .*4/) }
  }
}
