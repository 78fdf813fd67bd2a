/// Format characters directly before and after the minus.
package struct MinusMarks: Hashable, Sendable {
  package var before = ""
  package var after = ""

  package init(before: String = "", after: String = "") {
    self.before = before
    self.after = after
  }
}

/// The signs with which a locale writes numbers (CLDR, numbers/symbols and the decimal pattern).
package struct NumberSymbols: Hashable, Sendable {
  /// Between the whole digits and the fraction.
  package var decimal: Character
  /// Between groups of digits; nil where nothing groups.
  package var grouping: Character?
  package var minus: Character
  /// Invisible marks that the locale writes around its minus, none in most: U+061C in ar-EG.
  ///
  /// They keep the minus on its side of the digits when the line is reordered; width 0.
  package var minusMarks = MinusMarks()
  /// The digits 0 to 9.
  package var digits: [Character]
  /// Digits of the group before the decimal sign.
  package var primaryGroup: Int
  /// Digits of every further group (2 in India).
  package var secondaryGroup: Int
  /// Digits that must stand before the first grouping sign (2 in Spanish: 1234, 12.345).
  package var minimumGrouping: Int

  package init(
    decimal: Character = ".", grouping: Character? = ",", minus: Character = "-",
    digits: [Character] = Array("0123456789"), primaryGroup: Int = 3, secondaryGroup: Int = 3,
    minimumGrouping: Int = 1
  ) {
    self.decimal = decimal
    self.grouping = grouping
    self.minus = minus
    self.digits = digits
    self.primaryGroup = primaryGroup
    self.secondaryGroup = secondaryGroup
    self.minimumGrouping = minimumGrouping
  }
}
