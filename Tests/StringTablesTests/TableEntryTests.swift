import Testing

@testable import StringTables

/// Entries with their places, as checks see them.
struct TableEntryTests {
  private static func entries(_ text: String, _ path: String, _ language: String = "en") -> [String]
  {
    TestTables.table(text, path).entries(in: TestTables.tag(language)).flatMap { entry in
      entry.texts.map { text in
        var line = "\(place(entry.position)) \(entry.key): \(place(text.position)) \(text.string)"
        switch text.role {
        case .message: break
        case .form(let variable, let category): line += " {\(variable) \(category)}"
        case .width(let cells): line += " {\(cells)}"
        }
        if let state = text.state { line += " [\(state)]" }
        if !entry.comment.isEmpty { line += " // \(entry.comment)" }
        if entry.isStale { line += " stale" }
        if !entry.isTranslatable { line += " fixed" }
        return line
      }
    }
  }

  private static func place(_ position: (any CustomStringConvertible)?) -> String {
    position.map { "\($0)" } ?? "-"
  }

  @Test func strings() {
    let text = """
      /* One.
       Two. */
      "a" = "1"; // of a
      // of b
      /*also*/ b = 2; /* of b */ c;
      "a" = "3";
      """
    #expect(
      Self.entries(text, "en.lproj/Localizable.strings") == [
        "5:10 b: 5:14 2 //  of b\nalso", "5:28 c: 5:28 c", "6:1 a: 6:8 3",
      ])
  }

  @Test func stringsdict() {
    let text = """
      <plist><dict><!-- above --><!-- twice -->
      <key>k</key><dict><!-- inside -->
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>one</key><string>1</string><key>other</key><string>%d</string></dict>
      </dict><!-- w -->
      <key>w</key><dict><key>NSStringVariableWidthRuleType</key>
      <dict><key>20</key><string>wide</string></dict></dict>
      </dict></plist>
      """
    #expect(
      Self.entries(text, "en.lproj/Localizable.stringsdict") == [
        "2:1 k: 3:46 %#@n@ //  above \n twice ", "2:1 k: 4:41 1 {n one} //  above \n twice ",
        "2:1 k: 4:75 %d {n other} //  above \n twice ", "6:1 w: 7:28 wide {20} //  w ",
      ])
  }

  @Test func xcstrings() {
    let text = """
      {"sourceLanguage": "en", "strings": {
      "a": {"extractionState": "stale"}, "": {},
      "b": {"shouldTranslate": false, "comment": "why", "localizations": {
      "en": {"stringUnit": {"value": "B", "state": "new"}},
      "de": {"stringUnit": {"value": "%#@n@"}, "substitutions": {"n": {"variations": {"plural": {
      "one": {"stringUnit": {"value": "1"}},
      "other": {"variations": {"device": {"mac": {"stringUnit": {"value": "2"}}}}}}}}}}}}}}
      """
    let path = "Localizable.xcstrings"
    #expect(
      Self.entries(text, path) == ["2:1 a: 2:1 a stale", "3:1 b: 4:33 B [new] // why fixed"])
    #expect(
      Self.entries(text, path, "de") == [
        "3:1 b: 5:33 %#@n@ // why fixed", "3:1 b: 6:34 1 {n one} // why fixed",
        "3:1 b: 7:70 2 {n other} // why fixed",
      ])
  }
}
