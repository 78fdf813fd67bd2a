import FoundationEssentials
import FoundationInternationalization

extension NumberSymbols {
  /// Learns the signs from what the locale's format style writes, so that both always agree.
  ///
  /// Nil when the output has not the ten digits, which no numbering system of CLDR's does.
  init?(learnedFrom locale: Locale) {
    // All ten digits, enough of them for two groups, and one fraction digit.
    guard let probe = Decimal(string: "-1234567890.5") else { return nil }
    let text = probe.formatted(.number.locale(locale))
    let digitIndices = text.indices.filter { text[$0].isDecimalDigit }
    guard digitIndices.count == 11, let first = digitIndices.first else { return nil }

    self.init()
    let values = digitIndices.map { text[$0] }
    digits = [values[9]] + values[0..<9]
    readMinus(text[..<first])

    // What stands between two digits: a grouping sign, the decimal sign before the last.
    let gaps = zip(digitIndices, digitIndices.dropFirst()).map { text[text.index(after: $0)..<$1] }
    guard let decimal = gaps.last?.first else { return nil }
    self.decimal = decimal
    let groupEnds = gaps.dropLast().indices.filter { !gaps[$0].isEmpty }
    guard let last = groupEnds.last else {
      grouping = nil
      return
    }
    grouping = gaps[last].first
    primaryGroup = 9 - last
    secondaryGroup = groupEnds.dropLast().last.map { last - $0 } ?? primaryGroup
    minimumGrouping = Self.minimumGrouping(locale, primaryGroup: primaryGroup)
  }

  /// Reads the minus and the marks around it: what stands before the first digit.
  private mutating func readMinus(_ text: Substring) {
    guard let sign = text.firstIndex(where: { !$0.isFormat }) else { return }
    minus = text[sign]
    minusMarks = MinusMarks(
      before: String(text[..<sign]), after: String(text[text.index(after: sign)...]))
  }

  /// Digits that must stand before the first grouping sign: 1 or 2 in CLDR, at most 4 tried.
  private static func minimumGrouping(_ locale: Locale, primaryGroup: Int) -> Int {
    var number = Decimal(sign: .plus, exponent: primaryGroup, significand: 1)
    for count in 1...3 {
      let text = number.formatted(.number.locale(locale))
      if text.contains(where: { !$0.isDecimalDigit }) { return count }
      number *= 10
    }
    return 4
  }
}

extension Character {
  /// Whether it is one scalar of general category Nd.
  fileprivate var isDecimalDigit: Bool {
    unicodeScalars.count == 1
      && unicodeScalars.first?.properties.generalCategory == .decimalNumber
  }

  fileprivate var isFormat: Bool {
    unicodeScalars.allSatisfy { $0.properties.generalCategory == .format }
  }
}
