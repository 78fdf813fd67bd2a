import Testing

/// Hebrew with Latin words and numbers in it, typed into the demo's note in a real terminal.
@Suite(.enabled(if: TmuxTerminal.isInstalled, "tmux is not installed"))
struct MixedTextTests {
  private func note(_ language: String) throws -> TmuxTerminal {
    let terminal = try TmuxTerminal()
    try terminal.startDemo("--language \(language) --bidi app")
    let before = try terminal.screen.topBar
    // The last but one of the bar's items.
    try terminal.press("BTab", "BTab", "Enter")
    try terminal.wait(for: "the note") { $0.topBar != before && $0.rows[3] != "" }
    return terminal
  }

  /// Waits for the caret, then gives the columns in reverse.
  private func selection(in terminal: TmuxTerminal, caret: Int, row: Int = 3) throws -> [Int] {
    try terminal.wait(for: "the caret at \(caret), \(row)") {
      $0.cursor == .init(column: caret, row: row, isShown: true)
    }
    return try terminal.reversedColumns(ofRow: row)
  }

  @Test(arguments: ["he", "en"]) func theFieldOfTheNote(_ language: String) throws {
    let terminal = try note(language)
    try terminal.press("C-a")
    try terminal.type("אבג abc 12 דה")
    let typed = try terminal.wait(for: "הד abc 12 גבא")
    // Three cells stand before it, and seven behind it.
    let latin = try #require(typed.column(of: "abc"))
    #expect(try selection(in: terminal, caret: latin - 4) == [])
    try terminal.press("Home")
    #expect(try selection(in: terminal, caret: latin + 9) == [])
    try terminal.press(Array(repeating: "Left", count: 4))
    #expect(try selection(in: terminal, caret: latin) == [])
    try terminal.press("Home")
    try terminal.press(Array(repeating: "S-Left", count: 8))
    let selected = Array(latin...latin + 3) + Array(latin + 6...latin + 9)
    #expect(try selection(in: terminal, caret: latin + 4) == selected)

    try terminal.press("C-x")
    let cut = try terminal.wait(for: "the rest") { $0.shows("הד 12") && !$0.shows("abc") }
    let rest = try #require(cut.column(of: "הד"))
    #expect(try selection(in: terminal, caret: rest + 3) == [])
    try terminal.press("End", "C-v", "BSpace")
    let pasted = try terminal.wait(for: "abc גבאהד 12")
    let start = try #require(pasted.column(of: "abc"))
    #expect(try selection(in: terminal, caret: start - 1) == [])
    try terminal.press("S-Home")
    let all = Array(start...start + 11)
    #expect(try selection(in: terminal, caret: start + 10) == all)
  }

  @Test(arguments: ["ar", "en"]) func theTextOfTheNote(_ language: String) throws {
    let terminal = try note(language)
    try terminal.press("Tab")
    try terminal.type("سلام abc")
    let typed = try terminal.wait(for: "abc ﻡﻼﺳ")
    let row = try #require(typed.rows.firstIndex { $0.contains("abc") })
    let first = try #require(typed.column(of: "abc"))
    #expect(try selection(in: terminal, caret: first - 1, row: row) == [])
    try terminal.press("Home")
    try terminal.press(Array(repeating: "S-Left", count: 6))
    let selected = [first] + Array(first + 3...first + 6)
    #expect(try selection(in: terminal, caret: first + 1, row: row) == selected)
    // A line of its own direction, at the other side; the column of the caret is kept going up.
    try terminal.press("End", "Enter")
    try terminal.type("x אב")
    let second = try terminal.wait(for: "x בא")
    let left = try #require(second.column(of: "x בא"))
    #expect(left < first)
    #expect(try selection(in: terminal, caret: left + 4, row: row + 1) == [])
    try terminal.press("Home", "S-Up")
    let caret = try selection(in: terminal, caret: first - 1, row: row)
    #expect(caret == [first - 1])
  }
}
