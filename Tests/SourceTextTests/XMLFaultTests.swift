import Foundation
import SourceText
import Testing

@Suite struct XMLFaultTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let source: String
    let issue: String
    var testDescription: String { source.debugDescription }

    init(_ source: String, _ issue: String) {
      self.source = source
      self.issue = issue
    }

    static let all = [
      Case("", "The file holds no element; a root element was expected"),
      Case(" \n<!-- a -->", "The file holds no element; a root element was expected"),
      Case("<a", "1:1: The tag <a does not end; “>” was expected"),
      Case("<a>\n <b></b>", "1:1: <a> is never closed; </a> was expected"),
      Case("<a>\n <b></a>", "2:5: </a> closes <b> of 2:2; </b> was expected"),
      Case("<a/>\n</a>", "2:1: </a> closes nothing; no element is open here"),
      Case("<a/>\n<b/>", "2:1: <b> stands after the root element; a file has one root element"),
      Case("x<a/>", "1:1: Text stands outside of the root element"),
      Case("<a/>\nx", "2:1: Text stands outside of the root element"),
      Case("<a x='1'\n x='2'/>", "2:2: The attribute “x” is given twice; the first is at 1:4"),
      Case("<a x/>", "1:4: The attribute “x” has no value; x=\"…\" was expected"),
      Case("<a x=1/>", "1:4: The value of “x” is not in quotes; x=\"…\" was expected"),
      Case("<a x='1'y='2'/>", "1:9: A blank was expected before the attribute “y”"),
      Case(
        "<a x='1>\n<b/></a>",
        "2:1: “<” stands in the value of “x”; a closing quote or “&lt;” was expected"),
      Case("<a x='1", "1:4: The attribute “x” that starts here does not end"),
      Case("<a , x='1'/>", "1:4: “,” stands in the tag <a>; an attribute or “>” was expected"),
      Case("<a></a", "1:4: The tag </a does not end; “>” was expected"),
      Case("<a>1 < 2</a>", "1:6: “<” starts no tag here; in a text it is written “&lt;”"),
      Case(
        "<a>é&foo;</a>",
        "1:5: “&foo;” is unknown; &amp; &lt; &gt; &quot; &apos; and numbers are allowed"),
      Case(
        "<a>\n <b x='é&foo;'/></a>",
        "2:9: “&foo;” is unknown; &amp; &lt; &gt; &quot; &apos; and numbers are allowed"),
      Case(
        "<a>R & D</a>",
        "1:6: “&” starts no reference that ends with “;”; an ampersand is written “&amp;”"),
      Case(
        "<a x='R&D'/>",
        "1:8: “&” starts no reference that ends with “;”; an ampersand is written “&amp;”"),
      Case(
        "<?xml version='1.0'?>\n<?b\n?><a><?c\n?>\r<?d?>é&;</a>",
        "5:7: “&” starts no reference that ends with “;”; an ampersand is written “&amp;”"),
      Case("<a>&#0;</a>", "1:4: “&#0;” names no character that XML allows"),
      Case("<a>&#xZ;</a>", "1:4: “&#xZ;” names no character that XML allows"),
      Case("<a>\r\n b\u{1B}[m</a>", "2:3: XML does not allow U+001B"),
      Case("<a x='\u{1}'/>", "1:7: XML does not allow U+0001"),
      Case("<a>]]></a>", "1:4: “]]>” stands in a text; “]]&gt;” was expected"),
      Case(
        "<a><!-- b -- c --></a>",
        "1:11: “--” stands in a comment; there it is allowed only as its end, “-->”"),
      Case("<a><!-- b</a>", "1:4: The comment that starts here does not end"),
      Case("<a><![CDATA[ b</a>", "1:4: The CDATA section that starts here does not end"),
      Case("<a><?b</a>", "1:4: The processing instruction that starts here does not end"),
      Case(
        "<a>\n<b y:c='1'/></a>",
        "2:4: The prefix of “y:c” is not declared; an xmlns attribute was expected"),
      Case("<!DOCTYPE a><a/>", "1:1: A DOCTYPE is not allowed here"),
      Case(
        "\n<?xml version='1.0'?><a/>",
        "2:1: <?xml …?> is allowed only at the very start of the file"),
      Case(
        "<?xml version='1.0' encoding='ISO-8859-1'?><a/>",
        "1:1: The encoding “ISO-8859-1” is not read; UTF-8 or UTF-16 was expected"),
    ]
  }

  @Test(arguments: Case.all) func sentence(_ c: Case) {
    #expect(fault(Data(c.source.utf8)) == c.issue)
  }

  @Test func invalidBytes() {
    #expect(
      fault(Data("<a>\né".utf8) + Data([0xFF]) + Data("</a>".utf8))
        == "2:2: The bytes are not valid UTF-8")
    #expect(
      fault(Data([0xFF, 0xFE, 0x3C, 0x00, 0x00, 0xD8])) == "1:2: The bytes are not valid UTF-16LE")
    #expect(fault(Data([0xFF, 0xFE, 0x3C])) == "1:1: The bytes are not valid UTF-16LE")
  }

  @Test func doctypeWithEntities() {
    let bomb = "<!DOCTYPE a [<!ENTITY b 'c'><!ENTITY d '&b;&b;'>]><a>&d;</a>"
    #expect(fault(Data(bomb.utf8)) == "1:1: A DOCTYPE is not allowed here")
    #expect(
      fault(Data(bomb.utf8), allowsDoctype: true)
        == "1:1: The DOCTYPE declares things of its own, which is not allowed")
    let external = "<!DOCTYPE a SYSTEM 'file:///etc/passwd'>\n<a>&d;</a>"
    #expect(
      fault(Data(external.utf8), allowsDoctype: true)
        == "2:4: “&d;” is unknown; &amp; &lt; &gt; &quot; &apos; and numbers are allowed")
  }

  @Test func deepNesting() throws {
    let deep = String(repeating: "<a>", count: 100_000)
    #expect(fault(Data(deep.utf8)) == "1:769: Elements are nested more than 256 deep")
    let allowed = String(repeating: "<a>", count: 256) + String(repeating: "</a>", count: 256)
    #expect(try XMLTree(reading: SourceFile(path: "a", data: Data(allowed.utf8))).root.name == "a")
  }

  @Test func manyAttributes() {
    let attributes = (0..<257).map { "a\($0)='1'" }.joined(separator: " ")
    #expect(fault(Data("<a \(attributes)/>".utf8)) == "1:1: The tag has more than 256 attributes")
  }

  @Test func longValues() throws {
    let value = String(repeating: "y", count: 1_000_000)
    let tree = try XMLTree(
      reading: SourceFile(path: "a", data: Data("<a x='\(value)'>\(value)</a>".utf8)))
    #expect(tree.root.attributes.first?.value.utf8.count == 1_000_000)
    #expect(tree.root.text.utf8.count == 1_000_000)
    let longName = fault(Data("<\(value)>".utf8))
    #expect(longName?.utf8.count ?? 0 < 200)
    #expect(fault(Data(repeating: 0x20, count: (16 << 20) + 1))?.contains("16 MiB") == true)
  }

  /// What a parser that crashes on any of these would take the program with.
  @Test(arguments: [
    "<?xml?><a/>", "<a><?p?></a>", "<?xml version='2.0'?><a/>", "<?xml encoding=''?><a/>", "<",
    "</",
    "<!", "<?", "<a/", "<a><!DOCTYPE b></a>", "&", "<a>&", "<a x='&", "<:a/>", "<a:b:c/>", "\0",
    "<a>\0</a>",
  ])
  func endsWithAnAnswer(_ source: String) {
    let data = Data(source.utf8)
    #expect(
      (fault(data) != nil) != ((try? XMLTree(reading: SourceFile(path: "a", data: data))) != nil))
  }

  private func fault(_ data: Data, allowsDoctype: Bool = false) -> String? {
    do throws(SourceText.Issue) {
      _ = try XMLTree(reading: SourceFile(path: "a.xml", data: data), allowsDoctype: allowsDoctype)
      return nil
    } catch {
      return (error.position.map { "\($0): " } ?? "") + error.sentence
    }
  }
}
