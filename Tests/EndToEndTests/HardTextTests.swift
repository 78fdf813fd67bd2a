import TestSupport
import Testing

/// The page of hard text on a real terminal, which counts columns for itself.
@Suite(.enabled(if: TmuxTerminal.isInstalled, "tmux is not installed"))
struct HardTextTests {
  @Test(arguments: ["en", "ar"])
  func everyRulerStandsAtItsColumn(_ language: String) throws {
    let terminal = try TmuxTerminal(columns: 80, rows: 30)
    try terminal.home.write(HardText.storyboard, to: "app/a.storyboard.xml")
    for (tag, title) in [("en", "Text"), ("ar", "نص")] {
      try terminal.home.write(
        HardText.table(title: title), to: "app/\(tag).lproj/Localizable.strings")
    }
    let picture = try terminal.answer(
      to: "parlance render app --screen page --language \(language) --size 80x30"
    ).split(separator: "\n")
    try terminal.startDemo("app --bidi app --language \(language)")
    let screen = try terminal.wait(for: "the last row") { $0.shows("A long cluster") }
    // A terminal keeps no blanks at the end of a row.
    for (shown, drawn) in zip(screen.rows, picture).dropFirst(3).prefix(HardText.rows.count) {
      #expect(drawn.hasPrefix(shown) && drawn.dropFirst(shown.count).allSatisfy { $0 == " " })
    }
    let columns = HardText.rulers(from: 3)
    let expected = language == "en" ? columns : columns.reversed().map { 79 - $0 }
    for (index, row) in HardText.rows.enumerated() {
      #expect(try terminal.columns(of: "|", inRow: 3 + index, count: 3) == expected, "\(row.name)")
    }
  }
}
