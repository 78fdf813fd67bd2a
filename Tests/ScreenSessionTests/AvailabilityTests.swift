import FoundationEssentials
import ScreenLayout
import ScreenSession
import ScreenTestSupport
import TerminalCells
import Testing

/// What is hidden or disabled, itself or with what is around it, takes no key and no press.
@Suite("Hidden and disabled elements")
struct AvailabilityTests {
  private func session(_ values: [String: Value]) throws -> TestSession {
    var session = try TestSession(
      elements: """
        <stack hidden="gone"><button id="inside" title="Save" action="save" default="true"/></stack>
        <stack enabled="open"><numericField id="n"/>
          <segmentedControl id="s"><segment id="x" title="X"/><segment id="y" title="Y"/>
          </segmentedControl></stack>
        <decimalPad for="n"/>
        <button id="last" title="Send" action="send"/>
        """)
    session.session.state.values = AppValues(values: values, hasCode: true)
    return session
  }

  @Test("hidden: no focus, no letter, no default, no press")
  func hidden() throws {
    var session = try session(["gone": .flag(true)])
    #expect(session.session.frame.focusOrder.first?.description == "n")
    #expect(session.press(.character("s"), .alt) == [.perform("send")])
    session.press(.home)
    session.session.state.memory.focus = ElementAddress(id: "n")
    #expect(session.press(.enter).isEmpty)
    #expect(!session.lines.contains { $0.contains("Save") })
  }

  @Test("shown again: the same element has them all")
  func shown() throws {
    var session = try session(["gone": .flag(false)])
    #expect(session.session.frame.focusOrder.first?.description == "inside")
    #expect(session.press(.character("s"), .alt) == [.perform("save")])
    session.press(.tab)
    #expect(session.press(.enter) == [.perform("save")])
    #expect(session.focus == "n")
  }

  @Test("disabled with what is around it: neither keys, nor clicks, nor the pad")
  func disabled() throws {
    var session = try session(["gone": .flag(true), "open": .flag(false)])
    let order = session.session.frame.focusOrder.map(\.description)
    #expect(!order.contains("n") && !order.contains("s"))
    let row = try #require(session.lines.firstIndex { $0.contains("‹X›") })
    _ = session.click(row: row, column: 8)
    #expect(session.lines[row].contains("‹X›"))
    let pad = try #require(session.lines.firstIndex { $0.contains("7  8  9") })
    let column = try #require(session.lines[pad].firstIndex(of: "7"))
    let before = session.lines
    _ = session.click(
      row: pad, column: session.lines[pad].distance(from: session.lines[pad].startIndex, to: column)
    )
    #expect(session.lines == before)
  }

  @Test("a number that was refused is not acted upon")
  func refused() throws {
    var session = try TestSession(
      elements: """
        <numericField id="n" minimum="10" action="act"/>
        <button title="Go" action="go" default="true"/>
        """)
    session.type("5")
    #expect(session.press(.enter).isEmpty)
    session.type("5")
    #expect(session.press(.enter) == [.perform("act")])
  }

  @Test("a field that goes out of use while it has the focus hears nothing more")
  func outOfUse() throws {
    var session = try TestSession(
      elements: """
        <numericField id="n" enabled="open"/><textField id="t" enabled="open"/>
        <button id="b" title="Go" action="go"/>
        """)
    for field in ["n", "t"] {
      session.session.state.values = AppValues(values: ["open": .flag(true)], hasCode: true)
      session.session.state.memory.focus = ElementAddress(id: field)
      session.session.state.values = AppValues(values: ["open": .flag(false)], hasCode: true)
      let before = session.session.state.memory.elements
      session.type("1")
      _ = session.session.handle(.paste("2"))
      #expect(session.session.state.memory.elements == before)
      #expect(session.focus == "b")
    }
  }

  @Test("what is drawn with the focus then takes what is pasted", arguments: ["t", "n"])
  func nextField(_ id: String) throws {
    var session = try TestSession(
      elements: """
        <textField id="gone" enabled="open"/><textField id="t" hidden="number"/>
        <numericField id="n" hidden="text"/>
        """)
    session.session.state.values = AppValues(
      values: ["open": .flag(false), "number": .flag(id == "n"), "text": .flag(id == "t")],
      hasCode: true)
    session.session.state.memory.focus = ElementAddress(id: "gone")
    #expect(session.focus == id)
    _ = session.session.handle(.paste("42"))
    #expect(session.lines.contains { $0.contains("42") })
  }

  @Test("a picker that goes out of use while its list is open chooses nothing")
  func openList() throws {
    var session = try TestSession(
      elements: #"<picker id="p" items="rows" action="pick" enabled="open"/>"#)
    let rows = ["1", "2"].map { ListRow(id: $0, fields: [:]) }
    session.session.state.values = AppValues(
      values: ["open": .flag(true)], lists: ["rows": rows], hasCode: true)
    session.press(.enter)
    #expect(session.session.state.overlay != nil)
    session.session.state.values = AppValues(
      values: ["open": .flag(false)], lists: ["rows": rows], hasCode: true)
    let before = session.session.state.memory.elements
    session.press(.down)
    #expect(session.press(.enter) == [])
    #expect(session.session.state.memory.elements == before)
  }

  @Test("the arrow above a list stays there while its search bar is out of use")
  func searchBar() throws {
    var session = try TestSession(
      elements: """
        <searchBar id="s" for="l" enabled="open"/>
        <list id="l" items="rows"><item><label text="x"/></item></list>
        """)
    session.session.state.values = AppValues(
      values: ["open": .flag(false)], lists: ["rows": [ListRow(id: "1", fields: [:])]],
      hasCode: true)
    session.session.state.memory.focus = ElementAddress(id: "l")
    session.press(.up)
    #expect(session.focus == "l")
  }

  @Test("a pad without a field of its own takes the first one in use")
  func padOfTheField() throws {
    var session = try TestSession(
      elements: """
        <numericField id="n" enabled="open"/><numericField id="m"/><decimalPad/>
        """)
    session.session.state.values = AppValues(values: ["open": .flag(false)], hasCode: true)
    let row = try #require(session.lines.firstIndex { $0.contains("7  8  9") })
    let column = try #require(session.lines[row].firstIndex(of: "7"))
    let line = session.lines[row]
    _ = session.click(row: row, column: line.distance(from: line.startIndex, to: column))
    #expect(session.focus == "m")
    #expect(session.session.contents.value(named: "m") == .number(7))
    #expect(session.session.contents.value(named: "n") == Value.none)
  }
}
