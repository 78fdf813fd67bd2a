import Testing

/// Cases from public reports, by their ids in the shared table, typed into the built program.
@Suite(.enabled(if: TmuxTerminal.isInstalled, "tmux is not installed"))
struct NumericFieldTests {
  enum Act: Sendable {
    case type(String)
    /// Keys by tmux's names.
    case press([String])
    case paste(String)
    /// The numeric keypad's decimal key as terminals send it in application mode: SS3 n.
    case keypadDecimal
    case switchLanguage
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let language: String
    /// The language after the switch key.
    var next = "en"
    var attributes = #"maximumFractionDigits="3""#
    let acts: [Act]
    /// The field's row without the blanks around.
    let shown: String
    /// What an argument says in a locale-neutral way.
    let value: String

    init(
      _ id: String, _ language: String, to next: String = "en", field attributes: String = "",
      _ acts: [Act], shows shown: String, is value: String
    ) {
      self.id = id
      self.language = language
      self.next = next
      self.attributes = attributes
      self.acts = acts
      self.shown = shown
      self.value = value
    }

    var testDescription: String { "\(id) \(language)" }
  }

  static let typed = [
    Case("C001", "sr-Latn", [.type("1.25")], shows: "1,25", is: "1.25"),
    Case("C003", "sr-RS", [.type("12,5")], shows: "12,5", is: "12.5"),
    Case("C005", "en-GB", [.type("123,45")], shows: "123.45", is: "123.45"),
    Case("C018", "en-US", [.type("1,23")], shows: "1.23", is: "1.23"),
    Case("C023", "fi-FI", [.type("61.5")], shows: "61,5", is: "61.5"),
    Case("C067", "de", [.type("1.234,56")], shows: "1234,56", is: "1234.56"),
    Case("C079", "fr-FR", [.type("1 234 567,12")], shows: "1234567,12", is: "1234567.12"),
    Case("C154", "en", [.type("1.0e-2")], shows: "1.02", is: "1.02"),
    Case("C033", "de", [.type("12"), .keypadDecimal, .type("34")], shows: "12,34", is: "12.34"),
    Case("C035", "nl", [.keypadDecimal], shows: ",", is: ""),
    Case("C040", "fr-FR", [.type("2"), .keypadDecimal, .type("5")], shows: "2,5", is: "2.5"),
    Case("C101", "nb", [.type("-5")], shows: "−5", is: "-5"),
    Case("C112", "fa", [.type("۱۲۳")], shows: "۱۲۳", is: "123"),
    Case("C113", "ar", [.type("١٢")], shows: "12", is: "12"),
    Case("C120", "ja", [.type("１２３")], shows: "123", is: "123"),
    Case("rule 10", "ne", [.type("५.१५")], shows: "५.१५", is: "5.15"),
    Case("rule 10", "hi", [.type("५.१५")], shows: "5.15", is: "5.15"),
  ]

  static let pasted = [
    Case("C020", "fi", [.paste("1.1")], shows: "1,1", is: "1.1"),
    Case("C059", "en-US", [.paste("3.000.000,25")], shows: "3000000.25", is: "3000000.25"),
    Case("C060", "de-DE", [.paste("1.000")], shows: "1000", is: "1000"),
    Case("C069", "en", [.paste("14,901.5")], shows: "14901.5", is: "14901.5"),
    Case("C070", "de-CH", [.paste("1'234'567.89")], shows: "1234567.89", is: "1234567.89"),
    Case("C072", "de-DE", [.paste("1,234,234,234")], shows: "1234234234", is: "1234234234"),
    Case("C080", "fr", [.paste("29\u{202F}000")], shows: "29000", is: "29000"),
    Case("C106", "en", [.paste("−1234.50")], shows: "-1234.50", is: "-1234.5"),
    Case("C115", "ar-EG", [.paste("١٢٣٤٥٠٦٧٫٨٩")], shows: "١٢٣٤٥٠٦٧٫٨٩", is: "12345067.89"),
    Case(
      "rule 15", "de", field: #"format="currency" currency="EUR""#, [.paste("1.234,50 €")],
      shows: "1234,50\u{A0}€", is: "1234.5"),
    Case(
      "rule 15", "tr", field: #"format="percent""#, [.paste("%5")], shows: "%5", is: "0.05"),
  ]

  static let edited = [
    Case("C049", "pl", [.type("15,5"), .switchLanguage], shows: "15.5", is: "15.5"),
    Case(
      "M26", "en", to: "sr", [.type("12."), .press(["Left"]), .switchLanguage, .type("3")],
      shows: "123,", is: "123"),
    Case(
      "C045", "en", to: "es", [.type("10"), .switchLanguage, .type(",5")], shows: "10,5",
      is: "10.5"),
    Case(
      "C046", "en", to: "es", [.type("1"), .switchLanguage, .keypadDecimal, .type("5")],
      shows: "1,5", is: "1.5"),
    Case("C133", "de", [.type("1."), .press(["C-u"])], shows: "1", is: "1"),
    Case(
      "C134", "en", [.type("1234"), .press(["Enter", "C-u"])], shows: "123", is: "123"),
    Case("C144", "en", [.type("1.01"), .press(["Up"])], shows: "2.01", is: "2.01"),
    Case(
      "C127", "pt-BR", [.type("0,00"), .press(["Home", "DC"]), .type("1000"), .press(["Enter"])],
      shows: "1.000,00", is: "1000"),
    Case("C119", "ar-SA", [.type("١٢٣٤٥"), .press(["Enter"])], shows: "١٢٬٣٤٥", is: "12345"),
    Case(
      "C137", "en", field: #"minimum="100""#, [.type("200"), .press(["Enter"])], shows: "200",
      is: "200"),
    Case(
      "C150", "en", field: #"maximumFractionDigits="8""#,
      [.type("0.00000001"), .press(["Enter"])], shows: "0.00000001", is: "0.00000001"),
    Case("M21", "en", [.type("-0.00"), .press(["Enter"])], shows: "0.00", is: "0"),
  ]

  private func start(_ row: Case) throws -> TmuxTerminal {
    let terminal = try TmuxTerminal()
    let languages = [row.language] + (row.next == row.language ? [] : [row.next])
    try terminal.home.write(
      """
      <storyboard id="number" initialScreen="only" developmentLanguage="\(row.language)"
        languages="\(languages.joined(separator: " "))">
        <screen id="only"><navigationItem title="N"/>
          <numericField id="n" \(row.attributes)/>
          <label text="%@"><argument value="n" format="plain"/></label>
          <label text="ready"/>
        </screen>
      </storyboard>
      """, to: "app/a.storyboard.xml")
    for language in languages {
      try terminal.home.write(#""k" = "v";"#, to: "app/\(language).lproj/Localizable.strings")
    }
    try terminal.command("parlance app --language \(row.language)")
    try terminal.wait(for: "ready") { $0.isAlternate && $0.shows("ready") && $0.cursor.row == 3 }
    return terminal
  }

  @Test(arguments: typed + pasted + edited)
  func reported(_ row: Case) throws {
    let terminal = try start(row)
    for act in row.acts {
      switch act {
      case .type(let text): try terminal.type(text)
      case .press(let keys): try terminal.press(keys)
      case .paste(let text): try terminal.paste(text)
      case .keypadDecimal: try terminal.send([0x1B, 0x4F, 0x6E])
      case .switchLanguage: try terminal.press("F2")
      }
    }
    try terminal.wait(for: "\(row.shown) = \(row.value)") {
      Self.trimmed($0.rows[3]) == row.shown && Self.trimmed($0.rows[5]) == row.value
    }
  }

  @Test("a refused value is marked, follows the language, and can be mended")
  func invalid() throws {
    let terminal = try start(
      Case(
        "rule 18", "en", to: "de", field: #"minimum="0.05" maximum="1" format="percent""#, [],
        shows: "", is: ""))
    try terminal.type("200")
    try terminal.press("Enter")
    try terminal.wait(for: "! At most 100%")
    try terminal.press("F2")
    let german = try terminal.wait(for: "Höchstens 100")
    #expect(german.rows[3].hasSuffix("200 %") || german.rows[3].hasSuffix("200\u{A0}%"))
    try terminal.press("BSpace")
    try terminal.wait(for: "no mark") { !$0.shows("!") && $0.rows[3].contains("20") }
    try terminal.press("Enter", "Up")
    try terminal.wait(for: "0.21")
  }

  @Test("a click into the number puts the caret there, a drag selects")
  func mouse() throws {
    let terminal = try start(Case("mouse", "en", [], shows: "", is: ""))
    try terminal.type("1234567")
    try terminal.press("Enter")
    let screen = try terminal.wait(for: "1,234,567")
    let column = try #require(screen.column(of: "1,234")) + 1
    try terminal.type("\u{1B}[<0;\(column + 2);4M\u{1B}[<0;\(column + 2);4m")
    try terminal.type("9")
    try terminal.wait(for: "19234567")
    // From the 2 on, two digits to the right.
    let start = column + 3
    try terminal.type("\u{1B}[<0;\(start);4M\u{1B}[<32;\(start + 2);4M\u{1B}[<0;\(start + 2);4m")
    try terminal.press("DC")
    try terminal.wait(for: "the number without them") { Self.trimmed($0.rows[5]) == "194567" }
  }

  private static func trimmed(_ row: String) -> Substring {
    var text = row[...]
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return text
  }
}
