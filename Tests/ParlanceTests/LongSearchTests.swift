import ScreenLayout
import TerminalCells
import Testing

@testable import Parlance

@MainActor
@Suite("Long search of a running app")
struct LongSearchTests {
  private static let storyboard = """
    <storyboard id="test-app" initialScreen="main" developmentLanguage="en" languages="en de">
      <keyBinding key="F5" action="read"/>
      <screen id="main">
        <searchBar id="find" for="rows"/>
        <list id="rows" items="rows">
          <item><label text="%@"><argument value="name"/></label>
            <label text="%@"><argument value="clock"/></label></item>
        </list>
      </screen>
    </storyboard>
    """

  /// Counts how often the app's code was asked.
  @MainActor
  final class Counter {
    var count = 0
  }

  private static func rows(clock: Int = 0) -> [ListRow] {
    (0..<6_000).map { index in
      ListRow(
        id: "\(index)", fields: ["name": .text("Row \(index)"), "clock": .text("(\(clock))")])
    }
  }

  private func keys(_ text: String) -> [Event] {
    text.map { .key(Key(.character($0))) }
  }

  @Test("a search ends and the app sleeps, though its rows differ whenever it is asked")
  func differing() throws {
    let test = try TestApp(storyboard: Self.storyboard)
    let asked = Counter()
    test.app.list("rows") {
      asked.count += 1
      return Self.rows(clock: asked.count)
    }
    let terminal = try test.run([keys("5999")] + Array(repeating: [], count: 3))
    #expect(terminal.timeouts.allSatisfy { $0 == nil })
    let last = terminal.frames.count - 1
    let row = try #require(terminal.frames[last].lines.first { $0.contains("Row 5999") })
    #expect(row.contains("(\(asked.count))"))
  }

  @Test("while a search goes on, the app is not asked for the same rows anew")
  func portions() throws {
    let test = try TestApp(storyboard: Self.storyboard)
    let asked = Counter()
    test.app.list("rows") {
      asked.count += 1
      return Self.rows()
    }
    let terminal = try test.run([keys("5999")] + Array(repeating: [], count: 20))
    #expect(terminal.timeouts.filter { $0 == .zero }.count > 5)
    #expect(terminal.timeouts.last == .some(nil))
    let searching = terminal.timeouts.filter { $0 == .zero }.count
    #expect(asked.count == terminal.frames.count - searching)
    #expect(terminal.frames.last?.lines.contains { $0.contains("Row 5999") } == true)
  }

  @Test("an action knows the chosen row, though the search did not reach it")
  func action() throws {
    let test = try TestApp(storyboard: Self.storyboard)
    let rows = Self.rows()
    test.app.list("rows") { rows }
    var chosen: String?
    test.app.action("read") { chosen = $0.text("rows") }
    let others: [Event] = [.enter, .function(2), .function(5)].map { .key(Key($0)) }
    _ = try test.run([keys("5999") + others])
    #expect(chosen == "5999")
  }
}
