import Testing

/// The demo's expenses: added, found and removed, in one language and another.
@Suite(.enabled(if: TmuxTerminal.isInstalled, "tmux is not installed"))
struct ExpensesTests {
  @Test func areAddedFoundAndRemoved() throws {
    let terminal = try TmuxTerminal()
    try terminal.startDemo()
    try terminal.press("M-e")
    try terminal.wait(for: "No expenses yet")
    for (purpose, cost) in [("Ručak", "12.5"), ("ماء", "3"), ("電車", "840")] {
      try terminal.press("Tab", "Tab")
      try terminal.type(purpose)
      try terminal.press("Tab")
      try terminal.type(cost)
      try terminal.press("Enter")
      try terminal.wait(for: purpose == "ماء" ? "€3.00" : purpose)
      // Back to the search bar.
      try terminal.press("BTab", "BTab", "BTab")
      try terminal.wait(for: "the search bar") { $0.cursor.row == 3 }
    }
    try terminal.wait(for: "€855.50  3 expenses")
    try terminal.type("RUCAK")
    let found = try terminal.wait(for: "one row") { !$0.shows("電車") }
    #expect(found.shows("Ručak"))
    try terminal.press("F2")
    let german = try terminal.wait(for: "German") {
      $0.topBar.hasSuffix("Deutsch") && $0.shows("12,50")
    }
    #expect(!german.shows("電車"))
    try terminal.press("Down")
    try terminal.wait(for: "the chosen row") { $0.shows("▌ Ručak") }
    try terminal.press("M-e")
    try terminal.wait(for: "2 Ausgaben")
  }
}
