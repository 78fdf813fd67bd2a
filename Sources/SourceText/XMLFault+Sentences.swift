extension XMLFault {
  package var sentence: String {
    switch self {
    case .noRoot: "The file holds no element; a root element was expected"
    case .secondRoot(let name):
      "<\(clip(name))> stands after the root element; a file has one root element"
    case .textOutsideRoot: "Text stands outside of the root element"
    case .unclosedTag(let name): "<\(clip(name))> is never closed; </\(clip(name))> was expected"
    case .mismatchedTag(let found, let expected, let place):
      "</\(clip(found))> closes <\(clip(expected))> of \(place); </\(clip(expected))> was expected"
    case .strayEndTag(let name): "</\(clip(name))> closes nothing; no element is open here"
    case .unfinishedTag(let name): "The tag <\(clip(name)) does not end; “>” was expected"
    case .unfinished(let what): "The \(what.description) that starts here does not end"
    case .strayLessThan: "“<” starts no tag here; in a text it is written “&lt;”"
    case .unexpectedInTag(let scalar, let tag):
      "\(name(of: scalar)) stands in the tag <\(clip(tag))>; an attribute or “>” was expected"
    case .duplicateAttribute(let name, let place):
      "The attribute “\(clip(name))” is given twice; the first is at \(place)"
    case .attributeWithoutValue(let name):
      "The attribute “\(clip(name))” has no value; \(clip(name))=\"…\" was expected"
    case .attributeWithoutQuotes(let name):
      "The value of “\(clip(name))” is not in quotes; \(clip(name))=\"…\" was expected"
    case .attributeWithoutBlank(let name):
      "A blank was expected before the attribute “\(clip(name))”"
    case .lessThanInAttribute(let name):
      "“<” stands in the value of “\(clip(name))”; a closing quote or “&lt;” was expected"
    case .unknownEntity(let name):
      "“&\(clip(name));” is unknown; &amp; &lt; &gt; &quot; &apos; and numbers are allowed"
    case .unfinishedReference:
      "“&” starts no reference that ends with “;”; an ampersand is written “&amp;”"
    case .invalidReference(let text): "“\(clip(text))” names no character that XML allows"
    case .invalidCharacter(let scalar): "XML does not allow \(name(of: scalar))"
    case .cdataEndInText: "“]]>” stands in a text; “]]&gt;” was expected"
    case .hyphensInComment: "“--” stands in a comment; there it is allowed only as its end, “-->”"
    case .undeclaredPrefix(let name):
      "The prefix of “\(clip(name))” is not declared; an xmlns attribute was expected"
    case .doctype: "A DOCTYPE is not allowed here"
    case .doctypeDeclarations: "The DOCTYPE declares things of its own, which is not allowed"
    case .misplacedDeclaration: "<?xml …?> is allowed only at the very start of the file"
    case .unsupportedEncoding(let name):
      "The encoding “\(clip(name))” is not read; UTF-8 or UTF-16 was expected"
    case .invalidEncoding(let name): "The bytes are not valid \(name)"
    case .tooDeep(let limit): "Elements are nested more than \(limit) deep"
    case .tooManyAttributes(let limit): "The tag has more than \(limit) attributes"
    case .tooLarge: "The file is too large; 16 MiB and a million tags and attributes are read"
    case .other(let code): "The file is not well-formed XML here (libxml2's error \(code))"
    }
  }

  /// A name may be a megabyte long; nobody reads more than its start.
  private func clip(_ name: String) -> String {
    let start = name.unicodeScalars.prefix(40)
    return start.endIndex == name.unicodeScalars.endIndex ? name : String(start) + "…"
  }

  private func name(of scalar: Unicode.Scalar) -> String {
    guard scalar.value <= 0x20 || scalar.value >= 0x7F else { return "“\(scalar)”" }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
