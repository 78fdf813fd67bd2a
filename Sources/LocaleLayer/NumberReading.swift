package import FoundationEssentials

/// A pasted text read as a number.
///
/// The readings are tried in order, and what none of them takes is refused: an unclear text is
/// never guessed at.
package struct NumberReading: Hashable, Sendable {
  package let tokens: [NumberDraft.Token]
  /// The text's decimal sign, when it is not read as the locale's own reading has it.
  private let foreignDecimal: Character?
  /// The text's grouping sign, likewise.
  private let foreignGrouping: Character?

  /// More than any number of 38 digits needs; a longer text is not even looked at.
  package static let byteLimit = 1024

  /// Reads a text by the locale first, then by what its separators can only mean.
  ///
  /// - Throws: `NumberPasteFault` when the text has no single reading.
  package init(
    _ text: String, symbols: NumberSymbols, signs: [String] = []
  ) throws(NumberPasteFault) {
    let scan = try NumberReadingScan(text, symbols: symbols, signs: signs)
    let marks = NumberMarks(symbols)
    if let point = scan.ownReading(marks) {
      tokens = scan.tokens(point: point)
      foreignDecimal = nil
      foreignGrouping = nil
    } else if let point = scan.loneDecimal(marks) ?? scan.twoSigns(marks) {
      tokens = scan.tokens(point: .at(point))
      foreignDecimal = scan.marks.last?.typed
      foreignGrouping = nil
    } else if scan.isRepeatedGrouping {
      tokens = scan.tokens(point: .none)
      foreignDecimal = nil
      foreignGrouping = scan.marks.last?.typed
    } else {
      throw .unclearSeparators
    }
  }

  /// What to say of a text that was not read as the locale writes numbers.
  func cue(_ symbols: NumberSymbols) -> NumberCue? {
    if let foreignDecimal {
      return .separatorTranslated(typed: foreignDecimal, drawn: symbols.decimal)
    }
    return foreignGrouping.map(NumberCue.readAsGrouping)
  }

  /// The value of a text that is written exactly as the locale writes numbers; else nil.
  ///
  /// Range and fraction limits are the commit's matter.
  package static func value(
    of text: String, symbols: NumberSymbols, rules: NumberRules = NumberRules()
  ) -> Decimal? {
    guard
      let scan = try? NumberReadingScan(text, symbols: symbols, signs: rules.pasteSigns),
      let point = scan.ownReading(NumberMarks(symbols))
    else { return nil }
    let content = NumberDraft.Content(tokens: scan.tokens(point: point))
    return content.number(exponent: -rules.shift)
  }
}
