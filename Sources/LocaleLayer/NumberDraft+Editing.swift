extension NumberDraft {
  /// Along the number, which keeps its order in right-to-left text too.
  package enum Direction: Hashable, Sendable {
    case backward, forward
  }

  /// Deletes the selection or the token before the caret.
  package mutating func deleteBackward() {
    delete(content.selection ?? max(0, caret - 1)..<caret)
  }

  /// Deletes the selection or the token after the caret.
  package mutating func deleteForward() {
    delete(content.selection ?? caret..<min(caret + 1, tokens.count))
  }

  private mutating func delete(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    var next = content
    next.tokens.removeSubrange(range)
    next.caret = range.lowerBound
    next.anchor = nil
    accept(next)
  }

  /// Moves the caret by one token; without extending, a selection collapses to its edge.
  package mutating func move(_ direction: Direction, extending: Bool = false) {
    if let selection, !extending {
      moveTo(caret: direction == .backward ? selection.lowerBound : selection.upperBound)
    } else {
      let target = direction == .backward ? max(0, caret - 1) : min(tokens.count, caret + 1)
      moveCaret(to: target, extending: extending)
    }
  }

  package mutating func moveToStart(extending: Bool = false) {
    moveCaret(to: 0, extending: extending)
  }

  package mutating func moveToEnd(extending: Bool = false) {
    moveCaret(to: tokens.count, extending: extending)
  }

  /// Moves the caret to a token position, kept within the tokens.
  package mutating func moveCaret(to position: Int, extending: Bool = false) {
    let target = min(max(0, position), tokens.count)
    moveTo(caret: target, anchor: extending ? content.anchor ?? caret : nil)
  }

  package mutating func selectAll() {
    moveTo(caret: tokens.count, anchor: 0)
  }
}
