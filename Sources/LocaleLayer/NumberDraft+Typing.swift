extension NumberDraft {
  /// Types one character; a refused one changes nothing and says why.
  package mutating func type(
    _ character: Character, symbols: NumberSymbols, rules: NumberRules
  ) -> NumberCue? {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
      return .notPartOfNumber(character)
    }
    let marks = NumberMarks(symbols)
    switch NumberSign(scalar, symbols: symbols) {
    case .digit(let digit):
      return typeDigit(digit, marks: marks, rules: rules)
    case .minus:
      return insert([.minus], rules: rules)
    case .mark(marks.decimal):
      return typeSeparator(symbols: symbols, rules: rules)
    case .mark(let mark) where mark == marks.grouping && (mark == "." || mark == ","):
      return typeGroupingKey(character, symbols: symbols, rules: rules)
    case .mark(let mark) where mark == marks.grouping:
      return typeGrouping(character, marks: marks)
    case .mark(let mark) where NumberSign.decimalMarks.contains(mark):
      return typeSeparator(symbols: symbols, rules: rules)
    case .mark, .other:
      return .notPartOfNumber(character)
    }
  }

  /// Types the active separator: the pad's separator key and the keypad's decimal key.
  package mutating func typeSeparator(symbols: NumberSymbols, rules: NumberRules) -> NumberCue? {
    let sizes = NumberMarks(symbols).sizes
    if let run = openRun(symbols), sizes.close(run.lengths(content)) {
      var next = content
      next.removePoint()
      next.insert([.point])
      if let cue = next.fault(after: content, rules: rules) { return cue }
      accept(next)
      return .readAsGrouping(run.sign)
    }
    if stepOverPoint() { return nil }
    return insertPoint(rules: rules)
  }

  /// Types a `.` or `,` that is the grouping sign here.
  ///
  /// It stands as the separator until the groups prove it grouping: deleting it silently would
  /// make 515 of a Serbian 5.15.
  private mutating func typeGroupingKey(
    _ sign: Character, symbols: NumberSymbols, rules: NumberRules
  ) -> NumberCue? {
    let marks = NumberMarks(symbols)
    if rules.maximumFractionDigits == 0 {
      let cue = typeGrouping(sign, marks: marks)
      return cue == .groupingMisplaced(sign) ? .fractionFull(limit: 0) : cue
    }
    if let run = openRun(symbols), marks.sizes.canGoOn(run.lengths(content)) {
      var next = content
      next.removePoint()
      accept(next, run: run.closed(content).adding(next.wholeDigits))
      return .readAsGrouping(sign)
    }
    if let run, run.mark == marks.grouping, !run.cuts.isEmpty, content.point == nil {
      return typeGrouping(sign, marks: marks)
    }
    if stepOverPoint() { return nil }
    let atEnd = (content.selection?.upperBound ?? caret) == tokens.count
    if let cue = insertPoint(rules: rules) { return cue }
    if atEnd, let mark = marks.grouping {
      remember(GroupingRun(sign: sign, mark: mark, pointIsOpen: true))
    }
    return .separatorTranslated(typed: sign, drawn: symbols.decimal)
  }

  /// Reads a grouping sign: accepted where the locale's groups allow one, and not stored.
  private mutating func typeGrouping(_ sign: Character, marks: NumberMarks) -> NumberCue? {
    guard let mark = marks.grouping, content.selection == nil,
      !content.tokens[..<content.caret].contains(.point)
    else { return .groupingMisplaced(sign) }
    let known = run?.mark == mark ? run : nil
    let run = known ?? GroupingRun(sign: sign, mark: mark)
    let digits = content.caret - (content.tokens.first == .minus ? 1 : 0)
    guard digits > 0, content.digits.first != 0, marks.sizes.canGoOn(run.lengths(upTo: digits))
    else { return .groupingMisplaced(sign) }
    remember(run.adding(digits))
    return .readAsGrouping(sign)
  }

  private mutating func typeDigit(
    _ digit: UInt8, marks: NumberMarks, rules: NumberRules
  ) -> NumberCue? {
    var next = content
    next.insert([.digit(digit)])
    let cue = next.fault(after: content, rules: rules)
    guard let cue else {
      accept(next, run: run)
      return nil
    }
    guard case .fractionFull(let limit) = cue, var run, run.pointIsOpen,
      run.mark == marks.grouping, limit < marks.sizes.primary
    else { return cue }
    run.held.append(digit)
    guard content.fractionDigits + run.held.count == marks.sizes.primary else {
      remember(run)
      return cue
    }
    // The digit that completes a group: the sign was grouping after all.
    guard content.digits.first != 0,
      marks.sizes.close(run.lengths(content).dropLast() + [marks.sizes.primary])
    else { return cue }
    next = content
    next.removePoint()
    next.insert(run.held.map(Token.digit))
    if let cue = next.fault(after: content, rules: rules) { return cue }
    accept(next, run: run.closed(content))
    return .readAsGrouping(run.sign)
  }

  /// Replaces the selection, or inserts at the caret.
  mutating func insert(_ tokens: [Token], rules: NumberRules) -> NumberCue? {
    var next = content
    next.insert(tokens)
    if let cue = next.fault(after: content, rules: rules) { return cue }
    accept(next)
    return nil
  }

  /// Inserts the point; a second one is refused and proves that the first was no grouping sign.
  private mutating func insertPoint(rules: NumberRules) -> NumberCue? {
    let cue = insert([.point], rules: rules)
    if cue == .separatorTwice { endTypingRun() }
    return cue
  }

  private mutating func stepOverPoint() -> Bool {
    guard content.selection == nil, content.point == content.caret else { return false }
    moveTo(caret: content.caret + 1)
    return true
  }

  /// The run whose last sign stands as the point, when it is of this locale and still at the end.
  private func openRun(_ symbols: NumberSymbols) -> GroupingRun? {
    guard let run, run.pointIsOpen, content.isCaretAtEnd, content.digits.first != 0,
      run.mark == NumberMarks(symbols).grouping
    else { return nil }
    return run
  }
}
