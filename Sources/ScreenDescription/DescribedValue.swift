package import FoundationEssentials

/// Values as storyboards write them, the same in every locale.
///
/// Foundation's readers take a prefix of wrong text for the whole of it (`5abc` for 5).
package enum DescribedValue {
  /// Digits that a `Decimal` keeps exactly.
  package static let maximumDigits = 38

  /// ASCII digits and nothing else.
  package static func wholeNumber(_ text: String) -> Int? {
    guard !text.isEmpty, text.utf8.count <= 9, text.utf8.allSatisfy(isDigit) else { return nil }
    return text.utf8.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// A number such as `-5.15`: digits on both sides of the point, no exponent, no plus sign.
  package static func decimal(_ text: String) -> Decimal? {
    let isNegative = text.hasPrefix("-")
    let parts = text.dropFirst(isNegative ? 1 : 0)
      .split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(isDigit) }),
      parts.reduce(0, { $0 + $1.utf8.count }) <= maximumDigits
    else { return nil }
    let digits = Array(parts.joined().utf8)
    let low = digits.suffix(wordDigits)
    let high = Decimal(
      sign: .plus, exponent: low.count, significand: word(digits.dropLast(low.count)))
    let magnitude = high + word(low)
    guard magnitude != 0 else { return 0 }
    let fractionDigits = parts.count == 2 ? parts[1].utf8.count : 0
    return Decimal(
      sign: isNegative ? .minus : .plus, exponent: -fractionDigits, significand: magnitude)
  }

  /// Digits that a machine word holds; arithmetic on decimals is a hundred times slower.
  private static let wordDigits = 19

  private static func word(_ digits: ArraySlice<UInt8>) -> Decimal {
    Decimal(digits.reduce(UInt64(0)) { $0 * 10 + UInt64($1 - UInt8(ascii: "0")) })
  }

  package static func boolean(_ text: String) -> Bool? {
    switch text {
    case "true": true
    case "false": false
    default: nil
    }
  }

  /// Whether a text has the form of a language tag: letters, then parts of letters and digits.
  ///
  /// Which languages there are is for others to know.
  package static func isLanguageTag(_ text: String) -> Bool {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let first = parts.first, (2...8).contains(first.utf8.count),
      first.utf8.allSatisfy(isLetter)
    else { return false }
    return parts.dropFirst().allSatisfy {
      (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy { isLetter($0) || isDigit($0) }
    }
  }

  /// The tags of a list with blanks between them.
  package static func languageTags(_ text: String) -> [String] {
    text.split { $0.isWhitespace }.map(String.init)
  }

  static func isDigit(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0") <= byte && byte <= UInt8(ascii: "9")
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a") <= byte | 0x20 && byte | 0x20 <= UInt8(ascii: "z")
  }
}
