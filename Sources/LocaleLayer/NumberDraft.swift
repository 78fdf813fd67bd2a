package import FoundationEssentials

/// What a person has typed into a numeric field, apart from every locale.
///
/// Sign, digits and at most one point, as typed: `5.150`, `1.0` and `5.` keep their form. The
/// locale's `NumberSymbols` are a lens over it: they draw the tokens, and say which keys mean
/// which token. A switch of the locale changes the lens and never the draft.
package struct NumberDraft: Hashable, Sendable {
  private(set) var content: Content
  /// The grouping signs typed since the caret last moved otherwise than by typing.
  private(set) var run: GroupingRun?
  private var past: [Content] = []
  private var future: [Content] = []
  /// Decimal places between the value and what is shown.
  let shift: Int

  private static let historyLimit = 100

  /// A draft that shows a value with all its digits, caret at the end.
  package init(value: Decimal? = nil, rules: NumberRules) {
    shift = rules.shift
    content = value.map { Content(Self.scaled($0, by: rules.shift)) } ?? Content()
  }

  static func scaled(_ number: Decimal, by exponent: Int) -> Decimal {
    exponent == 0 ? number : Decimal(sign: .plus, exponent: exponent, significand: number)
  }

  package var tokens: [Token] { content.tokens }

  /// How many tokens stand before the caret.
  package var caret: Int { content.caret }

  /// The selected tokens.
  package var selection: Range<Int>? { content.selection }

  package var isEmpty: Bool { content.tokens.isEmpty }

  /// The value: 0.05 when a percent field shows 5; nil as long as there is no digit.
  package var value: Decimal? { content.number(exponent: -shift) }

  /// Forgets that the point was typed with a grouping key: it stays a point.
  ///
  /// To be called at a switch of the locale; caret moves and the commit do it themselves.
  package mutating func endTypingRun() {
    run = nil
  }
}

extension NumberDraft {
  package var canUndo: Bool { !past.isEmpty }
  package var canRedo: Bool { !future.isEmpty }

  /// Takes back the last change of the tokens.
  package mutating func undo() {
    guard let content = past.popLast() else { return }
    future.append(self.content)
    self.content = content
    run = nil
  }

  package mutating func redo() {
    guard let content = future.popLast() else { return }
    past.append(self.content)
    self.content = content
    run = nil
  }

  /// Takes over a change and remembers what was before it.
  mutating func accept(_ next: Content, run: GroupingRun? = nil) {
    if past.count == Self.historyLimit { past.removeFirst() }
    past.append(content)
    future = []
    content = next
    self.run = run
  }

  /// Moves caret and selection, which is no change to undo.
  mutating func moveTo(caret: Int, anchor: Int? = nil) {
    content.caret = caret
    content.anchor = anchor == caret ? nil : anchor
    run = nil
  }

  mutating func remember(_ run: GroupingRun) {
    self.run = run
  }
}
