import Foundation
import FoundationXML

/// Joins what Foundation's parser reads with the places that the scan found.
final class XMLTreeBuilder: NSObject, XMLParserDelegate {
  private let scan: XMLScan
  private var nextTag = 0
  private var events = 0
  private var text = ""
  private var open: [XMLTree.Element] = []
  private var root: XMLTree.Element?
  private var error: XMLError?

  init(_ scan: XMLScan) {
    self.scan = scan
  }

  func build() throws(XMLError) -> XMLTree {
    let parser = XMLParser(data: shownToParser)
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

  /// The file with blanks for declarations and processing instructions, on which the parser would
  /// stumble, and LF for a single CR, which it does not count as a line.
  private var shownToParser: Data {
    var bytes = scan.bytes
    for range in scan.passedOver {
      for offset in range where !XMLScan.isBlank(bytes[offset]) { bytes[offset] = 0x20 }
    }
    for offset in bytes.indices where bytes[offset] == 0x0D {
      if offset + 1 == bytes.count || bytes[offset + 1] != 0x0A { bytes[offset] = 0x0A }
    }
    return Data(bytes)
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
    error = scan.error(code: (parseError as NSError).code, at: scan.lines.offset(of: place))
    parser.abortParsing()
  }
}
