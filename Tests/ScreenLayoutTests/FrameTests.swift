import FoundationEssentials
import LocaleLayer
import ScreenLayout
import ScreenTestSupport
import StringTables
import TerminalCells
import Testing

@Suite("Frame")
struct FrameTests {
  private let amount = #"<numericField id="amount" value="5.15"/>"#

  @Test("every size from 0×0 on is drawn with as many rows and columns")
  func sizes() throws {
    let fixture = try ScreenFixture(
      elements: amount + #"<decimalPad/><button title="Save" action="save"/>"#,
      tables: ["en": #""title" = "T"; "parlance.tooSmall" = "Too small: %@ needed";"#])
    for columns in 0...70 {
      for rows in 0...14 {
        let frame = fixture.frame("ar", columns: columns, rows: rows)
        #expect(frame.lines.count == rows)
        if let cursor = frame.cursor {
          #expect((0..<rows).contains(cursor.row) && (0..<columns).contains(cursor.column))
        }
      }
    }
  }

  @Test("under 20×6 one sentence says what is needed")
  func tooSmall() throws {
    let fixture = try ScreenFixture(
      elements: amount, tables: ["en": #""parlance.tooSmall" = "Too small: %@ needed";"#])
    let lines = fixture.frame(columns: 19, rows: 5).lines
    #expect(lines.prefix(2) == ["Too small: 20×6    ", "needed             "])
  }

  @Test("a bar too narrow for all keeps its items, then the language's name")
  func narrowBar() throws {
    let fixture = try ScreenFixture(
      storyboard: """
        <storyboard id="t" initialScreen="m" developmentLanguage="en"><screen id="m">
          <navigationItem title="Converter"><barButtonItem title="Settings" action="a"/>
          </navigationItem></screen></storyboard>
        """)
    let bars = [40, 30, 20].map { fixture.frame(columns: $0, rows: 8).lines[0] }
    #expect(
      bars == [
        " Converter           Settings   English ",
        " Converter           Settings ",
        " Conver…   Settings ",
      ])
  }

  @Test("an unknown key is shown as itself")
  func unknownKey() throws {
    let fixture = try ScreenFixture(elements: #"<label localizedText="no.such.key"/>"#)
    #expect(fixture.frame().lines[3].hasPrefix("   no.such.key"))
  }

  @Test("control characters of a translation are visible marks, never sent")
  func controlCharacters() throws {
    let fixture = try ScreenFixture(
      elements: #"<label localizedText="evil"/>"#,
      tables: ["en": #""evil" = "a\U001B]0;x\U0007b\U009B2J\U0000";"#])
    let frame = fixture.frame()
    for line in frame.lines {
      #expect(line.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
    }
    #expect(frame.lines[3].hasPrefix("   a␛]0;x␇b"))
  }

  @Test("a text without arguments is no format: a percent sign is one")
  func percentSign() throws {
    let fixture = try ScreenFixture(
      elements: #"<label localizedText="sale"/>"#, tables: ["en": #""sale" = "100% off, 5 %d";"#])
    #expect(fixture.frame().lines[3].hasPrefix("   100% off, 5 %d"))
  }

  struct Number: Sendable, CustomTestStringConvertible {
    let language: String
    let text: String
    var testDescription: String { language }
  }

  static let numbers = [
    Number(language: "en", text: "5.15"), Number(language: "de", text: "5,15"),
    Number(language: "sr", text: "5,15"), Number(language: "ar", text: "5.15"),
    Number(language: "ar-EG", text: "٥٫١٥"), Number(language: "fa", text: "۵٫۱۵"),
    Number(language: "hi", text: "5.15"), Number(language: "ja", text: "5.15"),
    Number(language: "de-CH", text: "5.15"), Number(language: "fr", text: "5,15"),
  ]

  @Test("a field and its pad speak the same locale", arguments: numbers)
  func fieldAndPad(_ test: Number) throws {
    let fixture = try ScreenFixture(
      elements: "<form><row text=\"A\">\(amount)</row></form><decimalPad/>")
    let frame = fixture.frame(test.language)
    let symbols = fixture.locale(test.language).numberSymbols
    #expect(frame.lines[3].contains(test.text))
    #expect(frame.lines[6].contains("\(symbols.digits[0])  \(symbols.decimal)  ⌫"))
  }

  @Test("the pad keeps its order in right to left, beside the form")
  func padOrder() throws {
    let fixture = try ScreenFixture(
      elements: "<form><row text=\"A\">\(amount)</row></form><decimalPad/>")
    let english = fixture.frame("en").lines
    let hebrew = fixture.frame("he").lines
    for lines in [english, hebrew] {
      #expect(lines[3].contains("7  8  9"))
      #expect(lines[4].contains("4  5  6"))
      #expect(lines[5].contains("1  2  3"))
    }
    #expect(column(of: "7", in: english[3]) == 49)
    #expect(column(of: "9", in: hebrew[3]) == 80 - 49 - 1)
  }

  @Test("under 60 columns the pad stands below the form, under 12 rows there is none")
  func padPlace() throws {
    let fixture = try ScreenFixture(
      elements: "<form><row text=\"A\">\(amount)</row></form><decimalPad/>")
    #expect(fixture.frame(columns: 59, rows: 20).lines[5].hasPrefix("    7  8  9"))
    #expect(!fixture.frame(columns: 80, rows: 11).lines.contains { $0.contains("7  8  9") })
  }

  @Test("a field is invalid with its reason below it, in the language of the frame")
  func reason() throws {
    let fixture = try ScreenFixture(
      elements: #"<numericField id="amount" minimum="10"/>"#,
      tables: [
        "en": #""parlance.number.belowMinimum" = "At least %@";"#,
        "de": #""parlance.number.belowMinimum" = "Mindestens %@";"#,
      ])
    var state = ScreenState(screen: "main")
    state.memory.elements[ElementAddress(id: "amount")] = .number(
      NumberState(
        draft: NumberDraft(value: 5, rules: NumberRules()),
        error: .belowMinimum(Decimal(105) / 10)))
    #expect(fixture.frame("en", state: state).lines[4].hasPrefix("   ! At least 10.5"))
    #expect(fixture.frame("de", state: state).lines[4].hasPrefix("   ! Mindestens 10,5"))
  }

  @Test("the focused element can be seen on a screen of few rows")
  func scrolling() throws {
    let buttons = (1...30).map { #"<button id="b\#($0)" title="B\#($0)" action="a"/>"# }
    let fixture = try ScreenFixture(elements: buttons.joined())
    var state = ScreenState(screen: "main")
    state.memory.focus = ElementAddress(id: "b30")
    let frame = fixture.frame(state: state, rows: 12)
    #expect(frame.lines.contains { $0.contains("[ B30 ]") })
    #expect(!frame.lines.contains { $0.contains("[ B1 ]") })
    #expect(frame.cursor != nil)
  }

  @Test("a broken message shows the next language's text")
  func brokenMessage() throws {
    let fixture = try ScreenFixture(
      elements: #"<label localizedText="sum"><argument value="n"/></label>"#,
      tables: ["en": #""sum" = "Sum: %@";"#, "de": #""sum" = "Summe: %# @x@";"#])
    var state = ScreenState(screen: "main")
    state.values = AppValues(values: ["n": .number(3)], hasCode: true)
    #expect(fixture.frame("de", state: state).lines[3].hasPrefix("   Sum: 3"))
  }

  private func column(of text: Character, in line: String) -> Int? {
    line.firstIndex(of: text).map { line.distance(from: line.startIndex, to: $0) }
  }
}

@Suite("Notices of an app")
struct NoticeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let language: String
    let row: String
    var testDescription: String { language }
  }

  static let cases = [
    Case(language: "en", row: " 3: a and b, Jun 1, 2025"),
    Case(language: "de", row: " 3: a und b, 1. Juni 2025"),
  ]

  @Test("write the app's values in the language of the frame", arguments: cases)
  func values(_ test: Case) throws {
    let fixture = try ScreenFixture(
      elements: #"<label text="x"/>"#, tables: ["en": #""told" = "%d: %@, %@";"#])
    var state = ScreenState(screen: "main")
    state.notice = Notice(
      key: "told",
      values: [.number(3), .list(["a", "b"]), .date(Date(timeIntervalSince1970: 1_748_779_200))])
    let row = fixture.frame(test.language, state: state).lines[23]
    #expect(row.hasPrefix(test.row))
  }
}
