/// What a backslash means in JSON (RFC 8259, 7).
enum JSONEscapes {
  /// The text between two quotes with its escapes resolved; half of a pair becomes U+FFFD.
  static func decoded(_ text: Span<UInt8>) -> String {
    var units: [UInt16] = []
    var result = ""
    var offset = 0
    while offset < text.count {
      let plainEnd = text.firstOffset(
        of: UInt8(ascii: "\\"), or: UInt8(ascii: "\\"), in: offset..<text.count)
      if plainEnd > offset {
        append(&units, to: &result)
        result += text.extracting(offset..<plainEnd).withUnsafeBufferPointer {
          String(decoding: $0, as: UTF8.self)
        }
      }
      offset = plainEnd + 1
      guard offset < text.count else { break }
      if text[offset] == UInt8(ascii: "u"), let unit = unit(in: text, at: offset + 1) {
        units.append(unit)
        offset += 5
      } else if let control = control(text[offset]) {
        units.append(UInt16(control))
        offset += 1
      }
      // What follows an unknown escape's backslash stands for itself.
    }
    append(&units, to: &result)
    return result
  }

  private static func append(_ units: inout [UInt16], to result: inout String) {
    result += String(decoding: units, as: UTF16.self)
    units.removeAll(keepingCapacity: true)
  }

  /// The unit of UTF-16 that four hexadecimal digits name.
  static func unit(in text: Span<UInt8>, at offset: Int) -> UInt16? {
    guard offset + 4 <= text.count else { return nil }
    var unit: UInt16 = 0
    for position in offset..<(offset + 4) {
      guard let digit = hexadecimalValue(text[position]) else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }

  /// The character of an escape of one letter; nil for one that does not exist.
  static func control(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  private static func hexadecimalValue(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
