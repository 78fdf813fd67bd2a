extension NumberDraft {
  /// Sets the minus, or takes it away: a pad's sign key; the caret stays on its token.
  package mutating func toggleSign(rules: NumberRules) -> NumberCue? {
    var next = content
    let isNegative = next.tokens.first == .minus
    if isNegative {
      next.tokens.removeFirst()
    } else {
      next.tokens.insert(.minus, at: 0)
    }
    next.caret = max(0, next.caret + (isNegative ? -1 : 1))
    next.anchor = nil
    if let cue = next.fault(after: content, rules: rules) { return cue }
    accept(next)
    return nil
  }
}
