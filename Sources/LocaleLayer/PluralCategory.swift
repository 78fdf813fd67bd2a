/// A class of numbers that a language words alike (CLDR, Language Plural Rules).
package enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  case zero, one, two, few, many, other
}

/// The number that chooses a plural form, as the reader sees it: `1.0` is not `1` everywhere.
package enum PluralOperand: Hashable, Sendable {
  case integer(Int)
  /// ASCII digits with at most one point, a sign before them: what is shown decides.
  case decimal(String)
}
