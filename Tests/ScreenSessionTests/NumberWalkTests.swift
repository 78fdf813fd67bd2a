import FoundationEssentials
import LocaleLayer
import ScreenLayout
import ScreenSession
import ScreenTestSupport
import TerminalCells
import Testing

/// A person who presses anything, and changes the language all the while.
@Suite("Numeric field: a random walk on a screen")
struct NumberWalkTests {
  private static let languages = [
    "en", "sr", "de-CH", "fr", "es", "hi", "ar-EG", "fa", "sv", "he", "tr", "ja",
  ]

  private static let elements = """
    <form>
    <row text="N"><numericField id="n" value="-1234.5" maximumFractionDigits="3"/></row>
    <row text="P"><numericField id="p" value="0.05" format="percent" minimum="0"
      maximumFractionDigits="1"/></row>
    <row text="M"><numericField id="m" value="1234567" format="currency" currency="EUR"/></row>
    </form><decimalPad/><button title="Go" action="go"/>
    """

  private static let keys: [Key] =
    Array("0123456789.,٫۵４-−' e%").map { Key(.character($0)) }
    + [
      Key(.backspace), Key(.delete), Key(.left), Key(.right), Key(.left, .shift),
      Key(.right, .shift), Key(.home), Key(.end), Key(.home, .shift), Key(.up), Key(.down),
      Key(.pageUp), Key(.pageDown), Key(.keypadDecimal), Key(.tab), Key(.tab, .shift), Key(.enter),
    ]
    + "urxwva".map { Key(.character($0), .control) }

  private static let pastes = [
    "1,234.5", "1.234,5", "5,15", "-5", "5%", "€12", "1e3", "12 345", "",
  ]

  private static func session() throws -> TestSession {
    let tables = Dictionary(uniqueKeysWithValues: languages.map { ($0, "") })
    return TestSession(try ScreenFixture(elements: elements, tables: tables))
  }

  private static func event(_ generator: inout SeededGenerator) -> Event {
    switch Int.random(in: 0..<20, using: &generator) {
    case 0: .paste(pastes.randomElement(using: &generator) ?? "")
    case 1:
      .mouse(
        MouseEvent(
          .press,
          at: Point(
            row: Int.random(in: 3...7, using: &generator),
            column: Int.random(in: 0..<80, using: &generator))))
    default: .key(keys.randomElement(using: &generator) ?? Key(.tab))
    }
  }

  @Test(
    "after any keys, a switch through every language and back loses nothing", arguments: 1...4)
  func comesBack(seed: UInt64) throws {
    var session = try Self.session()
    var generator = SeededGenerator(state: seed)
    for step in 0..<25 {
      let language = Self.languages.randomElement(using: &generator) ?? "en"
      session.switchLanguage(language)
      for _ in 0..<5 { _ = session.session.handle(Self.event(&generator)) }
      // A notice and a half-typed group do not outlast a switch; both are not content.
      session.session.expireNotice()
      session.switchLanguage(language)
      let (frame, state) = (session.session.frame, session.session.state)
      for other in Self.languages.shuffled(using: &generator) {
        session.switchLanguage(other)
        try #require(session.session.state.memories == state.memories, "step \(step)")
      }
      session.switchLanguage(language)
      let back = session.session.frame
      try #require(back.grid == frame.grid && back.cursor == frame.cursor, "step \(step)")
      try #require(session.session.state == state)
    }
  }

  @Test("undo comes back to the beginning in another language, redo to the end", arguments: 1...4)
  func undo(seed: UInt64) throws {
    var session = try Self.session()
    var generator = SeededGenerator(state: seed)
    session.switchLanguage("en")
    session.press(.end)
    let before = session.line(3)
    session.control("a")
    for _ in 0..<30 {
      session.press(.character(Array("0123456789.,-").randomElement(using: &generator) ?? "0"))
      session.switchLanguage(Self.languages.randomElement(using: &generator) ?? "en")
    }
    session.switchLanguage("en")
    let after = session.line(3)
    for _ in 0..<40 {
      session.switchLanguage(Self.languages.randomElement(using: &generator) ?? "en")
      session.control("u")
    }
    session.switchLanguage("en")
    #expect(session.line(3) == before)
    for _ in 0..<40 {
      session.switchLanguage(Self.languages.randomElement(using: &generator) ?? "en")
      session.control("r")
    }
    session.switchLanguage("en")
    #expect(session.line(3) == after)
  }
}

/// A linear congruential generator (Knuth's MMIX constants): the same walk in every run.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}
