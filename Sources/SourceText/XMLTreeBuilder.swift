import Foundation
import FoundationXML

/// Joins what Foundation's parser reads with the places that the scan found.
final class XMLTreeBuilder: NSObject, XMLParserDelegate {
  private let scan: XMLScan
  private let shown: [UInt8]
  private var nextTag = 0
  private var events = 0
  private var text = ""
  private var open: [XMLTree.Element] = []
  private var root: XMLTree.Element?
  private var error: XMLError?

  init(_ scan: XMLScan) {
    self.scan = scan
    shown = Self.shownToParser(scan)
  }

  func build() throws(XMLError) -> XMLTree {
    let parser = XMLParser(data: Data(shown))
    parser.delegate = self
    // The answer of parse() is true after some errors; parserError is nil after others.
    _ = parser.parse()
    if let error { throw error }
    if let code = (parser.parserError as NSError?)?.code, !XMLScan.isWarning(code: code) {
      throw XMLError(.other(code: code), at: nil)
    }
    guard let root, nextTag == scan.tags.count else { throw XMLError(.other(code: 0), at: nil) }
    let comments = scan.comments.map { range in
      XMLTree.Comment(
        scan.text(range.lowerBound + 4..<range.upperBound - 3), position: place(range.lowerBound))
    }
    return XMLTree(root: root, comments: comments)
  }

  /// The file without what the scan passed over, and with LF for a single CR.
  ///
  /// The parser crashes on `<?xml?>` and on each instruction without data, takes a declared encoding
  /// for the true one, and does not count a CR as a line.
  private static func shownToParser(_ scan: XMLScan) -> [UInt8] {
    var shown: [UInt8] = []
    shown.reserveCapacity(scan.bytes.count)
    var end = 0
    for range in scan.passedOver {
      shown += scan.bytes[end..<range.lowerBound]
      end = range.upperBound
    }
    shown += scan.bytes[end...]
    for offset in shown.indices where shown[offset] == 0x0D {
      if offset + 1 == shown.count || shown[offset + 1] != 0x0A { shown[offset] = 0x0A }
    }
    return shown
  }

  /// The byte of the file at a place that the parser names.
  private func offset(ofShown place: SourcePosition) -> Int {
    var offset = LineIndex(utf8: shown).offset(of: place)
    for range in scan.passedOver where range.lowerBound <= offset { offset += range.count }
    return offset
  }

  private func place(_ offset: Int) -> SourcePosition { scan.lines.position(at: offset) }

  private func endText() {
    defer { events += 1 }
    guard !text.isEmpty, !open.isEmpty, events > 0 else { return }
    let node = XMLTree.Text(text, position: place(scan.textStarts[events - 1]))
    open[open.count - 1].content.append(.text(node))
    text = ""
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    endText()
    guard nextTag < scan.tags.count else { return parser.abortParsing() }
    let tag = scan.tags[nextTag]
    nextTag += 1
    let ordered = tag.attributes.map { range in
      let name = scan.text(range)
      return XMLTree.Attribute(
        name: name, value: attributes[name] ?? "", position: place(range.lowerBound))
    }
    open.append(XMLTree.Element(name: name, attributes: ordered, position: place(tag.offset)))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    endText()
    guard let element = open.popLast() else { return parser.abortParsing() }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].content.append(.element(element))
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    text += string
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    text += String(decoding: block, as: UTF8.self)
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    guard error == nil, !XMLScan.isWarning(code: (parseError as NSError).code) else { return }
    let place = SourcePosition(line: parser.lineNumber, column: parser.columnNumber)
    error = scan.error(code: (parseError as NSError).code, at: offset(ofShown: place))
    parser.abortParsing()
  }
}
