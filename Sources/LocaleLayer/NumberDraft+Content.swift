import FoundationEssentials

extension NumberDraft {
  /// One thing that the caret steps over.
  package enum Token: Hashable, Sendable {
    case minus
    case digit(UInt8)
    case point
  }

  /// The tokens with caret and selection: what undo brings back.
  struct Content: Hashable, Sendable {
    var tokens: [Token] = []
    /// How many tokens stand before the caret.
    var caret = 0
    /// The end of the selection at which the caret is not.
    var anchor: Int?

    /// A Decimal holds any number of this many digits exactly.
    static let digitLimit = 38
    /// With leading zeros; a Decimal's exponent reaches to −128.
    static let storedDigitLimit = 100
  }
}

extension NumberDraft.Content {
  var selection: Range<Int>? {
    guard let anchor, anchor != caret else { return nil }
    return min(anchor, caret)..<max(anchor, caret)
  }

  var point: Int? { tokens.firstIndex(of: .point) }

  var digits: [UInt8] {
    tokens.compactMap { if case .digit(let digit) = $0 { digit } else { nil } }
  }

  /// Digits before the point.
  var wholeDigits: Int { (point ?? tokens.count) - (tokens.first == .minus ? 1 : 0) }

  /// Digits after the point.
  var fractionDigits: Int { point.map { tokens.count - $0 - 1 } ?? 0 }

  var isCaretAtEnd: Bool { selection == nil && caret == tokens.count }

  /// Replaces the selection, or inserts at the caret.
  mutating func insert(_ new: [NumberDraft.Token]) {
    let range = selection ?? caret..<caret
    tokens.replaceSubrange(range, with: new)
    caret = range.lowerBound + new.count
    anchor = nil
  }

  /// What forbids these tokens, where they do not only keep what `old` had already.
  func fault(after old: Self, rules: NumberRules) -> NumberCue? {
    if tokens.contains(.minus) && !old.tokens.contains(.minus) && !rules.allowsNegative {
      return .minusNotAllowed
    }
    if tokens.dropFirst().contains(.minus) { return .minusOnlyAtStart }
    guard let point else { return digitFault(after: old) }
    if tokens[(point + 1)...].contains(.point) { return .separatorTwice }
    let limit = rules.maximumFractionDigits
    if fractionDigits > max(limit, old.fractionDigits) || (limit == 0 && old.point == nil) {
      return .fractionFull(limit: limit)
    }
    return digitFault(after: old)
  }

  private func digitFault(after old: Self) -> NumberCue? {
    let isFull =
      significantDigits > max(Self.digitLimit, old.significantDigits)
      || digits.count > max(Self.storedDigitLimit, old.digits.count)
    return isFull ? .digitsFull(limit: Self.digitLimit) : nil
  }

  private var significantDigits: Int { digits.drop { $0 == 0 }.count }
}

extension NumberDraft.Content {
  /// The tokens of a number, without an exponent; none for NaN.
  init(_ number: Decimal, fractionDigits: Int = 0) {
    guard number.isFinite else { return }
    // `description` never writes an exponent, and its digits are ASCII.
    for scalar in number.description.unicodeScalars {
      switch scalar {
      case "-": tokens.append(.minus)
      case ".": tokens.append(.point)
      default: tokens.append(.digit(UInt8(truncatingIfNeeded: scalar.value &- 0x30)))
      }
    }
    let missing = fractionDigits - self.fractionDigits
    if missing > 0 {
      if point == nil { tokens.append(.point) }
      tokens += Array(repeating: .digit(0), count: missing)
    }
    caret = tokens.count
  }

  /// The number that the tokens write, times a power of ten; nil without a digit, and beyond
  /// what a Decimal holds exactly.
  func number(exponent: Int = 0) -> Decimal? {
    guard !digits.isEmpty else { return nil }
    let significant = digits.drop { $0 == 0 }
    let zeros = significant.reversed().prefix { $0 == 0 }.count
    let kept = Array(significant.dropLast(zeros))
    guard !kept.isEmpty else { return 0 }
    let exponent = exponent + zeros - fractionDigits
    guard kept.count <= Self.digitLimit, (-128...127).contains(exponent) else { return nil }
    // Two halves of at most 19 digits, each exact in 64 bits.
    let low = kept.suffix(19)
    let high = kept.dropLast(19)
    let significand =
      Decimal(Self.integer(high)) * Decimal(10_000_000_000_000_000_000 as UInt64)
      + Decimal(Self.integer(low))
    return Decimal(
      sign: tokens.first == .minus ? .minus : .plus, exponent: exponent, significand: significand)
  }

  private static func integer(_ digits: ArraySlice<UInt8>) -> UInt64 {
    digits.reduce(0) { $0 * 10 + UInt64($1) }
  }
}
