import Testing

/// Every element of the screen description is used by keys, in four languages, in the program as it
/// was built; without code behind the app its values are samples and its actions say their names.
@Suite(.enabled(if: TmuxTerminal.isInstalled, "tmux is not installed"))
struct GalleryUseTests {
  @Test(arguments: ["en", "de", "ar", "ja"])
  func everyElementIsUsed(_ language: String) throws {
    let person = try GalleryPerson(language: language)
    try person.useLabels()
    try person.useFormats()
    try person.useButtons()
    try person.useTextFields()
    try person.useTextViews()
    try person.useNumericFields()
    try person.usePads()
    try person.useSegments()
    try person.useSearchAndList()
    try person.useToggles()
    try person.usePickers()
    try person.useLayouts()
    try person.useScrollViews()
    try person.leaveByKeys()
  }
}

extension GalleryPerson {
  /// A label follows a field through the plural forms; a toggle takes it away.
  func useLabels() throws {
    try open(titled: text("labels.title"))
    let three = choose("3 guests", "3 Gäste", "3 ضيوف الليلة", "3名")
    try wait { reads(three, on: $0) }
    try type("2")
    let two = choose("2 guests tonight", "Heute Nacht 2 Gäste", "ضيفان الليلة", "2名")
    try wait { reads(two, on: $0) }
    try press("Tab", "Tab", "Space")
    try wait { !reads(two, on: $0) }
    try press("Space")
    try wait { reads(two, on: $0) }
    try leave()
  }

  /// Numbers, amounts of money, dates and lists as the language writes them.
  func useFormats() throws {
    try open(titled: text("formats.title"))
    try see(choose("1,234.50", "1.234,50", "1,234.50", "1,234.50"))
    try see(choose("June 1, 2025", "1. Juni 2025", "2025 ،ﻮﻴﻧﻮﻳ 1", "2025年6月1日"))
    try type("7")
    try see(choose("7.00", "7,00", "7.00", "7.00"))
    try press("Tab", "Home")
    let amount = choose("€7.00", "7,00\u{A0}€", "€\u{A0}7.00", "€7.00")
    try see("‹EUR›", "\(amount) · \(amount)")
    try leave()
  }

  /// Enter, Alt and the letter of the title, and the way back; an item of the bar.
  func useButtons() throws {
    try open(titled: text("buttons.title"))
    let bar = reading(try read("buttons.prompt", "buttons.keys").topBar)
    // An item of the leading edge stands before the title, the others behind it.
    let places = try [text("buttons.keys"), text("buttons.title"), "SOS"].map {
      try #require(bar.firstRange(of: $0)).lowerBound
    }
    #expect(places == places.sorted())
    try press("Enter")
    try seeUnbound("save")
    try press("Tab", "Tab", "Enter")
    try seeUnbound("book")
    try pressAlt(choose("s", "s", "ح", "s").first ?? "s")
    try seeUnbound("save")
    try press("BTab", "Enter")
    try seeUnbound("rescue")
    try press("C-k")
    try seeUnbound("ring")
    try press("F1")
    try see("⇧F2", "^Q")
    try press("Escape")
    try wait { !$0.shows("⇧F2") }
    try pressAlt(choose("c", "a", "إ", "b").first ?? "c")
    try read("home.intro")
    try press("Down")
  }

  /// What is typed stands where it was typed; a first text follows the language.
  func useTextFields() throws {
    try open(titled: text("fields.title"))
    try press("Tab")
    try read("fields.wish.first")
    try press("End")
    try type("!")
    try wait { $0.shows("!") && shows("fields.wish.first", on: $0) }
    try press("Tab")
    try type("Ada")
    try see("Ada")
    try press("Enter")
    try seeUnbound("greet")
    let before = try terminal.screen
    try press("F2")
    try wait { $0.topBar != before.topBar && $0.shows("Ada") }
    try press("S-F2")
    try wait { $0.topBar == before.topBar && $0.shows("Ada") }
    try press("C-u")
    try wait { shows("fields.nickname.placeholder", on: $0) && !$0.shows("Ada") }
    try leave()
  }

  /// Lines are typed, undone, and scrolled by the caret.
  func useTextViews() throws {
    try open(titled: text("letter.title"))
    try type("PS")
    try press("Enter")
    let screen = try wait { $0.rows[3].contains("PS") && $0.cursor.row == 4 }
    #expect(screen.cursor.column == (isRightToLeft ? 76 : 3))
    try press("C-u", "C-u")
    try wait { !$0.rows[3].contains("PS") && $0.cursor.row == 3 }
    try press(Array(repeating: "Down", count: 9))
    try wait { $0.rows[6].contains("Mei") && $0.cursor.row == 6 }
    try press("Tab")
    try type("tea")
    try see("tea")
    try leave()
  }

  /// Steps, a number that is refused, and the separator of the language.
  func useNumericFields() throws {
    try open(titled: "Alpenrose")
    try press("Up")
    try wait { $0.topBar.contains(choose("2,360", "2.360", "2,360", "2,360")) }
    try press("Tab")
    try type("99")
    try press("Tab")
    try wait { $0.rows.contains { $0.contains("!") && $0.contains("50") } }
    try press("BTab")
    try type("4.5")
    try see(choose("4.5", "4,5", "4.5", "4.5"))
    try press("Tab", "Tab", "Tab", "End")
    try see("‹JPY›")
    try press("Tab", "Tab")
    try type("8")
    try press("Enter")
    try seeUnbound("weigh")
    try leave()
  }

  /// The pad types into the field that had the focus last, with the separator it shows.
  func usePads() throws {
    try open(titled: text("pads.title"))
    try press("Tab", "Tab", "Enter")
    try press("Down", "Down", "Down", "Right", "Enter", "Up", "Enter")
    try see(choose("7.2", "7,2", "7.2", "7.2"), choose("0  .  ⌫", "0  ,  ⌫", "0  .  ⌫", "0  .  ⌫"))
    try leave()
  }

  /// Arrows choose as they are seen: the next segment is on the left in Arabic.
  func useSegments() throws {
    try open(titled: text("segments.title"))
    try see("half")
    try press(isRightToLeft ? "Left" : "Right")
    try see("full")
    try press("Tab", "End")
    try see("‹8›", "eight")
    try leave()
  }

  /// A search leaves what it finds; the list is gone through by its rows.
  func useSearchAndList() throws {
    try open(titled: text("rooms.title"))
    try see("name")
    try type("zz")
    try wait { $0.shows("zz") && !$0.shows("name") }
    try press("BSpace", "BSpace")
    try see("name")
    try press("Enter")
    try see(isRightToLeft ? "▐" : "▌")
    let first = try terminal.screen.cursor.row
    try press("Down")
    try wait { $0.cursor.row == first + 1 }
    try press("Enter")
    try seeUnbound("open")
    try leave()
  }

  /// Space turns a toggle, and what depends on it follows.
  func useToggles() throws {
    try open(titled: text("toggles.title"))
    let on = try see("[x]")
    #expect(on.cursor.column == (isRightToLeft ? 75 : 4))
    try press("Space")
    try seeUnbound("breakfast")
    try wait { $0.rows[3].contains("[ ]") }
    try press("Tab", "Enter")
    try wait { $0.rows[4].contains("[x]") && $0.shows("✓") }
    // Out of use until the toggle below says otherwise: the focus passes them by.
    try press("Tab", "Tab", "Tab", "Space")
    try press("BTab", "BTab", "Space")
    try wait { $0.rows[8].contains("[x]") }
    try leave()
  }

  /// A picker opens a list, which is left with and without a choice.
  func usePickers() throws {
    try open(titled: text("pickers.title"))
    try press("Enter")
    try see("┌─", "✓")
    try press("Down", "Enter")
    try wait { !$0.shows("┌─") && !$0.shows("─┐") }
    try seeUnbound("assign")
    try press("Tab", "Tab", "Enter")
    try type("Liechten")
    try see("Liechten", "└")
    try press("Escape")
    try wait { !$0.shows("Liechten") && !$0.shows("└") }
    try press("Tab", "Enter")
    try see("Deutsch", "English", "✓")
    try press("Escape")
    try wait { !$0.shows("└") }
    try leave()
  }

  /// Buttons at either edge, in stacks of every alignment.
  func useLayouts() throws {
    try open(titled: text("layout"))
    try press("Enter")
    try seeUnbound("first")
    try press("Tab", "Tab", "Enter")
    try seeUnbound("second")
    let screen = try read("group", "inside.button", "fact")
    #expect(screen.rows[5].contains(/^ {3}─{74}$/))
    let line = try #require(screen.rows.first { reading($0).contains(text("start")) })
    let (start, end) = (text("start"), text("end"))
    #expect(
      try #require(reading(line).firstRange(of: start)?.lowerBound)
        < #require(reading(line).firstRange(of: end)?.lowerBound))
    try leave()
  }

  /// What is taller than its room moves with the focus.
  func useScrollViews() throws {
    try terminal.resize(columns: 80, rows: 16)
    try wait { $0.rows.count == 16 && shows("scroll.title", on: $0) }
    try open(titled: text("scroll.title"))
    try read("scroll.tour")
    try press("Tab", "Tab", "Tab", "Tab")
    try wait { !shows("scroll.tour", on: $0) && shows("scroll.pack", on: $0) }
    try press("Enter")
    try seeUnbound("pack")
    try press("Home")
    try press("Tab")
    try read("common.ready")
  }

  /// Another language by its own name, then the way out.
  func leaveByKeys() throws {
    try press("F3")
    try see("✓")
    let other = language == "de" ? "English" : "Deutsch"
    try type(other)
    try press("Enter")
    try wait { $0.topBar.hasSuffix(other) && !$0.topBar.contains("›") }
    try press("C-q")
    try terminal.waitForPrompt()
  }
}
