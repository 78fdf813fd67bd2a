import Testing

/// A paste is one event, read in the language on the screen.
@Suite(.enabled(if: TmuxTerminal.isInstalled, "tmux is not installed"))
struct PasteTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let language: String
    let pasted: String
    /// The amount in the field, as it is drawn while it is edited.
    let shown: String
    var testDescription: String { "\(pasted) in \(language)" }
  }

  static let cases = [
    Case(language: "en", pasted: "1,234.56", shown: "1234.56"),
    Case(language: "sr", pasted: "1.234,56", shown: "1234,56"),
    Case(language: "sr", pasted: " 5,15\n", shown: "5,15"),
    Case(language: "sr", pasted: "5.15", shown: "5,15"),
    Case(language: "en", pasted: "١٢٫٥", shown: "12.5"),
  ]

  @Test(arguments: cases) func isReadInTheLanguage(_ row: Case) throws {
    let terminal = try TmuxTerminal()
    try terminal.startDemo("--language \(row.language)")
    try terminal.press("C-a")
    try terminal.type("7")
    try terminal.wait(for: "7") { $0.rows[3].contains(" 7 ") }
    try terminal.press("C-a")
    try terminal.paste(row.pasted)
    try terminal.wait(for: row.shown) { $0.rows[3].contains(" \(row.shown) ") }
  }

  @Test func aRefusedPasteChangesNothingAndSaysWhy() throws {
    let terminal = try TmuxTerminal()
    let before = try terminal.startDemo()
    try terminal.press("C-a")
    try terminal.paste("5abc\u{3}\u{11}")
    let after = try terminal.wait(for: "a reason") { $0.lastRow.contains("!") }
    #expect(after.rows.dropLast() == before.rows.dropLast())
  }
}
