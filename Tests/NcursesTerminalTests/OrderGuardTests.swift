import NcursesTerminal
import TerminalCells
import Testing

@Suite struct OrderGuardTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var environment: [String: String] = [:]
    var reply: TerminalReply?
    let suggested: OrderGuard?
    var testDescription: String { reply.map { "\($0)" } ?? "\(environment)" }
  }

  static let cases: [Case] = [
    Case(environment: ["TERM": "xterm-256color"], suggested: nil),
    Case(environment: ["TERM": "mlterm-256color"], suggested: .marks),
    Case(environment: ["KONSOLE_VERSION": "221203"], suggested: .marks),
    Case(environment: ["VTE_VERSION": "7006"], suggested: .explicitOrder),
    Case(reply: .standardMode(8, setting: 1), suggested: .explicitOrder),
    Case(reply: .standardMode(8, setting: 0), suggested: nil),
    Case(reply: .mode(8, setting: 1), suggested: nil),
    Case(reply: .version("Konsole 22.12.3"), suggested: .marks),
    Case(reply: .version("XTerm(379)"), suggested: nil),
  ]

  @Test(arguments: cases) func suggests(_ row: Case) {
    let suggested =
      row.reply.map { OrderGuard.suggested(by: $0) } ?? .suggested(by: row.environment)
    #expect(suggested == row.suggested)
  }
}

extension TerminalSuite {
  @Suite struct OrderTests {
    @Test func explicitOrderIsUndone() throws {
      let pseudo = try PseudoTerminal()
      var terminal = try pseudo.owner()
      terminal.use(.explicitOrder)
      #expect(pseudo.waits { $0.hasSuffix("\u{1B}[8l") })
      terminal.close()
      #expect(pseudo.waits { $0.contains("\u{1B}[8h\u{1B}[?1006l") })
    }

    @Test func theTerminalsOwnAnswerChoosesTheGuard() throws {
      let pseudo = try PseudoTerminal()
      var terminal = try pseudo.owner()
      pseudo.type("\u{1B}[8;1$y")
      _ = try terminal.wait(for: [], timeout: .seconds(5))
      #expect(pseudo.waits { $0.hasSuffix("\u{1B}[8l") })
    }

    @Test func marksStandInRightToLeftCellsOnly() throws {
      let pseudo = try PseudoTerminal(columns: 4, rows: 1)
      var terminal = try pseudo.owner()
      let grid = Grid(["aב\u{5B0}1"], columns: 4)
      terminal.present(grid, cursor: nil)
      #expect(terminal.shown.lines == ["aב\u{5B0}1 "])
      terminal.use(.marks)
      terminal.present(grid, cursor: nil)
      #expect(terminal.shown.lines == ["aב\u{5B0}\u{200E}1 "])
    }
  }
}
