import ScreenLayout
import TerminalCells
import Testing

/// What a person did to an element, and what must be left of it after a switch of language.
struct KeptCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let screen: String
  let size: Size
  let events: [Event]
  /// What is seen of it in English, German, Arabic and Japanese.
  let seen: [String]
  /// Whether the state has what the case is about: a test of the keys above.
  let holds: @Sendable (ScreenState) -> Bool
  /// Keys after the switches, and what they must lead to.
  let afterwards: [Afterwards]

  struct Afterwards: Sendable {
    let keys: [Key]
    let holds: @Sendable (ScreenState) -> Bool
  }

  init(
    _ description: String, on screen: String, rows: Int = 24, _ events: [Event],
    seen: [String], afterwards: [Afterwards] = [],
    holds: @escaping @Sendable (ScreenState) -> Bool
  ) {
    testDescription = description
    self.screen = screen
    size = Size(columns: 80, rows: rows)
    self.events = events
    self.seen = seen
    self.afterwards = afterwards
    self.holds = holds
  }

  /// What is the person's own is seen in each language as it was typed.
  init(
    _ description: String, on screen: String, rows: Int = 24, _ events: [Event], seen: String,
    afterwards: [Afterwards] = [], holds: @escaping @Sendable (ScreenState) -> Bool
  ) {
    self.init(
      description, on: screen, rows: rows, events, seen: Array(repeating: seen, count: 4),
      afterwards: afterwards, holds: holds)
  }
}

extension [Event] {
  static func keys(_ codes: Key.Code...) -> [Event] { codes.map { .key(Key($0)) } }

  static func type(_ text: String) -> [Event] { text.map { .key(Key(.character($0))) } }

  static func shift(_ code: Key.Code, times count: Int) -> [Event] {
    Array(repeating: .key(Key(code, .shift)), count: count)
  }

  static func times(_ count: Int, _ code: Key.Code) -> [Event] {
    Array(repeating: .key(Key(code)), count: count)
  }

  /// Turns of the wheel over a row of the screen.
  static func wheel(_ action: MouseEvent.Action, row: Int, times count: Int = 1) -> [Event] {
    Array(
      repeating: .mouse(MouseEvent(action, at: Point(row: row, column: 40))), count: count)
  }
}

extension ScreenState {
  private func element(_ id: String) -> ElementState? {
    memory.elements[ElementAddress(id: id)]
  }

  func text(_ id: String) -> TextState? {
    guard case .text(let text) = element(id) else { return nil }
    return text
  }

  func typed(_ id: String) -> String? { text(id)?.draft?.text }

  func number(_ id: String) -> NumberState? {
    guard case .number(let number) = element(id) else { return nil }
    return number
  }

  func list(_ id: String) -> ListState? {
    guard case .list(let list) = element(id) else { return nil }
    return list
  }

  func choice(_ id: String) -> String? {
    guard case .choice(let choice) = element(id) else { return nil }
    return choice
  }

  func flag(_ id: String) -> Bool? {
    guard case .flag(let flag) = element(id) else { return nil }
    return flag
  }

  func scroll(_ id: String) -> Int? {
    guard case .scroll(let rows) = element(id) else { return nil }
    return rows
  }

  var choices: ChoiceOverlay? {
    guard case .choices(let choices) = overlay else { return nil }
    return choices
  }
}
