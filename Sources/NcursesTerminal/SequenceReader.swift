import TerminalCells

/// Reads what stands at the beginning of some bytes: a key, a sequence, a string.
struct SequenceReader {
  /// Bytes that a sequence may have; the longest known, a version's name, has far fewer.
  static let limit = 512

  /// The sequences that end in different ways.
  enum Kind: Sendable {
    /// Ends with its final byte.
    case control
    /// Ends with ST, or BEL.
    case string
  }

  /// What was found, with the bytes that it takes.
  enum Reading {
    /// An event, or nil for what is dropped.
    case event(Event?, length: Int)
    case pasteBegins(length: Int)
    /// A sequence beyond the limit; what follows of it is to be dropped too.
    case tooLong(Kind, length: Int)
    /// The bytes so far decide nothing.
    case incomplete(InputDecoder.Pending)
  }

  let keys: KeyTable
  /// Whether nothing more comes: then no reading is incomplete.
  let isFinal: Bool

  /// Reads from the first byte; there must be one.
  func read(_ bytes: ArraySlice<UInt8>) -> Reading {
    let first = bytes[bytes.startIndex]
    if (0x20..<0x7F).contains(first) {
      return key(Key(.character(Character(Unicode.Scalar(first)))), 1)
    }
    if first >= 0x80 { return scalar(bytes, at: 0, []) }
    let (found, length, canGrow) = keys.match(bytes)
    if canGrow, !isFinal {
      return .incomplete(found != nil || bytes.count <= 2 ? .escape : .sequence)
    }
    if let found { return key(found, length) }
    return first == 0x1B ? escape(bytes) : key(KeySequences.control(first), 1)
  }

  /// A byte after ESC: the rest of a sequence, or a key with Alt.
  private func escape(_ bytes: ArraySlice<UInt8>) -> Reading {
    guard bytes.count > 1 else { return wait(.escape) ?? key(Key(.escape), 1) }
    let second = bytes[bytes.startIndex + 1]
    switch second {
    case 0x1B: return doubleEscape(bytes)
    case UInt8(ascii: "["): return controlSequence(bytes)
    case UInt8(ascii: "O"): return singleShift(bytes)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"),
      UInt8(ascii: "_"):
      return string(bytes)
    case 0x20..<0x7F: return altLetter(bytes)
    case 0x80...: return scalar(bytes, at: 1, .alt)
    default:
      let control = KeySequences.control(second)
      return key(Key(control.code, control.modifiers.union(.alt)), 2)
    }
  }

  /// ESC ESC: rxvt's Alt before a special key, or the key twice.
  private func doubleEscape(_ bytes: ArraySlice<UInt8>) -> Reading {
    guard bytes.count > 2 else { return wait(.escape) ?? key(Key(.escape), 1) }
    let third = bytes[bytes.startIndex + 2]
    guard third == UInt8(ascii: "[") || third == UInt8(ascii: "O") else {
      return key(Key(.escape), 1)
    }
    switch read(bytes.dropFirst()) {
    case .event(.key(let inner), let length) where length > 2:
      return key(Key(inner.code, inner.modifiers.union(.alt)), length + 1)
    case .incomplete(let pending): return .incomplete(pending)
    default: return key(Key(.escape), 1)
    }
  }

  private func altLetter(_ bytes: ArraySlice<UInt8>) -> Reading {
    let letter = Character(Unicode.Scalar(bytes[bytes.startIndex + 1]))
    return key(Key(.character(letter.lowercasedKey), .alt), 2)
  }

  /// CSI, or Alt-[ where no sequence follows.
  private func controlSequence(_ bytes: ArraySlice<UInt8>) -> Reading {
    guard bytes.count > 2 else { return wait(.escape) ?? altLetter(bytes) }
    let body = bytes.startIndex + 2
    guard (0x20..<0x7F).contains(bytes[body]) else { return altLetter(bytes) }
    switch bytes[body] {
    case UInt8(ascii: "M"): return legacyMouse(bytes)
    case UInt8(ascii: "["): return consoleFunction(bytes)
    default: break
    }
    guard let end = bytes[body...].prefix(Self.limit).firstIndex(where: { !Self.isInner($0) })
    else {
      if bytes.count >= Self.limit + 2 { return .tooLong(.control, length: Self.limit + 2) }
      return wait(.sequence) ?? .event(nil, length: bytes.count)
    }
    let length = end - bytes.startIndex
    guard Self.isFinal(bytes[end]) else { return .event(nil, length: length) }
    switch ControlSequence(bytes[body..<end], final: bytes[end]).meaning {
    case .event(let event): return .event(event, length: length + 1)
    case .pasteBegins: return .pasteBegins(length: length + 1)
    case .nothing: return .event(nil, length: length + 1)
    }
  }

  /// `CSI M` and three bytes, from terminals that know no SGR reports.
  private func legacyMouse(_ bytes: ArraySlice<UInt8>) -> Reading {
    let report = bytes.dropFirst(3).prefix(3)
    if let stray = report.firstIndex(where: { $0 < 0x20 }) {
      return .event(nil, length: stray - bytes.startIndex)
    }
    guard report.count == 3 else { return wait(.sequence) ?? .event(nil, length: bytes.count) }
    return .event(MouseReport(legacy: report).event, length: 6)
  }

  /// `CSI [ A` to `CSI [ E`: F1 to F5 of the Linux console, beyond ECMA-48.
  private func consoleFunction(_ bytes: ArraySlice<UInt8>) -> Reading {
    guard bytes.count > 3 else { return wait(.sequence) ?? .event(nil, length: 3) }
    let letter = bytes[bytes.startIndex + 3]
    guard Self.isFinal(letter) else { return .event(nil, length: 3) }
    guard (UInt8(ascii: "A")...UInt8(ascii: "E")).contains(letter) else {
      return .event(nil, length: 4)
    }
    return key(Key(.function(Int(letter - UInt8(ascii: "A")) + 1)), 4)
  }

  /// SS3 with one byte, in older forms a modifier before it; Alt-O where none follows.
  private func singleShift(_ bytes: ArraySlice<UInt8>) -> Reading {
    guard bytes.count > 2 else { return wait(.escape) ?? altLetter(bytes) }
    var index = bytes.startIndex + 2
    var modifiers: Key.Modifiers = []
    if (UInt8(ascii: "1")...UInt8(ascii: "8")).contains(bytes[index]) {
      modifiers = KeySequences.modifiers(Int(bytes[index] & 0x0F)) ?? []
      index += 1
      guard index < bytes.endIndex else {
        return wait(.sequence) ?? .event(nil, length: bytes.count)
      }
    }
    let letter = bytes[index]
    guard Self.isFinal(letter) || letter == UInt8(ascii: " ") else {
      return index == bytes.startIndex + 2
        ? altLetter(bytes) : .event(nil, length: index - bytes.startIndex)
    }
    let found =
      KeySequences.letter(letter, modifiers) ?? KeySequences.keypad(letter, modifiers)
    return .event(found.map(Event.key), length: index - bytes.startIndex + 1)
  }

  /// OSC, DCS and the strings that no terminal sends unasked; an Alt-letter where nothing follows.
  private func string(_ bytes: ArraySlice<UInt8>) -> Reading {
    guard bytes.count > 2 else { return wait(.escape) ?? altLetter(bytes) }
    let body = bytes.dropFirst(2).prefix(Self.limit)
    guard let end = Self.end(of: .string, in: body) else {
      guard body.count == Self.limit else {
        return wait(.sequence) ?? .event(nil, length: bytes.count)
      }
      // An ESC there may begin the terminator: it is left for the next reading.
      return .tooLong(.string, length: body.last == 0x1B ? Self.limit + 1 : Self.limit + 2)
    }
    let content = bytes[body.startIndex..<end]
    let text = content.prefix { $0 >= 0x20 }
    var reply: TerminalReply?
    if text.count < content.count, [0x07, 0x1B].contains(content[text.endIndex]) {
      switch bytes[bytes.startIndex + 1] {
      case UInt8(ascii: "P"): reply = TerminalReply(deviceControl: text)
      case UInt8(ascii: "]"): reply = TerminalReply(command: text)
      default: break
      }
    }
    return .event(reply.map(Event.reply), length: end - bytes.startIndex)
  }

  /// A scalar in UTF-8; U+FFFD for each maximal part of an ill-formed one (Unicode, 3.9).
  private func scalar(
    _ bytes: ArraySlice<UInt8>, at offset: Int, _ modifiers: Key.Modifiers
  ) -> Reading {
    var rest = bytes.dropFirst(offset).makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    switch parser.parseScalar(from: &rest) {
    case .valid(let encoded):
      let scalar = Unicode.UTF8.decode(encoded)
      let length = offset + encoded.count
      guard scalar.value >= 0xA0 else { return .event(nil, length: length) }
      let character = Character(scalar)
      return key(
        Key(.character(modifiers.isEmpty ? character : character.lowercasedKey), modifiers), length)
    case .error(let length):
      let isCut =
        offset + length == bytes.count
        && (0xC2...0xF4).contains(bytes[bytes.startIndex + offset])
      if isCut, let incomplete = wait(.sequence) { return incomplete }
      return key(Key(.character("\u{FFFD}"), modifiers), offset + length)
    case .emptyInput:
      return .event(nil, length: offset)
    }
  }

  private func key(_ key: Key, _ length: Int) -> Reading {
    .event(.key(key), length: length)
  }

  private func wait(_ pending: InputDecoder.Pending) -> Reading? {
    isFinal ? nil : .incomplete(pending)
  }
}

extension SequenceReader {
  /// A parameter or an intermediate of a control sequence.
  private static func isInner(_ byte: UInt8) -> Bool { (0x20..<0x40).contains(byte) }

  private static func isFinal(_ byte: UInt8) -> Bool { (0x40..<0x7F).contains(byte) }

  /// The index behind a sequence that goes on in the bytes; nil when it does not end there.
  ///
  /// What cannot belong to it ends it too, and stays for the next reading.
  static func end(of kind: Kind, in bytes: ArraySlice<UInt8>) -> Int? {
    switch kind {
    case .control:
      guard let end = bytes.firstIndex(where: { !isInner($0) }) else { return nil }
      return isFinal(bytes[end]) ? end + 1 : end
    case .string:
      // CAN and SUB cancel a string (ECMA-48, 8.3.148).
      guard let end = bytes.firstIndex(where: { [0x07, 0x18, 0x1A, 0x1B].contains($0) })
      else { return nil }
      guard bytes[end] == 0x1B else { return end + 1 }
      guard end + 1 < bytes.endIndex else { return nil }
      return bytes[end + 1] == UInt8(ascii: "\\") ? end + 2 : end
    }
  }
}
