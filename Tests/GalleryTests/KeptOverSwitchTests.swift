import ScreenLayout
import TerminalCells
import TerminalText
import Testing

/// From English through German, Arabic and Japanese back to English by the language key: nothing
/// that the person did is lost, and it is in sight all the way.
@MainActor
@Suite("Kept over a switch of language")
struct KeptOverSwitchTests {
  @Test("round the languages", arguments: KeptCase.texts + KeptCase.numbers + KeptCase.choices)
  func round(_ test: KeptCase) throws {
    let visit = try GalleryVisit(screen: test.screen, size: test.size)
    visit.handle(test.events)
    let (state, frame) = (visit.state, visit.frame)
    #expect(test.holds(state))
    expectSeen(test, in: 0, by: visit)
    for (index, language) in ["de", "ar", "ja", "en"].enumerated() {
      visit.handle(.keys(.function(2)))
      #expect(visit.locale == language)
      #expect(visit.state.withoutLanguage == state.withoutLanguage, "\(language)")
      #expect(visit.frame.focus == frame.focus, "\(language)")
      if language != "en" { #expect(visit.frame.grid != frame.grid, "\(language)") }
      expectSeen(test, in: (index + 1) % 4, by: visit)
    }
    #expect(visit.state == state)
    #expect(visit.frame.grid == frame.grid)
    #expect(visit.frame.cursor == frame.cursor)
    for step in test.afterwards {
      visit.handle(step.keys.map { .key($0) })
      #expect(step.holds(visit.state))
    }
  }

  /// What the case is about stands on the screen, and the caret where it stood.
  private func expectSeen(_ test: KeptCase, in index: Int, by visit: GalleryVisit) {
    let text = test.seen[index]
    let composer = TextComposer(
      direction: Direction(firstStrongIn: text) ?? .leftToRight, order: .visual)
    let seen = composer.line(text).cells.map(\.text).joined()
    let lines = visit.frame.lines
    #expect(lines.contains { $0.contains(seen) }, "\(lines.joined(separator: "\n"))")
  }
}

extension ScreenState {
  /// The state but for the language chosen.
  fileprivate var withoutLanguage: ScreenState {
    var state = self
    state.language.choice = nil
    return state
  }
}
