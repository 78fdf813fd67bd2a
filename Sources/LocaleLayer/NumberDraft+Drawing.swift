/// A draft as one locale writes it.
package struct DrawnNumber: Hashable, Sendable {
  package let text: String
  /// Characters of `text` before the caret.
  package let caret: Int
  /// Characters of `text`.
  package let selection: Range<Int>?
  /// The offset at which each token starts, and the one after the last token.
  fileprivate let starts: [Int]
}

extension DrawnNumber {
  /// The token position for a place in the text, as for a click.
  package func caret(at offset: Int) -> Int {
    starts.firstIndex { $0 >= offset } ?? starts.count - 1
  }
}

extension NumberDraft {
  /// Draws the tokens with the locale's signs; grouped and padded only when not being edited.
  ///
  /// The text has no direction marks: a number keeps its order, whatever is around it.
  package func text(
    _ symbols: NumberSymbols, rules: NumberRules, isEditing: Bool
  ) -> DrawnNumber {
    // A leading 0 is never grouped: what is drawn must read back.
    let isGrouped = rules.grouping && !isEditing && content.digits.first != 0
    let grouping = isGrouped ? Grouping(symbols, digits: wholeDigits) : nil
    var characters: [Character] = []
    var starts: [Int] = []
    var ends: [Int] = []
    var place = wholeDigits
    for token in tokens {
      if case .digit = token {
        if let grouping, grouping.precedes(place) { characters.append(grouping.sign) }
        place -= 1
      }
      starts.append(characters.count)
      characters.append(symbols.character(of: token))
      ends.append(characters.count)
    }
    starts.append(characters.count)
    if !isEditing { characters += padding(symbols, rules: rules) }
    return DrawnNumber(
      text: String(characters), caret: starts[caret],
      selection: selection.map { starts[$0.lowerBound]..<ends[$0.upperBound - 1] }, starts: starts)
  }

  private var wholeDigits: Int { content.wholeDigits }

  /// The zeros up to the least number of fraction digits; none while there is no number.
  private func padding(_ symbols: NumberSymbols, rules: NumberRules) -> [Character] {
    let missing = rules.minimumFractionDigits - content.fractionDigits
    guard missing > 0, !content.digits.isEmpty else { return [] }
    let zeros = [Character](repeating: symbols.character(of: .digit(0)), count: missing)
    return content.point == nil ? [symbols.decimal] + zeros : zeros
  }

  /// Where a locale's grouping sign goes among so many whole digits.
  private struct Grouping {
    let sign: Character
    let digits: Int
    let primary: Int
    let secondary: Int

    init?(_ symbols: NumberSymbols, digits: Int) {
      guard let sign = symbols.grouping, sign != symbols.decimal, symbols.primaryGroup > 0,
        digits >= symbols.primaryGroup + max(1, symbols.minimumGrouping)
      else { return nil }
      self.sign = sign
      self.digits = digits
      primary = symbols.primaryGroup
      secondary = symbols.secondaryGroup > 0 ? symbols.secondaryGroup : symbols.primaryGroup
    }

    /// Whether a sign stands before the digit that has `place` whole digits from itself on.
    func precedes(_ place: Int) -> Bool {
      place < digits && place >= primary && (place - primary).isMultiple(of: secondary)
    }
  }
}

extension NumberSymbols {
  fileprivate func character(of token: NumberDraft.Token) -> Character {
    switch token {
    case .minus: minus
    case .point: decimal
    case .digit(let digit):
      digits.indices.contains(Int(digit))
        ? digits[Int(digit)] : Character(Unicode.Scalar(0x30 + digit))
    }
  }
}
