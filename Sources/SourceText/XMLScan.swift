/// A walk over the markup of an XML file: where each tag, attribute, text and comment starts.
///
/// Foundation's parser knows only where a start tag ends, accepts `<a` and `<b></a>` as the whole of
/// a file, and ends the process on `<?xml?>`. So this finds the faults of structure first, with
/// their places, and the parser then judges what stands in between: references and scalars.
struct XMLScan {
  /// What is known of a start tag.
  struct StartTag {
    let offset: Int
    /// The names of the attributes, in their order.
    var attributes: [Range<Int>] = []
  }

  let bytes: [UInt8]
  let lines: LineIndex
  private let declaredEncodings: Set<String>
  private let allowsDoctype: Bool
  var offset = 0
  var tags: [StartTag] = []
  /// Where the text after each tag starts, in the order in which a parser reports start and end.
  var textStarts: [Int] = []
  /// The comments from `<` to `>`.
  var comments: [Range<Int>] = []
  /// Processing instructions, the XML declaration and the DOCTYPE, which the parser is not shown.
  var passedOver: [Range<Int>] = []
  var open: [(name: Range<Int>, offset: Int)] = []
  var pieces = 0
  private var sawText = true

  static let maximumDepth = 256
  /// The parser compares each attribute of a tag with each other: 400,000 took it 50 seconds.
  static let maximumAttributes = 256
  static let maximumPieces = 1_000_000

  init(_ file: SourceFile, lines: LineIndex, allowsDoctype: Bool) throws(XMLError) {
    bytes = file.bytes
    self.lines = lines
    declaredEncodings =
      file.encoding == .utf8 ? ["utf-8", "us-ascii"] : ["utf-16", "utf-16le", "utf-16be"]
    self.allowsDoctype = allowsDoctype
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "<") { try scanMarkup() } else { try scanText() }
    }
    if let last = open.last { throw XMLError(.unclosedTag(name: text(last.name)), at: last.offset) }
    guard !tags.isEmpty else { throw XMLError(.noRoot, at: nil) }
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Takes note of a tag whose last byte has just been passed.
  mutating func endTag() {
    textStarts.append(offset)
    sawText = false
  }

  private mutating func scanText() throws(XMLError) {
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") {
      if !Self.isBlank(bytes[offset]) { try noteText() }
      offset += 1
    }
  }

  private mutating func noteText() throws(XMLError) {
    guard !open.isEmpty else { throw XMLError(.textOutsideRoot, at: offset) }
    if !sawText { textStarts[textStarts.count - 1] = offset }
    sawText = true
  }

  private mutating func scanMarkup() throws(XMLError) {
    if stands("<!--") {
      comments.append(try skip(to: "-->", from: offset + 4, "comment"))
    } else if stands("<![CDATA[") {
      try noteText()
      _ = try skip(to: "]]>", from: offset + 9, "CDATA section")
    } else if stands("<!DOCTYPE") {
      try scanDoctype()
    } else if stands("<?") {
      try scanInstruction()
    } else if stands("</") {
      try scanEndTag()
    } else {
      try scanStartTag()
    }
  }

  private mutating func scanInstruction() throws(XMLError) {
    let start = offset
    let target = nameRange(at: offset + 2)
    guard !target.isEmpty else { throw XMLError(.strayLessThan, at: offset) }
    passedOver.append(try skip(to: "?>", from: target.upperBound, "processing instruction"))
    guard text(target).lowercased() == "xml" else { return }
    guard start == 0 else { throw XMLError(.misplacedDeclaration, at: start) }
    try checkEncoding(in: target.upperBound..<offset)
  }

  /// The parser is not shown the declaration, so what it says of the encoding is judged here.
  private func checkEncoding(in range: Range<Int>) throws(XMLError) {
    let parts = text(range).split(separator: "encoding", maxSplits: 1)
    guard parts.count == 2 else { return }
    let name = parts[1].drop { " \t\r\n=\"'".contains($0) }.prefix { !"\"'".contains($0) }
    guard !declaredEncodings.contains(name.lowercased()) else { return }
    throw XMLError(.unsupportedEncoding(String(name)), at: 0)
  }

  private mutating func scanDoctype() throws(XMLError) {
    let start = offset
    guard allowsDoctype, tags.isEmpty else { throw XMLError(.doctype, at: start) }
    var quote: UInt8?
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      switch byte {
      case quote: quote = nil
      case _ where quote != nil: continue
      case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
      case UInt8(ascii: "["): throw XMLError(.doctypeDeclarations, at: start)
      case UInt8(ascii: ">"):
        passedOver.append(start..<offset)
        return
      default: continue
      }
    }
    throw XMLError(.unfinished("DOCTYPE"), at: start)
  }

  /// Passes everything up to and including a mark, and answers the range from the start.
  private mutating func skip(
    to mark: StaticString, from first: Int, _ what: String
  ) throws(XMLError) -> Range<Int> {
    let start = offset
    offset = first
    while offset < bytes.count, !stands(mark) { offset += 1 }
    guard offset < bytes.count else { throw XMLError(.unfinished(what), at: start) }
    offset += mark.utf8CodeUnitCount
    return start..<offset
  }

  /// Whether an ASCII mark stands at the offset.
  private func stands(_ mark: StaticString) -> Bool {
    let length = mark.utf8CodeUnitCount
    guard offset + length <= bytes.count else { return false }
    return (0..<length).allSatisfy { bytes[offset + $0] == mark.utf8Start[$0] }
  }
}
