/// The percent sign or a currency's, as a locale sets it beside a number.
///
/// On which side of the number it is seen is for the bidi algorithm to say, which needs the whole:
/// in Arabic `1 €` has the sign on the left, in Persian `۱٪` has it on the right.
package struct NumberUnit: Hashable, Sendable {
  /// The number 1 with its sign, direction marks included: `1 €`.
  package let sample: String
  /// Where the number stands, in characters of the sample.
  package let digit: Int

  /// Nil where the sample has not the digit.
  init?(sample: String, digit: Character) {
    guard let place = Array(sample).firstIndex(of: digit) else { return nil }
    self.sample = sample
    self.digit = place
  }
}
