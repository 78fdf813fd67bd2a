import Foundation
import SourceText
import Testing

@Suite struct XMLTreeTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let source: String
    /// One line for each element, attribute and text, with its place.
    let dump: [String]

    static let all = [
      Case(testDescription: "an empty element", source: "<a/>", dump: ["1:1 a"]),
      Case(
        testDescription: "attributes in order", source: "<a z='1' b=\"2\"\n  y='3'/>",
        dump: ["1:1 a", "1:4 z=1", "1:10 b=2", "2:3 y=3"]),
      Case(
        testDescription: "columns are scalars", source: "<ä ü='e\u{301}' 名='😀'><b/></ä>",
        dump: ["1:1 ä", "1:4 ü=e\u{301}", "1:11 名=😀", "1:17 b"]),
      Case(
        testDescription: "> in a value", source: "<a b='c>d' e='/>'><f/></a>",
        dump: ["1:1 a", "1:4 b=c>d", "1:12 e=/>", "1:19 f"]),
      Case(
        testDescription: "references and CDATA are one text",
        source: "<a b='&lt;&#x41;&quot;'>c &amp; <![CDATA[<d>]]>&#x20AC;</a>",
        dump: ["1:1 a", "1:4 b=<A\"", "1:25 \"c & <d>€\""]),
      Case(
        testDescription: "comments are no content, and tags in them none",
        source: "<!-- <x> --><a>b<!-- <y z='1'> -->c<d/></a>",
        dump: ["1:1 #  <x> ", "1:13 a", "1:16 \"bc\"", "1:17 #  <y z='1'> ", "1:36 d"]),
      Case(
        testDescription: "a text starts at its ink",
        source: "<a>\n\n  b\n  <c/>\n</a>",
        dump: ["1:1 a", "3:3 \"\\n\\n  b\\n  \"", "4:3 c", "4:7 \"\\n\""]),
      Case(
        testDescription: "text after an empty element and an end tag",
        source: "<a><b/>c<d>e</d>f</a>",
        dump: ["1:1 a", "1:4 b", "1:8 \"c\"", "1:9 d", "1:12 \"e\"", "1:17 \"f\""]),
      Case(
        testDescription: "CRLF and CR end lines", source: "<a>\r\n<b/>\r<c d='1'\r\n e='2'/></a>",
        dump: [
          "1:1 a", "1:4 \"\\n\"", "2:1 b", "2:5 \"\\n\"", "3:1 c", "3:4 d=1", "4:2 e=2",
        ]),
      Case(
        testDescription: "declaration and instructions are passed over",
        source:
          "<?xml version='1.0' encoding='utf-8'?>\n<?xml-model href='a>b'?>\n<a><?p?><b/></a>",
        dump: ["3:1 a", "3:9 b"]),
      Case(
        testDescription: "instructions are no part of a text", source: "<a>b<?p?>c<?q r?></a>",
        dump: ["1:1 a", "1:4 \"bc\""]),
      Case(
        testDescription: "namespaces are names", source: "<a xmlns:x='u' x:b='1'><x:c/></a>",
        dump: ["1:1 a", "1:4 xmlns:x=u", "1:16 x:b=1", "1:24 x:c"]),
      Case(
        testDescription: "warnings of the parser are passed over",
        source: "<a xmlns='u v' xml:lang='?' xml:space='x'><b/></a>",
        dump: ["1:1 a", "1:4 xmlns=u v", "1:16 xml:lang=?", "1:29 xml:space=x", "1:43 b"]),
      Case(
        testDescription: "a byte order mark is no column", source: "\u{FEFF}<a b='1'/>",
        dump: ["1:1 a", "1:4 b=1"]),
    ]
  }

  @Test(arguments: Case.all) func places(_ c: Case) throws {
    #expect(
      try dump(XMLTree(reading: SourceFile(path: "a.xml", data: Data(c.source.utf8)))) == c.dump)
  }

  @Test(arguments: [String.Encoding.utf16LittleEndian, .utf16BigEndian])
  func utf16(_ encoding: String.Encoding) throws {
    let source = "\u{FEFF}<?xml version='1.0' encoding='UTF-16'?><ä ü='😀' b='2'>€</ä>"
    let data = try #require(source.data(using: encoding))
    #expect(
      try dump(XMLTree(reading: SourceFile(path: "a.xml", data: data)))
        == ["1:40 ä", "1:43 ü=😀", "1:49 b=2", "1:55 \"€\""])
  }

  @Test func doctypeOfPropertyLists() throws {
    let source = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/>.dtd">
      <plist version="1.0"><dict/></plist>
      """
    let tree = try XMLTree(
      reading: SourceFile(path: "a", data: Data(source.utf8)), allowsDoctype: true)
    #expect(dump(tree) == ["3:1 plist", "3:8 version=1.0", "3:22 dict"])
  }

  private func dump(_ tree: XMLTree) -> [String] {
    let comments = tree.comments.map { ($0.position, "\($0.position) # \($0.string)") }
    let places = lines(tree.root) + comments
    return places.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func lines(_ element: XMLTree.Element) -> [(SourcePosition, String)] {
    let attributes = element.attributes.map {
      ($0.position, "\($0.position) \($0.name)=\($0.value)")
    }
    let content = element.content.flatMap { node in
      switch node {
      case .element(let child): lines(child)
      case .text(let text):
        [(text.position, "\(text.position) \(text.string.debugDescription)")]
      }
    }
    return [(element.position, "\(element.position) \(element.name)")] + attributes + content
  }
}
