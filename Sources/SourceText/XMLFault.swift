/// What keeps a file from being well-formed XML of the kind that is read here.
package enum XMLFault: Fault {
  case noRoot
  case secondRoot(name: String)
  case textOutsideRoot
  case unclosedTag(name: String)
  case mismatchedTag(found: String, expected: String, openedAt: SourcePosition)
  case strayEndTag(name: String)
  case unfinishedTag(name: String)
  case unfinished(String)
  case strayLessThan
  case unexpectedInTag(Unicode.Scalar, tag: String)
  case duplicateAttribute(name: String, firstAt: SourcePosition)
  case attributeWithoutValue(name: String)
  case attributeWithoutQuotes(name: String)
  case attributeWithoutBlank(name: String)
  case lessThanInAttribute(name: String)
  case unknownEntity(name: String)
  case unfinishedReference
  case invalidReference(String)
  case invalidCharacter(Unicode.Scalar)
  case cdataEndInText
  case hyphensInComment
  case undeclaredPrefix(name: String)
  case doctype
  case doctypeDeclarations
  case misplacedDeclaration
  case unsupportedEncoding(String)
  case invalidEncoding(String)
  case tooDeep(limit: Int)
  case tooManyAttributes(limit: Int)
  case tooLarge
  /// An error of the parser that no case above names, by libxml2's number.
  case other(code: Int)

  package var code: String { "not-well-formed" }
  package var severity: Severity { .error }
}
