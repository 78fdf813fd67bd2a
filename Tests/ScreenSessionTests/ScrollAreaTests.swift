import ScreenLayout
import ScreenSession
import ScreenTestSupport
import TerminalCells
import Testing

/// What is taller than its room is scrolled within it.
@Suite("Scroll area")
struct ScrollAreaTests {
  private func session() throws -> TestSession {
    let buttons = (1...20).map { #"<button id="b\#($0)" title="B\#($0)" action="a"/>"# }
    let fixture = try ScreenFixture(
      elements: """
        <label text="Above"/><scrollView>\(buttons.joined())</scrollView><label text="Below"/>
        """)
    return TestSession(fixture, columns: 40, rows: 16)
  }

  private func shown(_ session: TestSession) -> [String] {
    session.lines.compactMap { line in
      line.split(separator: " ").first { $0.hasPrefix("B") && $0 != "Below" }.map(String.init)
    }
  }

  @Test("the focus stays in sight, and what stands around keeps its place")
  func focus() throws {
    var session = try session()
    #expect(session.line(3) == "   Above")
    #expect(session.line(14) == "   Below")
    #expect(shown(session) == (1...8).map { "B\($0)" })
    for _ in 0..<10 { session.press(.tab) }
    #expect(shown(session) == (4...11).map { "B\($0)" })
    #expect(session.line(3) == "   Above")
    #expect(session.line(14) == "   Below")
  }

  @Test("the wheel scrolls it within its bounds; a key follows the focus again")
  func wheel() throws {
    var session = try session()
    let wheel = Event.mouse(MouseEvent(.wheelDown, at: Point(row: 7, column: 5)))
    _ = session.session.handle(wheel)
    #expect(shown(session) == (4...11).map { "B\($0)" })
    for _ in 0..<9 { _ = session.session.handle(wheel) }
    #expect(shown(session) == (13...20).map { "B\($0)" })
    #expect(session.click(row: 12, column: 5) == [.perform("a")])
    #expect(session.focus == "b20")
    session.press(.tab)
    #expect(shown(session).first == "B1")
  }
}
