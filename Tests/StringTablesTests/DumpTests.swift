import Testing

@testable import StringTables

/// The dump of a table as JSON.
struct DumpTests {
  @Test func emptyTable() {
    #expect(TestTables.table("").dumpJSON() == "{}\n")
  }

  @Test func stringsSortedAndEscaped() {
    let table = TestTables.table(#"b = "2\n\"\\\a"; "é" = "é😀"; "Z" = z; b = 3;"#)
    #expect(
      table.dumpJSON() == """
        {
        "Z": "z",
        "b": "3",
        "é": "é😀"
        }

        """)
    #expect(
      TestTables.table(#"b = "2\n\"\\\a";"#).dumpJSON() == "{\n\"b\": \"2\\n\\\"\\\\\\u0007\"\n}\n")
  }

  @Test func dumpHasTheFormsOfTheFile() {
    let table = TestTables.table(
      """
      <plist><dict><key>k</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
      <key>zero</key><string>0</string><key>one</key><string>1</string>
      <key>other</key><string>%d</string></dict></dict></dict></plist>
      """, "en.lproj/Localizable.stringsdict")
    #expect(
      table.dumpJSON() == #"""
        {
        "k\u001fNSStringLocalizedFormatKey": "%#@n@",
        "k\u001fn\u001fone": "1",
        "k\u001fn\u001fother": "%d",
        "k\u001fn\u001fzero": "0"
        }

        """#)
  }

  private static let catalogue = """
    {"sourceLanguage": "en", "strings": {"a": {}, "b": {"localizations": {
    "en": {"stringUnit": {"value": "B"}}, "de": {"variations": {"plural": {
    "one": {"stringUnit": {"value": "1"}}, "other": {"stringUnit": {"value": "%lld"}}}}}}}}}
    """

  @Test func catalogueOfAllLanguages() {
    #expect(
      TestTables.table(Self.catalogue, "Localizable.xcstrings").dumpJSON() == #"""
        {
        "de\u001eb\u001fplural\u001fone": "1",
        "de\u001eb\u001fplural\u001fother": "%lld",
        "en\u001ea": "a",
        "en\u001eb": "B"
        }

        """#)
  }

  @Test func catalogueOfOneLanguage() {
    let table = TestTables.table(Self.catalogue, "Localizable.xcstrings")
    #expect(
      table.dumpJSON(language: "de")
        == "{\n\"b\\u001fplural\\u001fone\": \"1\",\n\"b\\u001fplural\\u001fother\": \"%lld\"\n}\n")
    #expect(table.dumpJSON(language: "en") == "{\n\"a\": \"a\",\n\"b\": \"B\"\n}\n")
  }
}
