import ScreenLayout
import ScreenTestSupport
import TerminalCells
import Testing

/// Where elements stand, as rows of text; the tables are `key = value` of the case itself.
@Suite("Layout")
struct LayoutTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let language: String
    let elements: String
    let size: Size
    /// The rows of the body, without what follows the last cell that is not blank.
    let rows: [String]

    init(
      _ description: String, _ elements: String, language: String = "en", columns: Int = 40,
      _ rows: [String]
    ) {
      testDescription = description
      self.language = language
      self.elements = elements
      size = Size(columns: columns, rows: 12)
      self.rows = rows
    }
  }

  static let cases = [
    Case(
      "groups stand below one another with an empty row between",
      #"<label text="One"/><label text="Two"/>"#,
      ["   One", "", "   Two"]),
    Case(
      "a stack has only the spacing that it names",
      #"<stack><label text="One"/><label text="Two"/></stack>"#,
      ["   One", "   Two"]),
    Case(
      "a horizontal stack runs from the leading edge",
      #"<stack axis="horizontal" spacing="2"><label text="One"/><label text="Two"/></stack>"#,
      ["   One  Two"]),
    Case(
      "the same in a right-to-left language",
      #"<stack axis="horizontal" spacing="2"><label text="One"/><label text="Two"/></stack>"#,
      language: "he",
      ["                             Two  One"]),
    Case(
      "a literal text reads as it was written, from the edge where the language begins",
      #"<label text="47° N"/><label text="%@ m"><argument value="m"/></label>"#,
      language: "he",
      ["                                47° N", "", "                                  m m"]),
    Case(
      "the letter of a placeholder is none of the text",
      #"<label text="%d / %d"><argument value="m"/><argument value="n"/></label>"#,
      language: "he",
      ["                                n / m"]),
    Case(
      "spare room goes to what grows",
      #"<stack axis="horizontal"><label text="A" grow="1"/><label text="B"/></stack>"#,
      ["   A                                B"]),
    Case(
      "minimum sizes hold",
      #"<stack axis="horizontal"><label text="A" minimumWidth="6"/><label text="B"/></stack>"#,
      ["   A     B"]),
    Case(
      "the label column is as wide as the longest label",
      """
      <form><row text="A"><label text="1"/></row><row text="Longer"><label text="2"/></row></form>
      """,
      ["   A        1", "   Longer   2"]),
    Case(
      "a form without room for two columns puts labels above",
      #"<form><row text="A label of a form"><label text="1"/></row></form>"#, columns: 24,
      [" A label of a form", " 1"]),
    Case(
      "a long label wraps",
      #"<label text="A sentence that is longer than the screen is wide"/>"#, columns: 30,
      [" A sentence that is longer", " than the screen is wide"]),
    Case(
      "a label of one line is truncated",
      #"<label lines="1" text="A sentence that is longer than the screen is wide"/>"#, columns: 30,
      [" A sentence that is longer t…"]),
    Case(
      "a wide cell at the edge is never cut in half",
      #"<label lines="1" text="日本語日本語日本語日本語日本語日本語"/>"#, columns: 20,
      [" 日本語日本語日本…"]),
    Case(
      "segments that do not fit go on in the next row",
      """
      <segmentedControl id="s"><segment id="a" title="Alpha"/><segment id="b" title="Beta"/>\
      <segment id="c" title="Gamma"/></segmentedControl>
      """, columns: 20,
      [" ‹Alpha›  Beta", "  Gamma"]),
    Case(
      "a group has its heading above",
      #"<group title="Head"><label text="One"/></group>"#,
      ["   Head", "   One"]),
    Case(
      "a spacer takes the spare room",
      """
      <stack axis="horizontal"><label text="A"/><spacer/><label text="B"/></stack>
      """,
      ["   A                                B"]),
    Case(
      "a separator crosses a horizontal stack",
      """
      <stack axis="horizontal" spacing="1" alignment="leading"><stack><label text="A"/>\
      <label text="B"/></stack><separator/><label text="C"/></stack>
      """,
      ["   A │ C", "   B"]),
    Case(
      "and is as tall as that where the alignment says nothing else",
      """
      <stack axis="horizontal" spacing="1"><stack><label text="A"/>\
      <label text="B"/></stack><separator/><label text="C"/></stack>
      """,
      ["   A │ C", "   B │"]),
    Case(
      "a long label leaves room for what stands behind it",
      """
      <stack axis="horizontal" spacing="1"><label text="A sentence of many words"/>\
      <button title="Go" action="a"/></stack>
      """, columns: 24,
      [" A sentence of [ Go ]", " many words"]),
    Case(
      "rows of a form keep their height",
      """
      <form><row text="A" minimumHeight="2"><label text="1"/></row>\
      <row text="B"><label text="2"/></row></form>
      """,
      ["   A   1", "", "   B   2"]),
  ]

  @Test("puts elements where they belong", arguments: cases)
  func layout(_ test: Case) throws {
    let fixture = try ScreenFixture(elements: test.elements)
    let frame = fixture.frame(
      test.language, columns: test.size.columns, rows: test.size.rows)
    let body = frame.lines.dropFirst(3).dropLast().map(trimmed)
    #expect(Array(body.prefix(test.rows.count)) == test.rows)
    #expect(body.dropFirst(test.rows.count).joined() == "")
  }

  @Test("many stacks in one another are measured in no time")
  func nesting() throws {
    let depth = 120
    let frame = try ScreenFixture(
      elements: String(repeating: #"<stack axis="horizontal"><stack>"#, count: depth)
        + #"<label text="deep"/>"# + String(repeating: "</stack></stack>", count: depth)
    ).frame()
    #expect(frame.lines[3].hasPrefix("   deep"))
  }

  private func trimmed(_ line: String) -> String {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }
}
