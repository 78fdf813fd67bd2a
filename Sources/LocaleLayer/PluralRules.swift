import CICU

/// The plural rules of one language, opened once; every thread may ask them.
package final class PluralRules: Sendable {
  // ICU promises that asking opened rules changes nothing in them; they are closed in `deinit`.
  nonisolated(unsafe) private let rules: OpaquePointer?
  /// Longer numbers are not counted: a translation may hold any text.
  private static let maximumLength = 400

  /// A language that ICU does not know has the one category `other`.
  package init(_ language: LanguageTag) {
    var status = U_ZERO_ERROR
    let opened = uplrules_open(language.icuIdentifier, &status)
    rules = status.isFailure ? nil : opened
  }

  deinit { uplrules_close(rules) }

  /// The category of a number as it is written; its sign plays no part.
  package func category(for operand: PluralOperand) -> PluralCategory {
    switch operand {
    case .integer(let number) where number.magnitude < 1 << 53:
      keyword { uplrules_select(rules, Double(number.magnitude), $0, $1, &$2) }
    // A Double would not keep the last digit.
    case .integer(let number): category(ofDigits: String(number.magnitude))
    case .decimal(let digits): category(ofDigits: digits)
    }
  }

  private func category(ofDigits digits: String) -> PluralCategory {
    let unsigned = digits.utf8.first == UInt8(ascii: "-") ? digits.dropFirst() : digits[...]
    let parts = unsigned.utf8.split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    // Digits only: ICU would also read 1e999999999, and write it out.
    guard unsigned.utf8.count <= Self.maximumLength,
      parts.allSatisfy({ $0.allSatisfy(\.isASCIIDigit) })
    else { return .other }
    let fraction = parts.count == 2 ? parts[1].count : 0
    return FractionFormat.digits(fraction).format(String(unsigned)) { number in
      keyword { uplrules_selectFormatted(rules, number, $0, $1, &$2) }
    } ?? .other
  }

  private func keyword(
    _ select: (UnsafeMutablePointer<UChar>?, Int32, inout UErrorCode) -> Int32
  ) -> PluralCategory {
    guard rules != nil else { return .other }
    return icuUnits(capacity: 16, select).flatMap(PluralCategory.init) ?? .other
  }
}

extension PluralRules {
  /// The categories that the language has; `other` is always one of them.
  package var categories: Set<PluralCategory> {
    var found: Set<PluralCategory> = [.other]
    guard rules != nil else { return found }
    var status = U_ZERO_ERROR
    let keywords = uplrules_getKeywords(rules, &status)
    defer { uenum_close(keywords) }
    while !status.isFailure, let keyword = uenum_next(keywords, nil, &status) {
      if let category = PluralCategory(rawValue: String(cString: keyword)) {
        found.insert(category)
      }
    }
    return found
  }

  /// The only whole number that has this category, as `one` is 1 in English; else nil.
  ///
  /// A form for one number alone may leave the number out. CLDR's rules look at no more than two
  /// digits and at millions, so that a second number shows itself below 1,000 or there.
  package func soleNumber(of category: PluralCategory) -> Int? {
    let numbers = Array(0...1000) + [1_000_000]
    let found = numbers.filter { self.category(for: .integer($0)) == category }
    return found.count == 1 ? found.first : nil
  }
}
