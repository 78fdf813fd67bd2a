package import Foundation

/// A text file as a reader takes it: always valid UTF-8, whatever was on the disk.
package struct SourceFile: Sendable {
  /// How a file's bytes stood for its text.
  package enum Encoding: String, Hashable, Sendable {
    case utf8 = "UTF-8"
    case utf16LittleEndian = "UTF-16LE"
    case utf16BigEndian = "UTF-16BE"
  }

  /// The file as issues name it.
  package let path: String
  /// The text as UTF-8, without byte order mark; U+FFFD stands for what could not be decoded.
  package let bytes: [UInt8]
  package let encoding: Encoding
  /// Where in `bytes` a U+FFFD stands that the file does not have.
  package let invalidOffsets: [Int]

  /// Decodes a file by its byte order mark, or by where a NUL stands among its first two bytes.
  package init(path: String, data: Data) {
    self.path = path
    let raw = [UInt8](data)
    let (encoding, start) = Self.encoding(of: raw)
    self.encoding = encoding
    switch encoding {
    case .utf8:
      let body = start == 0 ? raw : Array(raw[start...])
      if Self.isValidUTF8(body) {
        (bytes, invalidOffsets) = (body, [])
      } else {
        (bytes, invalidOffsets) = Self.decoded(body, as: UTF8.self)
      }
    case .utf16LittleEndian, .utf16BigEndian:
      let (low, high) = encoding == .utf16LittleEndian ? (0, 1) : (1, 0)
      var units = stride(from: start, to: raw.count - 1, by: 2).map {
        UInt16(raw[$0 + low]) | UInt16(raw[$0 + high]) << 8
      }
      // A lone surrogate: half a unit at the end decodes to nothing either.
      if (raw.count - start) % 2 == 1 { units.append(0xD800) }
      (bytes, invalidOffsets) = Self.decoded(units, as: UTF16.self)
    }
  }

  private init(path: String, bytes: [UInt8], encoding: Encoding, invalidOffsets: [Int]) {
    self.path = path
    self.bytes = bytes
    self.encoding = encoding
    self.invalidOffsets = invalidOffsets
  }

  /// The file with a space in place of each scalar of a range.
  ///
  /// Lines stay lines, so that all else keeps its line and column.
  package func blanking(_ range: Range<Int>) -> SourceFile {
    let blank = bytes[range].compactMap { byte -> UInt8? in
      if byte == 0x0A || byte == 0x0D { return byte }
      return byte & 0xC0 == 0x80 ? nil : 0x20
    }
    let shift = blank.count - range.count
    return SourceFile(
      path: path, bytes: bytes[..<range.lowerBound] + blank + bytes[range.upperBound...],
      encoding: encoding,
      invalidOffsets: invalidOffsets.compactMap { offset in
        if range.contains(offset) { return nil }
        return offset < range.lowerBound ? offset : offset + shift
      })
  }

  /// The file with more text at its end.
  package func appending(_ text: String) -> SourceFile {
    SourceFile(
      path: path, bytes: bytes + Array(text.utf8), encoding: encoding,
      invalidOffsets: invalidOffsets)
  }

  private static func encoding(of raw: [UInt8]) -> (Encoding, start: Int) {
    if raw.starts(with: [0xEF, 0xBB, 0xBF]) { return (.utf8, 3) }
    guard raw.count >= 2 else { return (.utf8, 0) }
    switch (raw[0], raw[1]) {
    case (0xFF, 0xFE): return (.utf16LittleEndian, 2)
    case (0xFE, 0xFF): return (.utf16BigEndian, 2)
    // Tables start with an ASCII character, so a NUL beside it tells the order of the bytes.
    case (0, 1...): return (.utf16BigEndian, 0)
    case (1..., 0): return (.utf16LittleEndian, 0)
    default: return (.utf8, 0)
    }
  }

  private static func isValidUTF8(_ bytes: [UInt8]) -> Bool {
    (try? UTF8Span(validating: bytes.span)) != nil
  }

  private static func decoded<Form: Unicode.Encoding>(
    _ units: [Form.CodeUnit], as form: Form.Type
  ) -> (bytes: [UInt8], invalidOffsets: [Int]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(units.count * MemoryLayout<Form.CodeUnit>.size)
    var invalidOffsets: [Int] = []
    var iterator = units.makeIterator()
    var parser = Form.ForwardParser()
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        bytes.append(
          contentsOf: UTF8.encode(Form.decode(encoded)) ?? UTF8.encodedReplacementCharacter)
      case .error:
        invalidOffsets.append(bytes.count)
        bytes.append(contentsOf: UTF8.encodedReplacementCharacter)
      case .emptyInput:
        return (bytes, invalidOffsets)
      }
    }
  }
}
