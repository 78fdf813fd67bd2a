import ScreenDescription
import ScreenLayout
import ScreenTestSupport
import TerminalCells
import Testing

/// Every control out of use: dim to the last cell, no focus, nothing to press, no letter.
@Suite("Disabled look")
struct DisabledLookTests {
  struct Case: Sendable, CustomTestStringConvertible {
    /// An element whose `%` is where the attribute goes.
    let element: String
    var testDescription: String { String(element.prefix { $0 != " " }.dropFirst()) }
  }

  static let controls = [
    #"<label text="Text" %/>"#, #"<button title="Save" action="a" default="true" %/>"#,
    #"<textField id="c" text="Text" %/>"#, #"<textView id="c" text="Text" lines="2" %/>"#,
    #"<numericField id="c" value="5" format="percent" %/>"#,
    #"<segmentedControl id="c" %><segment id="x" title="X"/><segment id="y" title="Y"/></segmentedControl>"#,
    #"<searchBar id="c" prompt="Find" placeholder="A name" %/>"#,
    #"<list id="c" items="rows" %><item><label text="Row"/></item></list>"#,
    #"<toggle id="c" title="On" on="true" %/>"#,
    #"<picker id="c" items="rows" selected="1" %/>"#,
    #"<languagePicker id="c" %/>"#,
  ].map(Case.init)

  @Test("a disabled control is dim and out of reach", arguments: controls)
  func control(_ test: Case) throws {
    try expectDim(test.element.replacing("%", with: #"enabled="open""#))
  }

  @Test("and so is one in a disabled stack", arguments: controls)
  func container(_ test: Case) throws {
    try expectDim("<stack enabled=\"open\">\(test.element.replacing("%", with: ""))</stack>")
  }

  @Test("a pad is dim while its field is out of use")
  func pad() throws {
    let frame = try frame(#"<numericField id="n" enabled="open"/><decimalPad/>"#, isOpen: false)
    let key = try #require(frame.lines.firstIndex { $0.contains("7  8  9") })
    #expect(frame.grid.row(key).filter { $0.text == "8" }.map(\.style.attributes) == [.dim])
    #expect(frame.focusOrder == [])
  }

  private func expectDim(_ elements: String) throws {
    for isOpen in [true, false] {
      let frame = try frame(elements, isOpen: isOpen)
      let body = (3..<frame.grid.size.rows - 1).flatMap { frame.grid.row($0) }
      let ink = body.filter { $0.text != " " }
      #expect(ink.count > 1)
      #expect(ink.allSatisfy(\.isOutOfUse) == !isOpen)
      guard !isOpen else { continue }
      #expect(frame.focusOrder == [] && frame.focus == nil && frame.cursor == nil)
      #expect(frame.altLetters.isEmpty)
      #expect(frame.regions.filter { $0.target.address != nil } == [])
    }
  }

  private func frame(_ elements: String, isOpen: Bool) throws -> Frame {
    var state = ScreenState(screen: "main")
    state.values = AppValues(
      values: ["open": .flag(isOpen)], lists: ["rows": [ListRow(id: "1", fields: [:])]],
      hasCode: true)
    return try ScreenFixture(elements: elements).frame(state: state, columns: 60, rows: 12)
  }
}

extension Cell {
  /// Dim, and on no shade: a placeholder is dim too.
  fileprivate var isOutOfUse: Bool {
    style.attributes.contains(.dim) && style.background == .standard
  }
}
