extension NumberDraft {
  /// The grouping signs typed in one run, while the tokens keep none.
  ///
  /// It exists because a sign's meaning shows later: en `1,2` is 1.2 so far, `1,234.5` is not.
  struct GroupingRun: Hashable, Sendable {
    /// As typed, for the cue.
    var sign: Character
    /// The sign's mark: in a locale where another mark groups the run is void.
    var mark: Unicode.Scalar
    /// Before which whole digits, counted from the first, a sign was read as grouping.
    var cuts: [Int] = []
    /// Whether the last sign stands as the point.
    var pointIsOpen = false
    /// Digits refused by a fraction limit below 2, in case the point is taken back: in a field
    /// with one fraction digit `1,234` has its 3 refused before the 4 shows that it grouped.
    var held: [UInt8] = []
  }
}

extension NumberDraft.GroupingRun {
  /// The groups up to a count of whole digits.
  func lengths(upTo digits: Int) -> [Int] {
    zip(cuts + [digits], [0] + cuts).map { $0 - $1 }
  }

  /// The groups if the open point is one more grouping sign, the fraction as the last group.
  func lengths(_ content: NumberDraft.Content) -> [Int] {
    lengths(upTo: content.wholeDigits) + [content.fractionDigits]
  }

  func adding(_ cut: Int) -> Self {
    var copy = self
    copy.cuts.append(cut)
    return copy
  }

  /// The run with the open point read as a grouping sign.
  func closed(_ content: NumberDraft.Content) -> Self {
    var copy = adding(content.wholeDigits)
    copy.pointIsOpen = false
    copy.held = []
    return copy
  }
}

extension NumberDraft.Content {
  /// Takes the point out; the caret stays between the same digits.
  mutating func removePoint() {
    guard let point else { return }
    tokens.remove(at: point)
    if caret > point { caret -= 1 }
  }
}
