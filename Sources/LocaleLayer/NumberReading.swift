package import FoundationEssentials

/// A pasted text read as a number.
///
/// The readings are tried in order, and what none of them takes is refused: an unclear text is
/// never guessed at.
package struct NumberReading: Hashable, Sendable {
  package let tokens: [NumberDraft.Token]
  /// What to say of a text that was not written as the locale writes numbers.
  package let cue: NumberCue?

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
      cue = nil
    } else if let point = scan.loneDecimal(marks) ?? scan.twoSigns(marks),
      let last = scan.marks.last
    {
      tokens = scan.tokens(point: .at(point))
      cue =
        last.mark == marks.decimal
        ? scan.marks.first.map { .readAsGrouping($0.typed) }
        : .separatorTranslated(typed: last.typed, drawn: symbols.decimal)
    } else if scan.isRepeatedGrouping {
      tokens = scan.tokens(point: .none)
      cue = scan.marks.first.map { .readAsGrouping($0.typed) }
    } else {
      throw .unclearSeparators
    }
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
