import TerminalText

extension TextDraft {
  /// Where a key leads the caret, in the order of the text.
  package enum Move: Hashable, Sendable {
    case backward, forward
    case wordBackward, wordForward
    /// Of the line between two line breaks.
    case lineStart, lineEnd
    case start, end
  }

  /// Moves the caret; without `extending` a selection is left at the end that the move leads to.
  package mutating func move(_ move: Move, extending: Bool = false) {
    if !extending, !selection.isEmpty, move == .backward || move == .forward {
      let range = selection.range
      moveCaret(to: move == .backward ? range.lowerBound : range.upperBound)
      return
    }
    let caret = selection.caret
    let target =
      switch move {
      case .backward: place(before: caret)
      case .forward: place(after: caret)
      case .wordBackward: wordStart(before: caret)
      case .wordForward: wordEnd(after: caret)
      case .lineStart: lineRange(at: caret).lowerBound
      case .lineEnd: lineRange(at: caret).upperBound
      case .start: 0
      case .end: length
      }
    moveCaret(to: target, extending: extending)
  }

  /// Puts the caret at a place, in UTF-8 bytes.
  package mutating func moveCaret(to offset: Int, extending: Bool = false) {
    history.endRun()
    let caret = boundary(atOrAfter: offset)
    selection = TextSelection(anchor: extending ? selection.anchor : caret, caret: caret)
  }

  package mutating func selectAll() {
    history.endRun()
    selection = TextSelection(anchor: 0, caret: length)
  }

  /// A word is sought in so many bytes: longer ones are crossed in several steps.
  private static let wordReach = 2048

  /// Where the word before a place begins; the start of the text if there is none.
  func wordStart(before offset: Int) -> Int {
    let start = boundary(atOrAfter: offset - Self.wordReach)
    guard start < offset else { return place(before: offset) }
    let word = WordBreaks.words(in: string(start..<offset)).last
    return word.map { boundary(atOrAfter: start + $0.lowerBound) } ?? start
  }

  /// Where the word after a place ends; the end of the text if there is none.
  func wordEnd(after offset: Int) -> Int {
    let end = boundary(atOrAfter: offset + Self.wordReach)
    let word = WordBreaks.words(in: string(offset..<end)).first
    return word.map { boundary(atOrAfter: offset + $0.upperBound) } ?? end
  }
}
