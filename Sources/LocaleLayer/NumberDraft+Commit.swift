import FoundationEssentials

extension NumberDraft {
  /// Ends the editing and says what is wrong, if anything.
  ///
  /// A bare point and the sign of zero go; all digits stay as typed, and so does an invalid text.
  package mutating func commit(rules: NumberRules) -> NumberCue? {
    var next = content
    if next.tokens.last == .point, !next.digits.isEmpty { next.tokens.removeLast() }
    if next.tokens.first == .minus, next.number() == 0 {
      next.tokens.removeFirst()
      next.caret = max(0, next.caret - 1)
      next.anchor = next.anchor.map { max(0, $0 - 1) }
    }
    next.caret = min(next.caret, next.tokens.count)
    next.anchor = next.anchor.map { min($0, next.tokens.count) }
    if next.tokens != content.tokens { accept(next) }
    endTypingRun()
    return fault(rules)
  }

  package func isValid(_ rules: NumberRules) -> Bool { fault(rules) == nil }

  /// What a commit would find wrong; an empty draft is not.
  package func fault(_ rules: NumberRules) -> NumberCue? {
    guard !isEmpty else { return nil }
    guard !content.digits.isEmpty else { return .incomplete }
    guard let value else { return .digitsFull(limit: Content.digitLimit) }
    if content.fractionDigits > rules.maximumFractionDigits {
      return .fractionFull(limit: rules.maximumFractionDigits)
    }
    if let minimum = rules.minimum, value < minimum { return .belowMinimum(minimum) }
    if let maximum = rules.maximum, value > maximum { return .aboveMaximum(maximum) }
    return nil
  }

  /// Steps from the current text and stops at the range; an empty field starts from 0.
  ///
  /// At least as many fraction digits as were typed stay: 1,50 and 0,1 make 1,60.
  package mutating func step(by count: Int, rules: NumberRules) -> NumberCue? {
    let current = content.number()
    guard current != nil || content.digits.isEmpty else {
      return .digitsFull(limit: Content.digitLimit)
    }
    let shown = current ?? 0
    let change = rules.step * Decimal(count)
    var result = shown + change
    // A Decimal rounds silently past 38 digits.
    guard result.isFinite, result - shown == change else {
      return .digitsFull(limit: Content.digitLimit)
    }
    if let minimum = rules.minimum { result = max(result, Self.scaled(minimum, by: shift)) }
    if let maximum = rules.maximum { result = min(result, Self.scaled(maximum, by: shift)) }
    guard result != current else {
      return count > 0
        ? rules.maximum.map(NumberCue.aboveMaximum) : rules.minimum.map(NumberCue.belowMinimum)
    }
    let next = Content(result, fractionDigits: content.fractionDigits)
    if let cue = next.fault(after: content, rules: rules) { return cue }
    accept(next)
    return nil
  }
}
