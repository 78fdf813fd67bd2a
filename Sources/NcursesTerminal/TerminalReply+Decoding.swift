import TerminalCells

extension TerminalReply {
  /// DECRPM, `CSI ? mode ; setting $ y` (without `?` for a mode of ECMA-48), DA1, `CSI ? … c`, and
  /// DA2, `CSI > … c`; nil for any other sequence.
  init?(_ sequence: ControlSequence) {
    let isReport = sequence.final == UInt8(ascii: "y") && sequence.intermediates == [0x24]
    let isAttributes = sequence.final == UInt8(ascii: "c") && sequence.intermediates.isEmpty
    let (mode, setting) = (sequence.parameter(0), sequence.parameter(1))
    switch sequence.marker {
    case nil where isReport: self = .standardMode(mode, setting: setting)
    case UInt8(ascii: "?") where isReport: self = .mode(mode, setting: setting)
    case UInt8(ascii: "?") where isAttributes: self = .deviceAttributes(sequence.numbers)
    case UInt8(ascii: ">") where isAttributes: self = .secondaryAttributes(sequence.numbers)
    default: return nil
    }
  }

  /// XTVERSION, `DCS > | text ST`; nil for any other string.
  init?(deviceControl body: ArraySlice<UInt8>) {
    guard body.starts(with: Array(">|".utf8)) else { return nil }
    let text = String(decoding: body.dropFirst(2), as: UTF8.self)
    self = .version(String(text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }))
  }

  /// The background colour, `OSC 11 ; rgb:r/g/b ST`; nil for any other command.
  init?(command body: ArraySlice<UInt8>) {
    let text = String(decoding: body, as: UTF8.self)
    let prefixes = ["11;rgb:", "11;rgba:"]
    guard let prefix = prefixes.first(where: text.hasPrefix) else { return nil }
    let parts = text.dropFirst(prefix.count).split(
      separator: "/", omittingEmptySubsequences: false
    ).compactMap(Self.channel)
    guard parts.count == (prefix == prefixes[0] ? 3 : 4) else { return nil }
    self = .background(red: parts[0], green: parts[1], blue: parts[2])
  }

  /// One to four hexadecimal digits, of which `f…f` is full strength (XParseColor).
  private static func channel(_ digits: Substring) -> Int? {
    guard (1...4).contains(digits.count), digits.allSatisfy(\.isHexDigit) else { return nil }
    return Int(digits, radix: 16).map { $0 * 65535 / ((1 << (4 * digits.utf8.count)) - 1) }
  }
}
