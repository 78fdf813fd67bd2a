import NcursesTerminal
import Parlance
import TerminalCells
import Testing

@testable import TripExpenses

extension TerminalSuite {
  /// After each switch, the terminal shows what the same frame shows on an empty screen.
  @MainActor
  @Suite("No ghost of the old language")
  struct GhostTests {
    @Test("after any switch, on any screen", arguments: ["converter", "settings"])
    func ghosts(_ screen: String) throws {
      let pseudo = try PseudoTerminal()
      var terminal = ReadBackTerminal(try pseudo.owner(), switches: 25)
      // No folder can be made there: the test touches nobody's preferences.
      let app = try TripApp.application(
        options: StartOptions(language: LanguageTag("en")),
        environment: ["XDG_CONFIG_HOME": "/dev/null/x", "XDG_DATA_HOME": "/dev/null/x"])
      app.show(screen)
      try app.run(on: &terminal)
      #expect(terminal.frames >= 25)
      #expect(terminal.differences == [])
    }
  }
}

/// A terminal that presses F2 again and again, and reads back from ncurses what stands there.
private struct ReadBackTerminal: ~Copyable, Terminal {
  private var terminal: CursesTerminal
  private var switches: Int
  private(set) var frames = 0
  /// Rows that an update left otherwise than a drawing from nothing.
  private(set) var differences: [String] = []

  init(_ terminal: consuming CursesTerminal, switches: Int) {
    self.terminal = terminal
    self.switches = switches
  }

  var size: Size { terminal.size }
  var colors: ColorSupport { terminal.colors }
  var keepsTextOrder: Bool { terminal.keepsTextOrder }

  mutating func present(_ grid: Grid, cursor: Point?) {
    frames += 1
    terminal.present(grid, cursor: cursor)
    let updated = terminal.shown
    terminal.invalidate()
    terminal.present(grid, cursor: cursor)
    let drawn = terminal.shown
    for row in 0..<grid.size.rows where Array(updated.row(row)) != Array(drawn.row(row)) {
      differences.append("frame \(frames), row \(row): \(updated.lines[row])")
    }
  }

  mutating func wait(for descriptors: [Int32], timeout: Duration?) throws -> Wake {
    switches -= 1
    let key = switches >= 0 ? Key(.function(2)) : Key(.character("q"), .control)
    return Wake(events: [.key(key)])
  }

  mutating func invalidate() { terminal.invalidate() }
  mutating func suspend() { terminal.suspend() }
  mutating func interrupt() {}
}
