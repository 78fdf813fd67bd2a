/// Parts of the number format that the app or the person pinned; nil parts follow the locale.
package struct NumberOverrides: Hashable, Sendable {
  package let decimalSeparator: Character?
  package let groupingSeparator: Character?
  /// A CLDR numbering system with decimal digits: `latn`, `arab`, `deva`.
  package let numberingSystem: String?

  /// A value that could not serve (a letter, a digit, a sign, more than one scalar, no such
  /// numbering system) counts as absent: the preference file may hold anything.
  package init(
    decimalSeparator: Character? = nil, groupingSeparator: Character? = nil,
    numberingSystem: String? = nil
  ) {
    self.decimalSeparator = decimalSeparator.flatMap { $0.canSeparateDigits ? $0 : nil }
    self.groupingSeparator = groupingSeparator.flatMap { $0.canSeparateDigits ? $0 : nil }
    self.numberingSystem = numberingSystem.flatMap {
      LanguageTag("en-u-nu-\($0)")?.numberingSystem
    }
  }
}

extension NumberSymbols {
  /// Puts the pinned separators in place; grouping is dropped where both would be one sign.
  mutating func pin(_ overrides: NumberOverrides) {
    decimal = overrides.decimalSeparator ?? decimal
    grouping = grouping.map { overrides.groupingSeparator ?? $0 }
    if grouping == decimal { grouping = nil }
  }
}

extension Character {
  fileprivate var canSeparateDigits: Bool {
    guard unicodeScalars.count == 1, let scalar = unicodeScalars.first else { return false }
    switch scalar.properties.generalCategory {
    case .otherPunctuation, .finalPunctuation, .initialPunctuation, .spaceSeparator,
      .connectorPunctuation, .modifierSymbol:
      return !"%‰٪؉".contains(self)
    default:
      return false
    }
  }
}
