/// Reads a JSON text into a flat list of its values.
struct JSONReader {
  static let maximumDepth = 200
  static let maximumSize = 256 << 20
  /// Further ones help nobody.
  static let maximumFaults = 1_000

  private let bytes: [UInt8]
  private var offset = 0
  private(set) var nodes: [JSONDocument.Node] = []
  private(set) var faults: [(fault: JSONFault, offset: Int)] = []
  /// The key nodes that stand twice in one object.
  private(set) var duplicates: [(former: Int, later: Int)] = []
  private var twins = TwinKeys()

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // A catalogue has a value in every 20 bytes.
    nodes.reserveCapacity(min(bytes.count, Self.maximumSize) / 20)
  }

  /// A fault that ends the reading.
  private struct Stop: Error {
    let fault: JSONFault
    let offset: Int
  }

  mutating func read() {
    guard bytes.count <= Self.maximumSize else { return faults.append((.tooLarge, 0)) }
    do throws(Stop) {
      skipSpace()
      try takeValue(depth: 0)
      skipSpace()
      if offset < bytes.count { throw unexpected(.end) }
    } catch {
      faults.append((error.fault, error.offset))
    }
  }

  private mutating func takeValue(depth: Int) throws(Stop) {
    guard offset < bytes.count else { throw unexpected(.value) }
    switch bytes[offset] {
    case UInt8(ascii: "{"): try takeObject(depth: depth + 1)
    case UInt8(ascii: "["): try takeArray(depth: depth + 1)
    case UInt8(ascii: "\""): try takeString()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try takeNumber()
    case UInt8(ascii: "t"): try takeWord("true", .boolean)
    case UInt8(ascii: "f"): try takeWord("false", .boolean)
    case UInt8(ascii: "n"): try takeWord("null", .null)
    default: throw unexpected(.value)
    }
  }

  private func unexpected(_ expected: JSONFault.Expected) -> Stop {
    guard offset < bytes.count else {
      return Stop(fault: .unexpected(found: nil, expected: expected), offset: offset)
    }
    return Stop(fault: .unexpected(found: scalar(at: offset), expected: expected), offset: offset)
  }

  private mutating func report(_ fault: JSONFault, at offset: Int) {
    if faults.count < Self.maximumFaults { faults.append((fault, offset)) }
  }
}

// MARK: - Objects and arrays

extension JSONReader {
  private mutating func open(_ kind: JSONValue.Kind, depth: Int) throws(Stop) -> Int {
    guard depth <= Self.maximumDepth else {
      throw Stop(fault: .tooDeep(limit: Self.maximumDepth), offset: offset)
    }
    nodes.append(node(kind, from: offset))
    offset += 1
    skipSpace()
    return nodes.count - 1
  }

  private mutating func close(_ number: Int) {
    nodes[number].end = UInt32(truncatingIfNeeded: offset)
    nodes[number].next = UInt32(truncatingIfNeeded: nodes.count)
  }

  private mutating func takeObject(depth: Int) throws(Stop) {
    let number = try open(.object, depth: depth)
    // Also after a fault, so that what was read can be used.
    defer { close(number) }
    if takeByte("}") { return }
    while true {
      let key = nodes.count
      do throws(Stop) {
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") else {
          throw unexpected(.key)
        }
        try takeString()
        skipSpace()
        guard takeByte(":") else { throw unexpected(.colon) }
        skipSpace()
        try takeValue(depth: depth)
      } catch {
        if nodes.count <= key + 1 { nodes.removeSubrange(key...) }
        throw error
      }
      skipSpace()
      if takeByte("}") { break }
      guard takeByte(",") else { throw unexpected(.commaOrBrace) }
      skipSpace()
    }
    close(number)
    let room = Self.maximumFaults - duplicates.count
    duplicates += twins.find(in: number, nodes: nodes, bytes: bytes).prefix(max(0, room))
  }

  private mutating func takeArray(depth: Int) throws(Stop) {
    let number = try open(.array, depth: depth)
    defer { close(number) }
    if takeByte("]") { return }
    while true {
      try takeValue(depth: depth)
      skipSpace()
      if takeByte("]") { return }
      guard takeByte(",") else { throw unexpected(.commaOrBracket) }
      skipSpace()
    }
  }
}

// MARK: - Simple values

extension JSONReader {
  private mutating func takeString() throws(Stop) {
    let start = offset
    var node = node(.string, from: start)
    offset += 1
    while takePlain() {
      if bytes[offset] == UInt8(ascii: "\"") {
        offset += 1
        node.end = UInt32(truncatingIfNeeded: offset)
        nodes.append(node)
        return
      }
      node.isEscaped = true
      checkEscape()
      // A backslash may be the file's last byte.
      offset = min(offset + 2, bytes.count)
    }
    throw Stop(fault: .unclosedString, offset: start)
  }

  /// Passes the text up to the next quote or backslash; false at the end of the file.
  private mutating func takePlain() -> Bool {
    guard offset < bytes.count else { return false }
    let end = bytes.span.firstOffset(
      of: UInt8(ascii: "\""), or: UInt8(ascii: "\\"), in: offset..<bytes.count)
    while true {
      offset = bytes.span.firstOffset(below: 0x20, in: offset..<end)
      guard offset < end else { return end < bytes.count }
      report(.controlCharacter(scalar(at: offset)), at: offset)
      offset += 1
    }
  }

  private mutating func checkEscape() {
    guard offset + 1 < bytes.count else { return }
    let letter = bytes[offset + 1]
    if letter == UInt8(ascii: "u"), JSONEscapes.unit(in: bytes.span, at: offset + 2) != nil {
      return
    }
    if JSONEscapes.control(letter) == nil {
      report(.invalidEscape(scalar(at: offset + 1)), at: offset)
    }
  }

  private mutating func takeNumber() throws(Stop) {
    let start = offset
    while offset < bytes.count, isNumeric(bytes[offset]) { offset += 1 }
    guard Double(String(decoding: bytes[start..<offset].prefix(400), as: UTF8.self)) != nil else {
      offset = start
      throw unexpected(.value)
    }
    nodes.append(node(.number, from: start))
  }

  private func isNumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  private mutating func takeWord(_ word: String, _ kind: JSONValue.Kind) throws(Stop) {
    guard bytes[offset...].starts(with: word.utf8) else { throw unexpected(.value) }
    let start = offset
    offset += word.utf8.count
    nodes.append(node(kind, from: start))
  }

  private func node(_ kind: JSONValue.Kind, from start: Int) -> JSONDocument.Node {
    JSONDocument.Node(
      kind: kind, start: UInt32(truncatingIfNeeded: start),
      end: UInt32(truncatingIfNeeded: offset), next: UInt32(truncatingIfNeeded: nodes.count + 1))
  }

  private mutating func takeByte(_ scalar: Unicode.Scalar) -> Bool {
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: scalar) else { return false }
    offset += 1
    return true
  }

  private mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      default: return
      }
    }
  }

  private func scalar(at offset: Int) -> Unicode.Scalar {
    String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
      .unicodeScalars.first ?? "\u{FFFD}"
  }
}
