import Foundation
import Testing

/// The screen follows the window, what does not fit is not lost, and Ctrl-L draws it anew.
@Suite(.enabled(if: TmuxTerminal.isInstalled, "tmux is not installed"))
struct ResizeTests {
  @Test func redrawsAtEverySize() throws {
    let terminal = try TmuxTerminal()
    try terminal.startDemo()
    try terminal.press("C-a")
    try terminal.type("1234.5")
    let before = try terminal.wait(for: "1,234.50 EUR")

    try terminal.resize(columns: 59, rows: 20)
    try terminal.wait(for: "the pad below the form") {
      $0.rows.count == 20 && $0.shows(/Amount +1234\.5$/) && $0.shows(/^ +7  8  9$/)
        && $0.topBar.count <= 59
    }
    try terminal.resize(columns: 40, rows: 12)
    try terminal.wait(for: "the pad still") { $0.rows.count == 12 && $0.shows("7  8  9") }
    try terminal.resize(columns: 40, rows: 11)
    try terminal.wait(for: "no pad") {
      $0.rows.count == 11 && $0.shows("1234.5") && !$0.shows("7  8  9") && $0.shows("[ Save ]")
    }
    try terminal.resize(columns: 20, rows: 6)
    try terminal.wait(for: "the focused field, with the cursor in it") {
      $0.rows.count == 6 && $0.rows[$0.cursor.row].hasSuffix("1234.5") && $0.cursor.isShown
        && $0.shows("F2")
    }
    try terminal.resize(columns: 10, rows: 3)
    try terminal.wait(for: "one sentence and no cursor") {
      $0.rows.joined(separator: " ").hasPrefix("Too small: 20×6") && !$0.cursor.isShown
    }
    try terminal.resize(columns: 1, rows: 1)
    try terminal.wait(for: "the sentence's start") { $0.rows.count == 1 && $0.topBar.count <= 1 }
    try terminal.resize(columns: 80, rows: 24)
    try terminal.wait(for: "the first picture") { $0 == before }
    try terminal.press("C-u")
    try terminal.wait(for: "undo still") { $0.shows(/Amount +1234\.\s/) }
  }

  @Test func switchesWhileTooSmall() throws {
    let terminal = try TmuxTerminal()
    try terminal.startDemo()
    try terminal.resize(columns: 15, rows: 4)
    try terminal.wait(for: "Too small")
    try terminal.press("F2")
    try terminal.wait(for: "German") { !$0.shows("Too small") && $0.shows("20×6") }
    try terminal.resize(columns: 80, rows: 24)
    try terminal.wait(for: "Umrechner")
  }

  @Test func controlLDrawsOverWhatOthersWrote() throws {
    let terminal = try TmuxTerminal()
    let before = try terminal.startDemo()
    try Data("\u{1B}[3;1Ha message of another program\u{1B}[10;1H".utf8)
      .write(to: URL(fileURLWithPath: terminal.fact("pane_tty")))
    try terminal.wait(for: "a message of another program")
    try terminal.press("C-l")
    try terminal.wait(for: "the screen as it was") { $0 == before }
  }

  @Test func startsInASmallWindow() throws {
    let terminal = try TmuxTerminal(columns: 24, rows: 3)
    try terminal.command("parlance")
    try terminal.wait(for: "Too small: 20×6")
    try terminal.press("C-q")
    try terminal.waitForPrompt()
  }
}
