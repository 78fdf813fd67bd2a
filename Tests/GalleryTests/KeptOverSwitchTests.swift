import ScreenDescription
import ScreenLayout
import TerminalCells
import TerminalText
import Testing

/// From English through German, Arabic and Japanese back to English by the language key: nothing
/// that the person did is lost, and it is in sight all the way.
@MainActor
@Suite("Kept over a switch of language")
struct KeptOverSwitchTests {
  nonisolated static let cases = KeptCase.texts + KeptCase.numbers + KeptCase.choices

  /// The grammar asks for the id of what keeps state; a pad, a scroll view and a picker of
  /// languages have one where the app wants to name them.
  @Test("every element that keeps state has a case")
  func coverage() {
    let structure: Set<ScreenDescription.Tag> = [.storyboard, .screen, .segment]
    let named = Grammar.rules.filter { rule in
      rule.attributes.contains { $0.name == "id" && $0.isNeeded }
    }
    let tags = Set(named.map(\.tag)).subtracting(structure)
      .union([.decimalPad, .scrollView, .languagePicker])
    for tag in tags {
      let words = tag.rawValue.replacing(/[A-Z]/) { " \($0.output.lowercased())" }
      #expect(Self.cases.contains { $0.testDescription.hasPrefix("a \(words)") }, "\(words)")
    }
  }

  @Test("round the languages", arguments: cases)
  func round(_ test: KeptCase) throws {
    let visit = try GalleryVisit(screen: test.screen, size: test.size)
    try visit.handle(test.events)
    let (state, frame) = (visit.state, visit.frame)
    #expect(test.holds(state))
    expectSeen(test, in: 0, by: visit)
    for (index, language) in ["de", "ar", "ja", "en"].enumerated() {
      try visit.handle(.keys(.function(2)))
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
      try visit.handle(step.keys.map { .key($0) })
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
