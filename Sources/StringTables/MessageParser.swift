/// Finds the placeholders of a format string.
struct MessageParser {
  private let bytes: [UInt8]
  private let argument: String?
  private(set) var parts: [Message.Part] = []
  private(set) var faults: [MessageFault] = []
  /// Where the text since the last placeholder starts.
  private var text: [UInt8] = []

  init(_ format: String, argument: String?) {
    bytes = Array(format.utf8)
    self.argument = argument
  }

  mutating func parse() {
    var offset = 0
    while let percent = bytes[offset...].firstIndex(of: UInt8(ascii: "%")) {
      text += bytes[offset..<percent]
      offset = takePercent(at: percent)
    }
    text += bytes[offset...]
    endText()
  }

  private mutating func endText() {
    guard !text.isEmpty else { return }
    parts.append(.text(String(decoding: text, as: UTF8.self)))
    text.removeAll()
  }

  /// Takes what a percent sign starts; answers where the message goes on.
  private mutating func takePercent(at percent: Int) -> Int {
    if byte(percent + 1) == UInt8(ascii: "%") {
      text.append(UInt8(ascii: "%"))
      return percent + 2
    }
    if let argument, stands("arg", at: percent + 1) {
      return takeArgument(argument, at: percent)
    }
    var scan = PlaceholderScan(bytes, at: percent + 1)
    switch scan.take() {
    case .placeholder(var placeholder):
      placeholder.written = written(percent..<scan.offset)
      endText()
      parts.append(.placeholder(placeholder))
    case .variable(let name, let reference):
      endText()
      let written = written(percent..<scan.offset)
      parts.append(.variable(.init(name: name, reference: reference, written: written)))
    case .malformedVariable:
      faults.append(.malformedVariable(written(percent..<scan.offset)))
      text += bytes[percent..<scan.offset]
    case .prose:
      faults.append(.strayPercent(written(percent..<min(scan.offset + 1, bytes.count))))
      text.append(UInt8(ascii: "%"))
      return percent + 1
    }
    return scan.offset
  }

  private mutating func takeArgument(_ specifier: String, at percent: Int) -> Int {
    let end = percent + 4
    guard var placeholder = Placeholder(specifier: specifier) else {
      faults.append(.strayPercent("%arg"))
      text += bytes[percent..<end]
      return end
    }
    placeholder.reference = .ofVariable
    placeholder.written = "%arg"
    endText()
    parts.append(.placeholder(placeholder))
    return end
  }

  private func byte(_ offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func stands(_ word: String, at offset: Int) -> Bool {
    bytes[min(offset, bytes.count)...].starts(with: word.utf8)
  }

  private func written(_ range: Range<Int>) -> String {
    String(decoding: bytes[range].prefix(40), as: UTF8.self)
  }
}

extension Placeholder {
  /// Reads a specifier that may lack its percent sign, as tables name types: `d`, `lld`, `%.1f`.
  init?(specifier: String) {
    let written = specifier.hasPrefix("%") ? specifier : "%" + specifier
    var scan = PlaceholderScan(Array(written.utf8), at: 1)
    guard case .placeholder(let placeholder) = scan.take() else { return nil }
    self = placeholder
    self.written = written
  }
}

/// Reads what stands behind one percent sign.
private struct PlaceholderScan {
  enum Outcome {
    case placeholder(Placeholder)
    case variable(String, Placeholder.Reference)
    /// `%#` with no name between two `@` behind it.
    case malformedVariable
    case prose
  }

  private let bytes: [UInt8]
  private(set) var offset: Int

  init(_ bytes: [UInt8], at offset: Int) {
    self.bytes = bytes
    self.offset = offset
  }

  mutating func take() -> Outcome {
    var placeholder = Placeholder(reference: .next, conversion: .object, written: "")
    var width = takeNumber()
    if let number = width, number > 0, takeByte("$") {
      placeholder.reference = .number(number)
      width = nil
    }
    var isVariable = false
    // After a width no flag can stand but the `#` of a variable: `%1#@name@`.
    while let flag = next {
      switch flag {
      case UInt8(ascii: "-") where width == nil: placeholder.isPaddedAfter = true
      case UInt8(ascii: "0") where width == nil: placeholder.isPaddedWithZeros = true
      case UInt8(ascii: "+") where width == nil: placeholder.showsPlus = true
      case UInt8(ascii: "'") where width == nil: break
      case UInt8(ascii: "#"): isVariable = true
      default: return takeRest(of: placeholder, width: width, isVariable: isVariable)
      }
      offset += 1
    }
    return .prose
  }

  private mutating func takeRest(
    of start: Placeholder, width: Int?, isVariable: Bool
  ) -> Outcome {
    var placeholder = start
    if isVariable, next == UInt8(ascii: "@") || next == UInt8(ascii: " ") {
      return takeVariable(placeholder.reference)
    }
    let width = width ?? takeNumber()
    // `50%-ig`: a minus without a width asks for nothing, so it is a hyphen.
    if placeholder.isPaddedAfter, width == nil { return .prose }
    placeholder.width = min(width ?? 0, Placeholder.maximumWidth)
    if takeByte(".") {
      let precision = takeNumber(startsWithZero: true) ?? 0
      placeholder.precision = min(precision, Placeholder.maximumPrecision)
    }
    while let letter = next, "hlqLztj".utf8.contains(letter) { offset += 1 }
    guard let letter = next, let conversion = Placeholder.Conversion(letter) else { return .prose }
    offset += 1
    placeholder.conversion = conversion
    return .placeholder(placeholder)
  }

  private mutating func takeVariable(_ reference: Placeholder.Reference) -> Outcome {
    guard takeByte("@") else { return takeMalformedVariable() }
    let start = offset
    while let byte = next, byte != UInt8(ascii: "@") { offset += 1 }
    guard next != nil, offset > start else {
      offset = start
      return .malformedVariable
    }
    offset += 1
    return .variable(String(decoding: bytes[start..<(offset - 1)], as: UTF8.self), reference)
  }

  /// Passes `%# @name @` up to its second `@`.
  private mutating func takeMalformedVariable() -> Outcome {
    while takeByte(" ") {}
    guard takeByte("@") else { return .prose }
    if let end = bytes[offset...].prefix(60).firstIndex(of: UInt8(ascii: "@")) { offset = end + 1 }
    return .malformedVariable
  }

  // MARK: - Bytes

  private var next: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func takeByte(_ scalar: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: scalar) else { return false }
    offset += 1
    return true
  }

  /// A number; a large one stops growing.
  ///
  /// Where a flag may stand, a 0 is one.
  private mutating func takeNumber(startsWithZero: Bool = false) -> Int? {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let first = next, digits.contains(first), startsWithZero || first != UInt8(ascii: "0")
    else { return nil }
    var number = 0
    while let digit = next, digits.contains(digit) {
      number = min(number * 10 + Int(digit - UInt8(ascii: "0")), 1_000_000)
      offset += 1
    }
    return number
  }
}
