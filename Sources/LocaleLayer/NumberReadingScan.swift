/// A text taken apart: sign, digits, and the marks between them.
struct NumberReadingScan {
  struct Mark: Hashable {
    var mark: Unicode.Scalar
    var typed: Character
    /// Digits before it.
    var place: Int
  }

  /// Where the decimal point of a reading is.
  enum Point: Hashable {
    case none
    /// Before this digit.
    case at(Int)
  }

  private(set) var isNegative = false
  private(set) var digits: [UInt8] = []
  private(set) var marks: [Mark] = []

  /// Takes a text apart, and sign and currency or percent sign from its ends.
  init(_ text: String, symbols: NumberSymbols, signs: [String]) throws(NumberPasteFault) {
    guard text.utf8.count <= NumberReading.byteLimit else {
      throw .tooLong(limit: NumberReading.byteLimit)
    }
    var rest = Self.visible(text)[...]
    Self.trim(&rest)
    guard !rest.isEmpty else { throw .empty }
    takeSigns(from: &rest, symbols: symbols, signs: signs.map(Self.visible))
    for scalar in rest {
      switch NumberSign(scalar, symbols: symbols) {
      case .digit(let digit):
        digits.append(digit)
      case .mark(let mark):
        marks.append(Mark(mark: mark, typed: Character(scalar), place: digits.count))
      case .minus, .other:
        throw .notPartOfNumber(Character(scalar))
      }
    }
  }

  /// The text without format characters and byte order mark, full-width percent signs folded.
  private static func visible(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.compactMap {
      if $0 == "\u{FF05}" { return "%" }
      return $0.properties.generalCategory == .format ? nil : $0
    }
  }

  private static func trim(_ text: inout ArraySlice<Unicode.Scalar>) {
    while text.first?.properties.isWhitespace == true { text.removeFirst() }
    while text.last?.properties.isWhitespace == true { text.removeLast() }
  }

  /// Takes one minus (`5-` is −5) and one currency or percent sign, in any order.
  private mutating func takeSigns(
    from text: inout ArraySlice<Unicode.Scalar>, symbols: NumberSymbols, signs: [[Unicode.Scalar]]
  ) {
    var signs = signs.filter { !$0.isEmpty }.sorted { $0.count > $1.count }
    while true {
      if !isNegative, let first = text.first, NumberSign(first, symbols: symbols) == .minus {
        isNegative = true
        text.removeFirst()
      } else if !isNegative, let last = text.last, NumberSign(last, symbols: symbols) == .minus {
        isNegative = true
        text.removeLast()
      } else if let sign = signs.first(where: { text.starts(with: $0) }) {
        text.removeFirst(sign.count)
        Self.trim(&text)
        signs = []
      } else if let sign = signs.first(where: { text.reversed().starts(with: $0.reversed()) }) {
        text.removeLast(sign.count)
        Self.trim(&text)
        signs = []
      } else {
        return
      }
    }
  }

  func tokens(point: Point) -> [NumberDraft.Token] {
    var tokens = digits.map(NumberDraft.Token.digit)
    if case .at(let place) = point { tokens.insert(.point, at: place) }
    return isNegative ? [.minus] + tokens : tokens
  }
}

extension NumberReadingScan {
  /// The locale's own reading with strict groups; the Arabic signs mean the same everywhere.
  func ownReading(_ own: NumberMarks) -> Point? {
    func isDecimal(_ mark: Unicode.Scalar) -> Bool { mark == own.decimal || mark == "\u{66B}" }
    var grouping = marks[...]
    var point = Point.none
    if let last = marks.last, isDecimal(last.mark) {
      point = .at(last.place)
      grouping = marks.dropLast()
    }
    guard !grouping.isEmpty else { return point }
    let groups = grouping.allSatisfy {
      $0.mark == own.grouping || ($0.mark == "\u{66C}" && own.grouping != nil)
    }
    return groups && isGrouped(grouping, before: point, sizes: own.sizes) ? point : nil
  }

  /// One separator that cannot be grouping.
  func loneDecimal(_ own: NumberMarks) -> Int? {
    guard marks.count == 1, let only = marks.first, NumberSign.decimalMarks.contains(only.mark)
    else { return nil }
    // Where the sign groups, `123,456` is unclear even if the locale's own groups are others.
    let canGroup = only.mark == own.grouping && isGrouped(marks[...], before: .none, sizes: .threes)
    return canGroup ? nil : only.place
  }

  /// Two different signs: the last one, once, after a whole part that the other one groups.
  func twoSigns(_ own: NumberMarks) -> Int? {
    guard let last = marks.last, NumberSign.decimalMarks.contains(last.mark) else { return nil }
    let others = marks.dropLast()
    guard let first = others.first, first.mark != last.mark, first.mark != "\u{66B}",
      others.allSatisfy({ $0.mark == first.mark })
    else { return nil }
    let isGroupedSomehow = [own.sizes, .threes].contains {
      isGrouped(others, before: .at(last.place), sizes: $0)
    }
    return isGroupedSomehow ? last.place : nil
  }

  /// One sign repeated, with three digits after each.
  var isRepeatedGrouping: Bool {
    marks.count > 1 && marks.allSatisfy { $0.mark == marks[0].mark && $0.mark != "\u{66B}" }
      && isGrouped(marks[...], before: .none, sizes: .threes)
  }

  /// Whether marks cut the whole digits into groups of these sizes; a leading 0 never groups.
  private func isGrouped(_ marks: ArraySlice<Mark>, before point: Point, sizes: GroupSizes) -> Bool
  {
    var end = digits.count
    if case .at(let place) = point { end = place }
    let places = marks.map(\.place)
    return digits.first != 0 && sizes.close(zip(places + [end], [0] + places).map { $0 - $1 })
  }
}
