import Testing

/// A person changes the language while at work, and loses nothing.
@Suite(.enabled(if: TmuxTerminal.isInstalled, "tmux is not installed"))
struct LanguageSwitchTests {
  @Test func theMainPath() throws {
    let terminal = try TmuxTerminal()
    let modes = try terminal.modes()
    try terminal.startDemo()
    try terminal.press("C-a")
    try terminal.type("1234.5")
    try terminal.wait(for: "the amount") { $0.shows(/Amount +1234\.5\b/) }
    let serbian = try terminal.cycle(to: "српски")
    #expect(serbian.topBar.hasPrefix(" Конвертор "))
    try terminal.wait(for: "the comma, and the cursor after the last digit") {
      $0.rows[3].contains(/Износ +1234,5\b/) && $0.cursor == cursor(after: "1234,5", in: $0)
    }
    try terminal.type("6")
    try terminal.wait(for: "one more digit") { $0.shows(/Износ +1234,56\b/) }
    try terminal.cycle(to: "English")
    try terminal.wait(for: "the value, and what follows from it") {
      $0.shows(/Amount +1234\.56\b/) && $0.shows("1,234.56 EUR is 144,690.43 RSD")
        && $0.cursor == cursor(after: "1234.56", in: $0)
    }
    try terminal.press("C-q")
    try terminal.waitForPrompt()
    #expect(try terminal.lastStatus() == "0")
    #expect(try terminal.answer(to: "echo alive") == "alive")
    #expect(try terminal.modes() == modes)
  }

  @Test func controlGIsTheGlobeAndShiftF2GoesBack() throws {
    let terminal = try TmuxTerminal()
    let english = try terminal.startDemo()
    try terminal.press("C-g")
    let next = try terminal.wait(for: "another language") { $0.topBar != english.topBar }
    #expect(next.topBar.hasSuffix("Deutsch"))
    try terminal.press("S-F2")
    try terminal.wait(for: "the first screen again") { $0 == english }
    try terminal.press("S-F2")
    let last = try terminal.wait(for: "the last language") { $0.topBar != english.topBar }
    try terminal.press("F2")
    try terminal.wait(for: "the first screen, from the other side") { $0 == english }
    #expect(last.topBar != next.topBar)
  }

  @Test func aChoiceAndTheFocusOnItSurvive() throws {
    let terminal = try TmuxTerminal()
    try terminal.startDemo()
    try terminal.press("Tab", "Tab", "Right")
    try terminal.wait(for: "‹RSD›")
    let serbian = try terminal.cycle(to: "српски")
    #expect(serbian.shows("Валута"))
    #expect(serbian.shows("‹RSD›"))
    // The arrow moves the choice only where the focus is still on it.
    try terminal.press("Right")
    try terminal.wait(for: "‹USD›")
  }

  @Test func undoSurvives() throws {
    let terminal = try TmuxTerminal()
    try terminal.startDemo()
    try terminal.press("C-a")
    try terminal.type("42.7")
    try terminal.wait(for: "42.7")
    try terminal.cycle(to: "српски")
    try terminal.press("C-u")
    try terminal.wait(for: "a key less") { $0.shows(/Износ +42,\s/) }
    try terminal.press("C-u", "C-u", "C-u")
    try terminal.wait(for: "the amount before") { $0.shows(/Износ +5,15\b/) }
    try terminal.press("C-r", "C-r", "C-r", "C-r")
    try terminal.wait(for: "the amount again") { $0.shows(/Износ +42,7\b/) }
  }

  @Test func aHalfTypedNumberAndThePadFollow() throws {
    let terminal = try TmuxTerminal()
    try terminal.startDemo()
    try terminal.press("C-a")
    try terminal.type("5.")
    try terminal.wait(for: "a bare point, and the pad") {
      $0.shows(/Amount +5\.\s/) && $0.shows("0  .  ⌫")
    }
    try terminal.cycle(to: "српски")
    try terminal.wait(for: "a bare comma, and the pad's") {
      $0.shows(/Износ +5,\s/) && $0.shows("0  ,  ⌫")
        && $0.cursor == cursor(after: "5,", in: $0)
    }
    try terminal.type("2")
    try terminal.wait(for: "the fraction") { $0.shows(/Износ +5,2\b/) }
    try terminal.press("BSpace", "BSpace")
    try terminal.type(".3")
    try terminal.wait(for: "a point typed as a comma") { $0.shows(/Износ +5,3\b/) }
  }

  @Test func arabicIsMirrored() throws {
    let terminal = try TmuxTerminal()
    let english = try terminal.startDemo()
    #expect(english.topBar.hasPrefix(" Converter"))
    let englishPad = try #require(english.column(of: "7  8  9"))
    #expect(try englishPad > #require(english.column(of: "5.15")))
    // The letters are those that the cells hold: shaped, in the order of the screen.
    let arabic = try terminal.cycle(to: "ﺔﻴﺑﺮﻌﻟﺍ")
    #expect(arabic.topBar.hasPrefix(" ﺔﻴﺑﺮﻌﻟﺍ"))
    #expect(arabic.topBar.count == 79, "the title stands at the other edge")
    #expect(arabic.shows(/5\.15\s+\S+$/), "the label stands after the field")
    let arabicPad = try #require(arabic.column(of: "7  8  9"))
    #expect(try arabicPad < #require(arabic.column(of: "5.15")))
    #expect(arabic.shows("USD   RSD  ‹EUR›"))
  }

  @Test func aHeldKeyGoesRoundAndBack() throws {
    let terminal = try TmuxTerminal()
    try terminal.startDemo()
    try terminal.press("C-a")
    try terminal.type("12.5")
    let before = try terminal.wait(for: "12.50 EUR")
    let keys = 40
    for key in ["F2", "S-F2"] {
      try terminal.press(Array(repeating: key, count: keys))
    }
    try terminal.press("9", "BSpace")
    try terminal.wait(for: "the first screen again") { $0 == before }
    try terminal.type("75")
    try terminal.wait(for: "what is typed then") { $0.shows(/Amount +12\.57\b/) }
  }

  @Test func theLocaleOfTheProcessDoesNotMatter() throws {
    let terminal = try TmuxTerminal()
    try terminal.command("clear; LANG=C LC_ALL=POSIX parlance")
    try terminal.wait(for: "Converter")
    let serbian = try terminal.cycle(to: "српски")
    #expect(serbian.shows("Конвертор"))
    #expect(serbian.shows("────"))
  }

  @Test func aLetterOfTheTitlePressesTheButton() throws {
    let terminal = try TmuxTerminal()
    try terminal.startDemo()
    try terminal.press("M-s")
    try terminal.wait(for: "Saved")
  }

  private func cursor(after text: String, in screen: ShownScreen) -> ShownScreen.Cursor? {
    guard let row = screen.rows.firstIndex(where: { $0.contains(text) }),
      let column = screen.column(of: text)
    else { return nil }
    return ShownScreen.Cursor(column: column + text.count, row: row, isShown: true)
  }
}
