import FoundationEssentials
import Testing

@testable import StringTables

/// The grammar of `.strings` files, and what is kept of a faulty one.
struct StringsFileTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let text: String
    let entries: [String: String]
    let issues: [String]

    init(
      _ name: String, _ text: String, _ entries: [String: String], _ issues: [String] = []
    ) {
      self.name = name
      self.text = text
      self.entries = entries
      self.issues = issues
    }

    var testDescription: String { name }
  }

  static let grammar = [
    Case("an entry", #""a" = "1";"#, ["a": "1"]),
    Case("no space", #""a"="1";"b"="2";"#, ["a": "1", "b": "2"]),
    Case("a key without quotes", "NSName_1.x-y$/z = word;", ["NSName_1.x-y$/z": "word"]),
    Case("single quotes", #"'k' = 'say "hi"';"#, ["k": #"say "hi""#]),
    Case("a double-quoted value with '", #""k" = "it's";"#, ["k": "it's"]),
    Case("quotes in a key", #""Say \"hi\"" = "Sag \"hallo\"";"#, [#"Say "hi""#: #"Sag "hallo""#]),
    Case("key alone", #""a"; "b" = "2"; c;"#, ["a": "a", "b": "2", "c": "c"]),
    Case("key alone with an escape", #""a\n";"#, ["a\n": "a\n"]),
    Case(
      "last of twins", "\"k\"=\"1\";\n\"x\"=\"y\";\n\"k\"=\"2\";", ["k": "2", "x": "y"],
      ["3:1 duplicate-key"]),
    Case("braces", #"{ "a" = "1"; b = 2; }"#, ["a": "1", "b": "2"]),
    Case("braces with comments", "/* x */ { \"a\" = \"1\"; /* y */ } // z", ["a": "1"]),
    Case("a comment between all parts", "/*1*/\"a\"/*2*/=/*3*/\"1\"/*4*/;/*5*/", ["a": "1"]),
    Case(
      "comments after entries", "\"k\"=\"v\"; /* why */\n\"m\"=\"w\"; // also\n",
      ["k": "v", "m": "w"]),
    Case(
      "an entry in a comment", "\"a\"=\"1\";\n// like \"x\" = \"y\"; here\n\"b\"=\"2\";",
      ["a": "1", "b": "2"]),
    Case(
      "quotes and semicolons in comments", "/* \"x\" = \"y\"; */\n/* two */\n\"k\" = \"v\";",
      ["k": "v"]),
    Case(
      "comment marks in quotes", #""see /*x*/" = "http://x.y/* //";"#,
      ["see /*x*/": "http://x.y/* //"]),
    Case("stars in a comment", "/***/ \"a\"=\"1\"; /* ** / **/", ["a": "1"]),
    Case("CR", "\"a\"=\"1\";\r// c\r\"b\"=\"2\";\r", ["a": "1", "b": "2"]),
    Case("CRLF", "\"a\"=\"1\";\r\n// c\r\n\"b\"=\"2\";\r\n", ["a": "1", "b": "2"]),
    Case("line separators", "\"a\"=\"1\";\u{2028}// c\u{2029}\"b\"=\"2\";", ["a": "1", "b": "2"]),
    Case(
      "line breaks in a string",
      "\"a\\\nb\" = \"one\ntwo\\\nthree\";", ["a\nb": "one\ntwo\nthree"]),
    Case("controls", #""c" = "\a\b\f\n\r\t\v";"#, ["c": "\u{7}\u{8}\u{C}\n\r\t\u{B}"]),
    Case("octal is NeXTSTEP", #""o" = "\101\351\0412\2\12";"#, ["o": "AØ!2\u{2}\n"]),
    Case("U of four digits", #""t"="Espa\U00F1ol";"#, ["t": "Español"]),
    Case(
      "two halves are one scalar", #""t"="\Ud83d\uDE00\UD83D\UDE00";"#, ["t": "\u{FFFD}uDE00😀"],
      ["1:12 invalid-escape"]),
    Case("half a scalar", #""t"="a\UD83Db\UDE00";"#, ["t": "a\u{FFFD}b\u{FFFD}"]),
    Case(
      "u is no escape", #""t" = "A \u203A B \u{2011}";"#, ["t": "A u203A B u{2011}"],
      ["1:10 invalid-escape", "1:19 invalid-escape"]),
    Case("too few digits", #""t" = "\UAZ";"#, ["t": "\u{A}Z"], ["1:8 invalid-escape"]),
    Case("an empty key and an empty value", #""" = ""; "a" = "";"#, ["": "", "a": ""]),
    Case("no bytes", "", [:], ["empty-table"]),
    Case("only space and comments", " \n/* x */\n", [:], ["empty-table"]),
  ]

  @Test(arguments: grammar)
  func readsGrammar(_ row: Case) { expect(row) }

  static let faults = [
    Case(
      "a stray character", "\"a\" = \"1\";\u{3000}\n\"b\" = \"2\";", ["a": "1", "b": "2"],
      ["1:11 syntax-error"]),
    Case(
      "a semicolon too many", #""a" = "1";; "b" = "2";"#, ["a": "1", "b": "2"],
      ["1:11 syntax-error"]),
    Case(
      "a stray =", "\"a\" = \"1\";=\n\"b\" = \"2\";", ["a": "1", "b": "2"], ["1:11 syntax-error"]),
    Case(
      "a stray }", "\"a\" = \"1\"; }\n\"b\" = \"2\";", ["a": "1", "b": "2"], ["1:12 syntax-error"]),
    Case("no }", "{ \"a\" = \"1\";\n", ["a": "1"], ["1:1 syntax-error"]),
    Case(
      "text after }", "{ \"a\" = \"1\"; } \"b\" = \"2\";", ["a": "1", "b": "2"],
      ["1:16 syntax-error"]),
    Case("a colon for =", "\"k\": \"v\";\n\"b\" = \"2\";", ["b": "2"], ["1:4 syntax-error"]),
    Case("two =", #""a" == "1"; "b" = "2";"#, ["a": "1", "b": "2"], ["1:6 syntax-error"]),
    Case("no =", "\"a\" \"1\";\n\"b\" = \"2\";", ["b": "2"], ["1:5 syntax-error"]),
    Case(
      "no semicolons", "\"a\" = \"1\"\n\"b\" = \"2\"\n", ["a": "1", "b": "2"],
      ["1:10 syntax-error", "2:10 syntax-error"]),
    Case(
      "no semicolon in a line", #""a" = "1" "b" = "2";"#, ["a": "1", "b": "2"],
      ["1:10 syntax-error"]),
    Case(
      "a full-width semicolon", "\"a\" = \"1\"；\n\"b\" = \"2\";", ["a": "1", "b": "2"],
      ["1:10 syntax-error"]),
    Case("no value", "\"a\" = ;\n\"b\" = \"2\";", ["b": "2"], ["1:7 syntax-error"]),
    Case("nothing after =", "\"b\" = \"2\";\n\"a\" =", ["b": "2"], ["2:6 syntax-error"]),
    Case("a key at the end", "\"b\" = \"2\";\n\"a\"", ["b": "2"], ["2:4 syntax-error"]),
    Case("a note without marks", "Greeting.\n\"hi\" = \"x\";\n", ["hi": "x"], ["2:1 syntax-error"]),
    Case(
      "quotes inside a value", "\"a\" = \"say \"hi\" now\";\n\"b\" = \"2\";",
      ["a": #"say "hi" now"#, "b": "2"], ["1:12 syntax-error"]),
    Case(
      "quotes inside, one escaped", "\"a\" = \"x \"y\\\" z\";\n\"b\" = \"2\";",
      ["a": #"x "y" z"#, "b": "2"], ["1:10 syntax-error"]),
    Case(
      "quotes inside, then another entry", "\"a\" = \"say \"hi; \"b\" = \"2\";\n\"c\" = \"3\";",
      ["c": "3", "b": "2"], ["1:13 syntax-error"]),
    Case(
      "an open value", "\"a\" = \"one;\n\"b\" = \"two\";", ["a": "one", "b": "two"],
      ["1:7 syntax-error"]),
    Case(
      "an open value without semicolon", "\"a\" = \"one\n\"b\" = \"two\";", ["b": "two"],
      ["1:7 syntax-error"]),
    Case(
      "an open value at the end", "\"b\" = \"2\";\n\"a\" = \"one;\n", ["a": "one", "b": "2"],
      ["2:7 syntax-error"]),
    Case("an open key", "\"a = \"one\";\n\"b\" = \"2\";", ["b": "2"], ["1:7 syntax-error"]),
    Case(
      "an open key that reaches the next line", "\"a = one;\n\"b\" = \"2\";", ["b": "2"],
      ["1:1 syntax-error"]),
    Case(
      "an open comment", "\"a\" = \"1\";\n/* open\n\"b\" = \"2\";", ["a": "1"],
      ["2:1 unterminated-comment"]),
    Case(
      "a list", "\"a\" = (1, \"2;\", {x = y;});\n\"b\" = \"2\";", ["b": "2"],
      ["1:7 syntax-error"]),
    Case(
      "a dictionary", "\"a\" = { x = \"}\"; };\n\"b\" = \"2\";", ["b": "2"], ["1:7 syntax-error"]),
    Case("data", "\"a\" = <00 ff>;\n\"b\" = \"2\";", ["b": "2"], ["1:7 syntax-error"]),
    Case("an open list", "\"a\" = (1, 2;\n\"b\" = \"2\";", ["b": "2"], ["1:7 syntax-error"]),
    Case(
      "typographic quotes", "“a” = “x”;\n\"b\" = \"2\";", ["b": "2"],
      ["1:1 syntax-error", "1:3 syntax-error"]),
    Case(
      "words without quotes", "\"a\" = hello world;\n\"b\" = \"2\";", ["b": "2"],
      ["1:12 syntax-error"]),
    Case("columns are scalars", "\"é👍🏽\" = \"1\";;\n", ["é👍🏽": "1"], ["1:13 syntax-error"]),
  ]

  @Test(arguments: faults)
  func recovers(_ row: Case) { expect(row) }

  private func expect(_ row: Case) {
    let data = Data(row.text.utf8)
    let expected = row.entries.map { (StringKey($0), $1) }
    #expect(TestTables.strings(data) == Dictionary(uniqueKeysWithValues: expected))
    #expect(TestTables.table(data).places == row.issues)
  }

  /// Literals of dictionaries fold NFC and NFD, so this row needs a test of its own.
  @Test func keysCompareByScalars() {
    let table = TestTables.table("\"\u{E9}\"=\"one\"; \"e\u{301}\"=\"two\";")
    let places = [("\u{E9}", "one"), ("e\u{301}", "two")]
    for (key, value) in places {
      guard case .strings(let file) = table else { return }
      #expect(file.value(for: key) == value)
    }
    #expect(table.issues.isEmpty)
  }

  @Test func sentenceSaysWhatWasFoundAndExpected() {
    let table = TestTables.table("\"k\": \"v\";")
    #expect(
      table.issues.map(\.description) == [
        "en.lproj/Localizable.strings:1:4: error: `=` or `;` after the key is expected here, "
          + "not `:`. [syntax-error]"
      ])
  }
}
