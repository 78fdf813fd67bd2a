package import FoundationEssentials

/// What a numeric field has to tell after a key, a paste, a step or a commit.
///
/// These are facts; the session finds the words for each in the language of the screen.
package enum NumberCue: Hashable, Sendable {
  /// The locale's grouping sign was typed and stands as its separator; or a pasted text had
  /// another separator than the locale's.
  case separatorTranslated(typed: Character, drawn: Character)
  /// This sign was read as grouping: it is not stored, and drawn again after the commit.
  case readAsGrouping(Character)
  /// A second separator was refused.
  case separatorTwice
  /// This sign groups, but not at this place; it was refused.
  case groupingMisplaced(Character)
  /// There is no room for another fraction digit; in a field for whole numbers the limit is 0.
  case fractionFull(limit: Int)
  /// There is no room for another digit.
  case digitsFull(limit: Int)
  case notPartOfNumber(Character)
  /// The field takes no numbers below 0.
  case minusNotAllowed
  /// The minus stands at the start, and nothing before it.
  case minusOnlyAtStart
  case pasteRefused(NumberPasteFault)
  /// The value is below this minimum.
  case belowMinimum(Decimal)
  /// The value is above this maximum.
  case aboveMaximum(Decimal)
  /// There is a sign or a separator, but no digit.
  case incomplete
}

/// Why a pasted text is no number.
package enum NumberPasteFault: Error, Hashable, Sendable {
  /// Nothing is left when spaces and invisible characters are taken away.
  case empty
  /// The text has more than this many UTF-8 bytes.
  case tooLong(limit: Int)
  case notPartOfNumber(Character)
  /// The separators can be read in no way, or in more than one.
  case unclearSeparators
}
