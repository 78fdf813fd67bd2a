extension XMLScan {
  mutating func scanEndTag() throws(XMLError) {
    let start = offset
    let name = nameRange(at: offset + 2)
    guard !name.isEmpty else { throw XMLError(.strayLessThan, at: start) }
    offset = name.upperBound
    skipBlanks()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: ">") else {
      throw XMLError(.unfinishedTag(name: "/" + text(name)), at: start)
    }
    offset += 1
    guard let last = open.popLast() else {
      throw XMLError(.strayEndTag(name: text(name)), at: start)
    }
    guard bytes[last.name].elementsEqual(bytes[name]) else {
      let opened = lines.position(at: last.offset)
      throw XMLError(
        .mismatchedTag(found: text(name), expected: text(last.name), openedAt: opened), at: start)
    }
    endTag()
  }

  mutating func scanStartTag() throws(XMLError) {
    let start = offset
    let name = nameRange(at: offset + 1)
    guard !name.isEmpty else { throw XMLError(.strayLessThan, at: start) }
    guard !open.isEmpty || tags.isEmpty else {
      throw XMLError(.secondRoot(name: text(name)), at: start)
    }
    guard open.count < Self.maximumDepth else {
      throw XMLError(.tooDeep(limit: Self.maximumDepth), at: start)
    }
    try count()
    var tag = StartTag(offset: start)
    var places: [ArraySlice<UInt8>: Int] = [:]
    offset = name.upperBound
    while try scanAttribute(of: name, at: start, into: &tag, places: &places) {}
    tags.append(tag)
    let isEmpty = bytes[offset] == UInt8(ascii: "/")
    offset += isEmpty ? 2 : 1
    endTag()
    if isEmpty { endTag() } else { open.append((name, start)) }
  }

  /// Passes one attribute; false when the end of the tag stands there instead.
  private mutating func scanAttribute(
    of tag: Range<Int>, at start: Int, into startTag: inout StartTag,
    places: inout [ArraySlice<UInt8>: Int]
  ) throws(XMLError) -> Bool {
    let end = offset
    skipBlanks()
    guard offset < bytes.count, bytes[offset] != UInt8(ascii: "<") else {
      throw XMLError(.unfinishedTag(name: text(tag)), at: start)
    }
    if bytes[offset] == UInt8(ascii: ">") { return false }
    if bytes[offset] == UInt8(ascii: "/"), bytes.dropFirst(offset + 1).first == UInt8(ascii: ">") {
      return false
    }
    let name = nameRange(at: offset)
    guard !name.isEmpty else {
      throw XMLError(.unexpectedInTag(scalar(at: offset), tag: text(tag)), at: offset)
    }
    guard end < offset else {
      throw XMLError(.attributeWithoutBlank(name: text(name)), at: offset)
    }
    try count()
    guard startTag.attributes.count < Self.maximumAttributes else {
      throw XMLError(.tooManyAttributes(limit: Self.maximumAttributes), at: start)
    }
    offset = name.upperBound
    try scanValue(of: name)
    if let first = places.updateValue(name.lowerBound, forKey: bytes[name]) {
      throw XMLError(
        .duplicateAttribute(name: text(name), firstAt: lines.position(at: first)),
        at: name.lowerBound)
    }
    startTag.attributes.append(name)
    return true
  }

  private mutating func scanValue(of name: Range<Int>) throws(XMLError) {
    skipBlanks()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "=") else {
      throw XMLError(.attributeWithoutValue(name: text(name)), at: name.lowerBound)
    }
    offset += 1
    skipBlanks()
    guard offset < bytes.count,
      bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'")
    else { throw XMLError(.attributeWithoutQuotes(name: text(name)), at: name.lowerBound) }
    let quote = bytes[offset]
    offset += 1
    while offset < bytes.count, bytes[offset] != quote {
      if bytes[offset] == UInt8(ascii: "<") {
        throw XMLError(.lessThanInAttribute(name: text(name)), at: offset)
      }
      offset += 1
    }
    guard offset < bytes.count else {
      throw XMLError(.unfinished("attribute “\(text(name))”"), at: name.lowerBound)
    }
    offset += 1
  }

  private mutating func skipBlanks() {
    while offset < bytes.count, Self.isBlank(bytes[offset]) { offset += 1 }
  }

  /// Bounds the memory of the tree, which is many times that of the shortest tags.
  private mutating func count() throws(XMLError) {
    pieces += 1
    guard pieces <= Self.maximumPieces else { throw XMLError(.tooLarge, at: nil) }
  }

  /// The name that starts at an offset; empty if none does.
  ///
  /// Which scalars above ASCII may stand in a name is the parser's to judge.
  func nameRange(at start: Int) -> Range<Int> {
    guard start < bytes.count, Self.startsName(bytes[start]) else { return start..<start }
    var end = start + 1
    while end < bytes.count, Self.continuesName(bytes[end]) { end += 1 }
    return start..<end
  }

  func scalar(at offset: Int) -> Unicode.Scalar {
    String(decoding: bytes[offset...].prefix(4), as: UTF8.self).unicodeScalars.first ?? "\u{FFFD}"
  }

  private static func startsName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }

  private static func continuesName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: startsName(byte)
    }
  }
}
