import LocaleLayer
import ScreenLayout
import ScreenSession
import ScreenTestSupport
import TerminalCells

/// A person at a screen fixture, who can also change the language.
struct TestSession {
  let fixture: ScreenFixture
  var session: Session

  init(_ fixture: ScreenFixture, language: String = "en", columns: Int = 80, rows: Int = 24) {
    self.fixture = fixture
    session = Session(
      storyboard: fixture.storyboard, localizer: fixture.localizer(language),
      locale: fixture.locale(language), size: Size(columns: columns, rows: rows),
      language: LanguageStatus(
        available: fixture.tables.keys.sorted().compactMap { LanguageTag($0) }))
  }

  init(elements: String, language: String = "en") throws {
    self.init(try ScreenFixture(elements: elements), language: language)
  }

  @discardableResult
  mutating func press(_ code: Key.Code, _ modifiers: Key.Modifiers = []) -> [Effect] {
    session.handle(.key(Key(code, modifiers)))
  }

  mutating func control(_ letter: Character) {
    press(.character(letter), .control)
  }

  mutating func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  mutating func click(row: Int, column: Int) -> [Effect] {
    session.handle(.mouse(MouseEvent(.press, at: Point(row: row, column: column))))
  }

  mutating func switchLanguage(_ language: String) {
    var status = session.state.language
    status.choice = LanguageTag(language)
    session.exchange(
      localizer: fixture.localizer(language), locale: fixture.locale(language), language: status)
  }

  var lines: [String] { session.frame.lines }

  func line(_ row: Int) -> String {
    var line = lines[row]
    while line.last == " " { line.removeLast() }
    return line
  }

  var focus: String? { session.frame.focus?.description }
}
