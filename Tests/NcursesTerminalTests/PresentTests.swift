import NcursesTerminal
import TerminalCells
import Testing

extension TerminalSuite {
  /// What ncurses shows, read back cell by cell.
  @Suite struct PresentTests {
    private static let size = Size(columns: 40, rows: 12)

    private static func pseudo() throws -> PseudoTerminal {
      try PseudoTerminal(columns: size.columns, rows: size.rows)
    }

    @Test func noGhostOfAnEarlierGrid() throws {
      let pseudo = try Self.pseudo()
      var terminal = try pseudo.owner()
      var generator = SeededGenerator(state: 1)
      for round in 0..<200 {
        let grid = Grid.random(Self.size, using: &generator)
        terminal.present(grid, cursor: nil)
        #expect(terminal.shown == grid, "round \(round)")
      }
    }

    @Test func wideCellsShiftedByOne() throws {
      let pseudo = try Self.pseudo()
      var terminal = try pseudo.owner()
      let rows = ["漢字漢字", " 漢字漢字", "a漢b字c", "abcdefgh", "漢字漢字"]
      for row in rows {
        let grid = Grid(Array(repeating: row, count: 12), columns: 40)
        terminal.present(grid, cursor: nil)
        #expect(terminal.shown == grid)
      }
    }

    struct Substitute: Sendable, CustomTestStringConvertible {
      let name: String
      let text: String
      let width: Int
      let shown: String
      var testDescription: String { name }
    }

    static let substitutes: [Substitute] = [
      Substitute(
        name: "unknown, narrow", text: "\u{10FFFD}\u{301}", width: 1, shown: "\u{10FFFD}\u{301}"),
      Substitute(name: "unassigned, narrow", text: "\u{378}", width: 1, shown: "\u{FFFD}"),
      Substitute(name: "unknown, wide", text: "\u{1FAE9}", width: 2, shown: "？"),
      Substitute(name: "counted otherwise", text: "漢", width: 1, shown: "\u{FFFD}"),
      Substitute(name: "a control character", text: "\u{1B}", width: 1, shown: "\u{FFFD}"),
      Substitute(name: "a control as a mark", text: "a\u{1B}\u{301}", width: 1, shown: "a\u{301}"),
      Substitute(name: "a mark alone", text: "\u{301}", width: 1, shown: "\u{FFFD}"),
      Substitute(
        name: "four marks of five", text: "a\u{301}\u{302}\u{303}\u{304}\u{305}", width: 1,
        shown: "a\u{301}\u{302}\u{303}\u{304}"),
      Substitute(name: "a spacing scalar too many", text: "กำ", width: 1, shown: "ก"),
      Substitute(name: "nothing", text: "", width: 1, shown: " "),
    ]

    @Test(arguments: substitutes) func marksWhatNcursesCannotHold(_ row: Substitute) throws {
      let pseudo = try Self.pseudo()
      var terminal = try pseudo.owner()
      var grid = Grid(size: Self.size)
      grid.put(row.text, width: row.width, style: .plain, at: Point(row: 2, column: 3))
      grid.put("z", width: 1, style: .plain, at: Point(row: 2, column: 3 + row.width))
      terminal.present(grid, cursor: nil)
      let shown = terminal.shown
      #expect(shown[2, 3].text.unicodeScalars.elementsEqual(row.shown.unicodeScalars))
      #expect(shown[2, 3 + row.width].text == "z")
    }

    @Test func clipsAndFillsUp() throws {
      let pseudo = try Self.pseudo()
      var terminal = try pseudo.owner()
      let large = Grid(
        Array(repeating: String(repeating: "x", count: 39) + "漢x", count: 20), columns: 50)
      terminal.present(large, cursor: Point(row: 19, column: 49))
      #expect(
        terminal.shown.lines == Array(repeating: String(repeating: "x", count: 39) + " ", count: 12)
      )
      terminal.present(Grid(["ab"], columns: 2), cursor: nil)
      let rest = Array(repeating: String(repeating: " ", count: 40), count: 11)
      #expect(terminal.shown.lines == ["ab" + String(repeating: " ", count: 38)] + rest)
    }

    struct Palette: Sendable, CustomTestStringConvertible {
      let environment: [String: String]
      let support: ColorSupport
      let style: Style
      let shown: Style
      var testDescription: String { "\(environment)" }
    }

    static let palettes: [Palette] = [
      Palette(
        environment: ["TERM": "xterm-256color"], support: .palette256,
        style: Style(foreground: .indexed(38), background: .indexed(235), attributes: .bold),
        shown: Style(foreground: .indexed(38), background: .indexed(235), attributes: .bold)),
      Palette(
        environment: ["TERM": "linux"], support: .eight,
        style: Style(foreground: .indexed(9), background: .indexed(235), attributes: .reverse),
        shown: Style(foreground: .indexed(1), attributes: .reverse)),
      Palette(
        environment: ["TERM": "vt100"], support: .none,
        style: Style(foreground: .indexed(1), attributes: .underline),
        shown: Style(attributes: .underline)),
      Palette(
        environment: ["TERM": "xterm-256color", "NO_COLOR": "1"], support: .none,
        style: Style(foreground: .indexed(1), background: .indexed(2), attributes: .bold),
        shown: Style(attributes: .bold)),
      Palette(
        environment: ["TERM": "xterm-256color", "NO_COLOR": ""], support: .palette256,
        style: Style(foreground: .indexed(1)), shown: Style(foreground: .indexed(1))),
    ]

    @Test(arguments: palettes) func colors(_ row: Palette) throws {
      let pseudo = try Self.pseudo()
      var terminal = try pseudo.owner(row.environment)
      let colors = terminal.colors
      #expect(colors == row.support)
      terminal.present(Grid(["漢a"], columns: 3, style: row.style), cursor: nil)
      #expect(terminal.shown[0, 2].style == row.shown)
    }

    /// The Linux console has 64 pairs, 8 × 8, and pairs with its own colours besides.
    @Test func morePairsThanThereAre() throws {
      let pseudo = try PseudoTerminal(columns: 100, rows: 2)
      var terminal = try pseudo.owner(["TERM": "linux"])
      var grid = Grid(size: Size(columns: 100, rows: 2))
      let colors: [Color] = [.standard] + (0..<8).map(Color.indexed)
      for index in 0..<81 {
        let style = Style(foreground: colors[index / 9], background: colors[index % 9])
        grid.put("x", width: 1, style: style, at: Point(row: 0, column: index))
      }
      terminal.present(grid, cursor: nil)
      let shown = terminal.shown
      #expect(shown[0, 10].style == grid[0, 10].style)
      #expect(shown[0, 80].text == "x")
    }

    @Test func sendsOnlyWhatDiffers() throws {
      let pseudo = try Self.pseudo()
      var terminal = try pseudo.owner()
      var grid = Grid(Array(repeating: "The quick brown fox", count: 12), columns: 40)
      terminal.present(grid, cursor: nil)
      try #require(pseudo.waits { $0.contains("fox") })
      let first = pseudo.settled
      terminal.present(grid, cursor: nil)
      #expect(pseudo.settled == first)
      grid.put("Q", width: 1, style: .plain, at: Point(row: 5, column: 4))
      terminal.present(grid, cursor: nil)
      #expect(pseudo.settled - first < 12)
    }

    @Test func placesAndHidesTheCursor() throws {
      let pseudo = try Self.pseudo()
      var terminal = try pseudo.owner()
      let grid = Grid(size: Self.size)
      terminal.present(grid, cursor: Point(row: 3, column: 7))
      #expect(pseudo.waits { $0.hasSuffix("\u{1B}[4;8H") })
      terminal.present(grid, cursor: nil)
      #expect(pseudo.waits { $0.hasSuffix("\u{1B}[?25l") })
      terminal.present(grid, cursor: Point(row: 12, column: 0))
      terminal.present(grid, cursor: Point(row: 0, column: 0))
      #expect(pseudo.waits { $0.contains("\u{1B}[?25h") })
    }

    @Test func invalidateDrawsEveryCell() throws {
      let pseudo = try Self.pseudo()
      var terminal = try pseudo.owner()
      let grid = Grid(["unmistakable"], columns: 40)
      terminal.present(grid, cursor: nil)
      terminal.invalidate()
      terminal.present(grid, cursor: nil)
      #expect(pseudo.waits { $0.split(separator: "unmistakable").count == 3 })
    }
  }
}
