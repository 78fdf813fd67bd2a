import Testing

/// What a stranger's app says is shown, never obeyed.
@Suite(.enabled(if: TmuxTerminal.isInstalled, "tmux is not installed"))
struct HostileAppTests {
  private let storyboard = """
    <storyboard id="hostile" initialScreen="first" developmentLanguage="en" languages="en de">
      <screen id="first">
        <navigationItem localizedTitle="title"/>
        <label localizedText="label"/>
        <label localizedText="text"/>
        <button localizedTitle="button" action="help"/>
      </screen>
    </storyboard>
    """

  /// An operating system command that sets a title, a cursor that moves, a C1 introducer, a bell.
  private func table(_ language: String) -> String {
    """
    "title" = "\(language)\\U001B]2;pwned\\U0007title";
    "label" = "A\\U001B]0;pwned\\U0007B\\U001B[5;5HC";
    "text" = "\\U009B31mred\\U009D0;pwned\\U009C";
    "button" = "\\U001B[?1049l\\U0007press";
    """
  }

  @Test func controlCharactersAreShown() throws {
    let terminal = try TmuxTerminal()
    try terminal.home.write(storyboard, to: "app/a.storyboard.xml")
    for language in ["en", "de"] {
      try terminal.home.write(
        table(language), to: "app/\(language).lproj/Localizable.strings")
    }
    let title = try terminal.fact("pane_title")
    let english = try terminal.startDemo("app")
    #expect(english.topBar.contains(/en.\]2;pwned.title/))
    #expect(english.shows(/A.\]0;pwned.B.\[5;5HC/))
    #expect(english.shows("31mred"))
    #expect(english.shows("press"))
    try terminal.press("F2")
    let german = try terminal.wait(for: "German") { $0.topBar.hasSuffix("Deutsch") }
    #expect(german.topBar.contains(/de.\]2;pwned.title/))
    #expect(german.isAlternate)
    #expect(try terminal.fact("pane_title") == title)
    #expect(try terminal.fact("window_bell_flag") == "0")
  }
}
