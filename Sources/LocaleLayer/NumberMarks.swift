/// The marks of one locale and the sizes of its groups.
struct NumberMarks: Sendable {
  let decimal: Unicode.Scalar?
  /// Nil also where the separator is the same sign: nothing groups then.
  let grouping: Unicode.Scalar?
  let sizes: GroupSizes

  init(_ symbols: NumberSymbols) {
    decimal = NumberSign.mark(of: symbols.decimal, symbols: symbols)
    let sign = symbols.grouping.flatMap { NumberSign.mark(of: $0, symbols: symbols) }
    grouping = sign == decimal ? nil : sign
    sizes = GroupSizes(primary: symbols.primaryGroup, secondary: symbols.secondaryGroup)
  }
}

/// How many digits stand between grouping signs.
struct GroupSizes: Hashable, Sendable {
  /// The group before the separator.
  var primary: Int
  /// Every group further up, which is also the most digits before the first sign.
  var secondary: Int

  static let threes = GroupSizes(primary: 3, secondary: 3)

  /// Whether groups of these lengths, first one first, are a whole grouped number.
  func close(_ lengths: [Int]) -> Bool {
    lengths.last == primary && lengths.count > 1 && canGoOn(lengths.dropLast())
  }

  /// Whether another grouping sign may follow groups of these lengths.
  func canGoOn(_ lengths: some Collection<Int>) -> Bool {
    guard let first = lengths.first, (1...max(1, secondary)).contains(first) else { return false }
    return lengths.dropFirst().allSatisfy { $0 == secondary }
  }
}
