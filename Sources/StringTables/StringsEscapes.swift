/// What a backslash means in an old-style property list (CoreFoundation, `CFOldStylePList.c`).
enum StringsEscapes {
  /// Appends a string with its escapes resolved, as UTF-8.
  static func append(_ text: TextRange, of bytes: [UInt8], to result: inout [UInt8]) {
    let end = Int(text.end)
    var offset = Int(text.start)
    var pendingHalf: UInt16?
    while offset < end {
      let byte = bytes[offset]
      let letter = offset + 1 < end ? bytes[offset + 1] : nil
      guard byte == UInt8(ascii: "\\"), let letter else {
        endHalf(&pendingHalf, in: &result)
        result.append(byte)
        offset += 1
        continue
      }
      if letter == UInt8(ascii: "U") {
        let (unit, length) = number(of: bytes, in: (offset + 2)..<min(offset + 6, end), radix: 16)
        append(unit, pendingHalf: &pendingHalf, to: &result)
        offset += 2 + length
        continue
      }
      endHalf(&pendingHalf, in: &result)
      if (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(letter) {
        let (code, length) = number(of: bytes, in: (offset + 1)..<min(offset + 4, end), radix: 8)
        append(nextStep(UInt8(truncatingIfNeeded: code)), to: &result)
        offset += 1 + length
      } else {
        // Unknown escapes lose their backslash, `\u` among them.
        result.append(control(letter) ?? letter)
        offset += 2
      }
    }
    endHalf(&pendingHalf, in: &result)
  }

  /// The digits at the start of a range as a number, and how many they are.
  private static func number(
    of bytes: [UInt8], in range: Range<Int>, radix: UInt16
  ) -> (value: UInt16, length: Int) {
    var value: UInt16 = 0
    var length = 0
    for offset in range {
      guard let digit = bytes[offset].hexadecimalValue, digit < radix else { break }
      value = value &* radix &+ digit
      length += 1
    }
    return (value, length)
  }

  private static func control(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "a"): 0x07
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "v"): 0x0B
    default: nil
    }
  }

  // MARK: - UTF-16 halves

  /// `\U` names a unit of UTF-16: two halves make one scalar, a lone one is U+FFFD.
  private static func append(
    _ unit: UInt16, pendingHalf: inout UInt16?, to result: inout [UInt8]
  ) {
    if let high = pendingHalf, UTF16.isTrailSurrogate(unit) {
      pendingHalf = nil
      let value = 0x10000 + (UInt32(high) - 0xD800) << 10 + (UInt32(unit) - 0xDC00)
      append(Unicode.Scalar(value) ?? "\u{FFFD}", to: &result)
      return
    }
    endHalf(&pendingHalf, in: &result)
    if UTF16.isLeadSurrogate(unit) {
      pendingHalf = unit
    } else {
      append(Unicode.Scalar(unit) ?? "\u{FFFD}", to: &result)
    }
  }

  private static func endHalf(_ half: inout UInt16?, in result: inout [UInt8]) {
    guard half != nil else { return }
    half = nil
    append("\u{FFFD}", to: &result)
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout [UInt8]) {
    result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }

  // MARK: - NeXTSTEP

  private static func nextStep(_ code: UInt8) -> Unicode.Scalar {
    code < 0x80 ? Unicode.Scalar(code) : nextStepUpperHalf[Int(code) - 0x80]
  }

  /// The NeXTSTEP character set from 80 to FF (hexadecimal), in which octal escapes count.
  private static let nextStepUpperHalf: [Unicode.Scalar] = Array(
    """
    \u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷\
    ©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿\
    ¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêë\
    ìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ\u{FFFD}\u{FFFD}
    """.unicodeScalars)
}
