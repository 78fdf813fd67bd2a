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
    Case(environment: ["TERM": "mlterm-256color"], suggested: .plainLayout),
    Case(environment: ["TERM": "xterm", "MLTERM": "3.9.2"], suggested: .plainLayout),
    Case(environment: ["KONSOLE_VERSION": "221203"], suggested: .marks),
    Case(environment: ["VTE_VERSION": "7006"], suggested: .explicitOrder),
    Case(environment: ["TERM": "xterm-kitty"], suggested: .fonts),
    Case(environment: ["TERM": "tmux-256color", "KITTY_WINDOW_ID": "1"], suggested: .fonts),
    Case(environment: ["TERM": "putty-256color"], suggested: .impossible),
    Case(reply: .standardMode(8, setting: 1), suggested: .explicitOrder),
    Case(reply: .standardMode(8, setting: 0), suggested: nil),
    Case(reply: .mode(8, setting: 1), suggested: nil),
    Case(reply: .version("Konsole 22.12.3"), suggested: .marks),
    Case(reply: .version("kitty(0.26.5)"), suggested: .fonts),
    Case(reply: .version("XTerm(379)"), suggested: OrderGuard.none),
    Case(reply: .version("foot(1.13.1)"), suggested: OrderGuard.none),
    Case(reply: .version("tmux 3.3a"), suggested: nil),
    Case(reply: .secondaryAttributes([0, 136, 0]), suggested: .impossible),
    // xterm, tmux, Konsole.
    Case(reply: .secondaryAttributes([41, 379, 0]), suggested: nil),
    Case(reply: .secondaryAttributes([84, 0, 0]), suggested: nil),
    Case(reply: .secondaryAttributes([0, 115, 0]), suggested: nil),
    Case(reply: .deviceAttributes([0, 136, 0]), suggested: nil),
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

    @Test func plainLayoutIsUndone() throws {
      let pseudo = try PseudoTerminal()
      var terminal = try pseudo.owner()
      terminal.use(.plainLayout)
      #expect(pseudo.waits { $0.hasSuffix("\u{1B}]5379;use_ctl=false\u{07}") })
      terminal.close()
      #expect(pseudo.waits { $0.contains("\u{1B}]5379;use_ctl=true\u{07}\u{1B}[?1006l") })
    }

    @Test func theTerminalsOwnAnswerChoosesTheGuard() throws {
      let pseudo = try PseudoTerminal()
      var terminal = try pseudo.owner()
      pseudo.type("\u{1B}[8;1$y")
      _ = try terminal.wait(for: [], timeout: .seconds(5))
      #expect(pseudo.waits { $0.hasSuffix("\u{1B}[8l") })
    }

    struct Terminal: Sendable, CustomTestStringConvertible {
      let testDescription: String
      let answers: String
      var isLeft = false
      let keepsTextOrder: Bool
    }

    static let terminals: [Terminal] = [
      Terminal(
        testDescription: "PuTTY", answers: "\u{1B}[>0;136;0c\u{1B}[?6c", keepsTextOrder: false),
      Terminal(
        testDescription: "PuTTY, left to itself", answers: "\u{1B}[>0;136;0c\u{1B}[?6c",
        isLeft: true, keepsTextOrder: true),
      Terminal(
        testDescription: "xterm",
        answers: "\u{1B}P>|XTerm(379)\u{1B}\\\u{1B}[8;0$y\u{1B}[>41;379;0c\u{1B}[?64;1c",
        keepsTextOrder: true),
      Terminal(
        testDescription: "VTE", answers: "\u{1B}[8;1$y\u{1B}[>65;7003;1c\u{1B}[?65;1c",
        keepsTextOrder: true),
    ]

    @Test(arguments: terminals) func aTerminalThatNothingHelpsSaysSo(_ row: Terminal) throws {
      let pseudo = try PseudoTerminal()
      var terminal = try pseudo.owner(keepsOrder: !row.isLeft)
      let before = terminal.keepsTextOrder
      #expect(before)
      pseudo.type(row.answers)
      _ = try terminal.wait(for: [], timeout: .seconds(5))
      let after = terminal.keepsTextOrder
      #expect(after == row.keepsTextOrder)
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

    struct Shape: Sendable, CustomTestStringConvertible {
      let testDescription: String
      /// In the order of the screen.
      let text: String
      let sent: String
    }

    static let shapes: [Shape] = [
      Shape(
        testDescription: "final, medial, initial",
        text: " \u{FECE}\u{FE92}\u{FEDF}",
        sent: " \u{200D}\u{FECE}\u{200E}\u{200D}\u{FE92}\u{200D}\u{200E}\u{FEDF}\u{200D}\u{200E}"),
      Shape(
        testDescription: "isolated", text: "a\u{FE8D}\u{FE91}",
        sent: "a\u{FE8D}\u{200E}\u{FE91}\u{200D}\u{200E} "),
      Shape(
        testDescription: "a vowel sign, and a Persian form", text: "\u{FB58}\u{FB7D}\u{64E}",
        sent: "\u{FB58}\u{200D}\u{200E}\u{200D}\u{FB7D}\u{64E}\u{200D}\u{200E}  "),
      Shape(
        testDescription: "ligature", text: "a\u{FEFC}", sent: "a\u{200D}\u{FEFC}\u{200E}  "),
    ]

    @Test(arguments: shapes) func joinersKeepShapesBetweenMarks(_ row: Shape) throws {
      let pseudo = try PseudoTerminal(columns: 4, rows: 1)
      var terminal = try pseudo.owner()
      terminal.use(.marks)
      terminal.present(Grid([row.text], columns: 4), cursor: nil)
      #expect(terminal.shown.lines == [row.sent])
    }

    @Test func everySecondRightToLeftCellIsItalic() throws {
      let pseudo = try PseudoTerminal(columns: 6, rows: 1)
      var terminal = try pseudo.owner()
      terminal.use(.fonts)
      terminal.present(Grid(["ab אבג"], columns: 6), cursor: nil)
      #expect(pseudo.waits { $0.contains("[3mא\u{1B}(B\u{1B}[mב\u{1B}") })
    }

    @Test func theSameGuardAgainDrawsNothing() throws {
      let pseudo = try PseudoTerminal(columns: 4, rows: 1)
      var terminal = try pseudo.owner()
      terminal.use(.explicitOrder)
      terminal.present(Grid(["ab"], columns: 4), cursor: nil)
      terminal.use(.explicitOrder)
      terminal.present(Grid(["cb"], columns: 4), cursor: nil)
      #expect(pseudo.waits { $0.contains("ab\rc") })
    }
  }
}
