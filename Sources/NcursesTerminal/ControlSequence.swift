import TerminalCells

/// A control sequence, `CSI parameters intermediates final` (ECMA-48, 5.4).
struct ControlSequence {
  /// `<`, `=`, `>` or `?` before the parameters: a private sequence.
  let marker: UInt8?
  /// Each parameter with its sub-parameters; an empty one is nil.
  let parameters: [[Int?]]
  let intermediates: [UInt8]
  let final: UInt8

  /// What a sequence is to the decoder.
  enum Meaning {
    case event(Event)
    case pasteBegins
    /// Unknown, or of no interest: dropped whole.
    case nothing
  }

  /// Reads the bytes between CSI and the final byte.
  init(_ body: ArraySlice<UInt8>, final: UInt8) {
    var rest = body
    if let first = rest.first, (0x3C...0x3F).contains(first) {
      marker = first
      rest = rest.dropFirst()
    } else {
      marker = nil
    }
    let split = rest.firstIndex { $0 < 0x30 } ?? rest.endIndex
    parameters = rest[..<split].split(
      separator: UInt8(ascii: ";"), omittingEmptySubsequences: false
    )
    .map {
      $0.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map(Self.number)
    }
    intermediates = Array(rest[split...])
    self.final = final
  }

  /// A parameter, or its default where it is missing or empty.
  func parameter(_ index: Int, _ subparameter: Int = 0, default standard: Int = 0) -> Int {
    guard parameters.indices.contains(index), parameters[index].indices.contains(subparameter)
    else { return standard }
    return parameters[index][subparameter] ?? standard
  }

  /// The parameters without their sub-parameters; 0 for an empty one.
  var numbers: [Int] { parameters.indices.map { parameter($0) } }

  var meaning: Meaning {
    if marker != nil || !intermediates.isEmpty {
      return (MouseReport(self)?.event ?? TerminalReply(self).map(Event.reply))
        .map(Meaning.event) ?? .nothing
    }
    if final == UInt8(ascii: "~"), parameter(0) == 200 { return .pasteBegins }
    return key.map { .event(.key($0)) } ?? .nothing
  }

  private var key: Key? {
    let isOther = final == UInt8(ascii: "~") && parameter(0) == 27
    // kitty says press, repeat or release behind a colon.
    guard parameter(1, 1, default: 1) != 3,
      let modifiers = KeySequences.modifiers(parameter(1, default: 1))
    else { return nil }
    switch final {
    case UInt8(ascii: "~") where isOther: return KeyCodes.key(parameter(2), modifiers)
    case UInt8(ascii: "~"): return KeySequences.number(parameter(0), modifiers)
    case UInt8(ascii: "u"):
      let shifted = parameter(0, 1, default: -1)
      return KeyCodes.key(parameter(0), shifted: shifted < 0 ? nil : shifted, modifiers)
    case UInt8(ascii: "Z"): return Key(.tab, modifiers.union(.shift))
    default: return KeySequences.letter(final, modifiers)
    }
  }

  /// Decimal digits, held below ten million: no parameter of interest is larger.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    digits.isEmpty ? nil : digits.reduce(0) { min($0 * 10 + Int($1 & 0x0F), 9_999_999) }
  }
}
