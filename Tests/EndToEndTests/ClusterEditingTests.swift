import Testing

/// Clusters of several scalars in a text field of the built program, typed scalar by scalar.
@Suite(.enabled(if: TmuxTerminal.isInstalled, "tmux is not installed"))
struct ClusterEditingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let cluster: String
    /// What the terminal shows of it.
    let shown: String
    /// In columns.
    let width: Int
  }

  static let cases = [
    Case(testDescription: "Thai SARA AM", cluster: "กำ", shown: "กำ", width: 2),
    Case(testDescription: "Thai tone mark and SARA AM", cluster: "น้ำ", shown: "น้ำ", width: 2),
    Case(testDescription: "Devanagari vowel sign", cluster: "कि", shown: "कि", width: 2),
    Case(testDescription: "Devanagari conjunct", cluster: "क्षि", shown: "क्षि", width: 3),
    Case(
      testDescription: "Hangul in jamo", cluster: "\u{1112}\u{1161}\u{11AB}", shown: "한", width: 2),
    Case(
      testDescription: "family", cluster: "👩\u{200D}👩\u{200D}👧\u{200D}👦", shown: "👩", width: 2),
    Case(testDescription: "skin tone", cluster: "👍🏽", shown: "👍", width: 2),
    Case(testDescription: "flag", cluster: "🇷🇸", shown: "RS", width: 2),
    Case(testDescription: "keycap", cluster: "1\u{FE0F}\u{20E3}", shown: "1", width: 1),
    Case(testDescription: "two accents", cluster: "a\u{302}\u{301}", shown: "ấ", width: 1),
  ]

  @Test(arguments: cases) func movesAndDeletesByWholeClusters(_ row: Case) throws {
    let terminal = try TmuxTerminal()
    try terminal.home.write(
      """
      <storyboard id="note" initialScreen="first" developmentLanguage="en">
        <screen id="first">
          <textField id="note"/>
          <label text="(%@)"><argument value="note"/></label>
        </screen>
      </storyboard>
      """, to: "app/a.storyboard.xml")
    try terminal.startDemo("app --bidi app")
    func wait(shown: String, caret: Int) throws {
      try terminal.wait(for: "\(shown), the caret at \(caret)") {
        $0.shows("(\(shown))") && $0.cursor.column == 3 + caret
      }
    }
    try terminal.type("<")
    for scalar in row.cluster.unicodeScalars { try terminal.type(String(scalar)) }
    try terminal.type(">")
    try wait(shown: "<\(row.shown)>", caret: 2 + row.width)
    try terminal.press("Left")
    try wait(shown: "<\(row.shown)>", caret: 1 + row.width)
    try terminal.press("Left")
    try wait(shown: "<\(row.shown)>", caret: 1)
    try terminal.press("Right", "BSpace")
    try wait(shown: "<>", caret: 1)
    try terminal.press("C-u", "Left", "DC")
    try wait(shown: "<>", caret: 1)
  }
}
