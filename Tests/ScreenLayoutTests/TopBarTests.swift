import ScreenLayout
import ScreenTestSupport
import TerminalCells
import Testing

/// The bar on top: its items on both sides, the prompt, and what gives way for want of room.
@Suite("Bar on top")
struct TopBarTests {
  private func fixture(_ navigationItem: String) throws -> ScreenFixture {
    try ScreenFixture(
      storyboard: """
        <storyboard id="t" initialScreen="m" developmentLanguage="en"><screen id="m">
        \(navigationItem)<label text="Body"/></screen><screen id="n">
        \(navigationItem)</screen></storyboard>
        """)
  }

  private static let sides = """
    <navigationItem title="Trip"><barButtonItem title="More" action="a"/>
    <barButtonItem title="Cancel" action="b" edge="leading"/></navigationItem>
    """

  @Test("an item of the leading edge stands before the title")
  func leading() throws {
    let fixture = try fixture(Self.sides)
    #expect(
      fixture.frame("en", columns: 40).lines[0] == " Cancel   Trip           More   English ")
    #expect(
      fixture.frame("he", columns: 40).lines[0] == " תירבע   More             Trip   Cancel ")
  }

  @Test("and behind the way back")
  func leadingAfterBack() throws {
    let fixture = try fixture(Self.sides)
    var state = ScreenState(screen: "n")
    state.path.append("m")
    #expect(
      fixture.frame(state: state, columns: 50).lines[0].hasPrefix(" ‹ parlance.back  Cancel   Trip")
    )
  }

  @Test("Tab goes from the leading side to the trailing one")
  func order() throws {
    let frame = try fixture(Self.sides).frame()
    let columns = frame.focusOrder.map { address in
      frame.regions.last { $0.target == .element(address) }?.rect.origin.column ?? -1
    }
    #expect(columns == [1, 65])
  }

  @Test("a prompt has a dim line of its own below the title")
  func prompt() throws {
    let frame = try fixture(#"<navigationItem title="Trip" prompt="Choose a day"/>"#)
      .frame(columns: 40)
    #expect(frame.lines[1].hasPrefix(" Choose a day "))
    #expect(frame.lines[2] == String(repeating: "─", count: 40))
    #expect(frame.lines[4].hasPrefix("   Body"))
    #expect(frame.grid[1, 1].style.attributes == .dim)
  }

  @Test("under 12 rows there is none, and the frame says so")
  func promptDropped() throws {
    let frame = try fixture(#"<navigationItem title="Trip" prompt="Choose a day"/>"#)
      .frame(columns: 40, rows: 11)
    #expect(frame.lines[1] == String(repeating: "─", count: 40))
    #expect(frame.flaws.contains { $0.kind == .dropped && $0.text == "Choose a day" })
  }

  @Test("a prompt too long for its line ends with an ellipsis")
  func longPrompt() throws {
    let frame = try fixture(
      #"<navigationItem title="Trip" prompt="Choose the day on which you paid"/>"#
    ).frame(columns: 24)
    #expect(frame.lines[1] == " Choose the day on whi… ")
  }

  @Test("a disabled item is dim and takes neither focus nor press")
  func disabled() throws {
    let fixture = try fixture(
      """
      <navigationItem title="Trip"><barButtonItem title="More" action="a" enabled="open"/>
      </navigationItem>
      """)
    var state = ScreenState(screen: "m")
    state.values = AppValues(values: ["open": .flag(false)], hasCode: true)
    let frame = fixture.frame(state: state, columns: 40)
    let column =
      try #require(frame.grid.row(0).firstIndex { $0.text == "M" }) - frame.grid.row(0).startIndex
    #expect(frame.grid[0, column].style.attributes == .dim)
    #expect(frame.focusOrder == [])
    #expect(frame.target(at: Point(row: 0, column: column)) == nil)
  }
}
