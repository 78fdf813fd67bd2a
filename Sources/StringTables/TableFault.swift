package import SourceText

/// What can be wrong with a table as a file.
package enum TableFault: Hashable, Sendable {
  case unexpected(Found, expected: Expected)
  case unclosedQuote
  case unclosedComment
  case rawQuote
  case notText(Unicode.Scalar)
  case invalidEscape(Unicode.Scalar)
  case shortUnicodeEscape
  case invalidEncoding(SourceFile.Encoding)
  case notUTF8(SourceFile.Encoding)
  case duplicateKey(String, firstLine: Int, valuesDiffer: Bool)
  case emptyTable
  case tooLarge(bytes: Int)
  case tooManyFaults
  case notAPropertyList
  case unexpectedElement(String, expected: String)
  case missingMember(String, of: String)
  case wrongMember(String, found: String, expected: String)
  case unsupportedVersion(String)
  case missingOther(key: String, variable: String?)
  case undefinedVariable(String, key: String)
  case endlessVariable(String, key: String)
  case brokenMessage(MessageFault, key: String)
  case badLanguageFolder(String)
  case unusualLanguageFolder(String, usual: String)
  case badLanguage(String)

  /// What a reader came upon.
  package enum Found: Hashable, Sendable {
    case scalar(Unicode.Scalar)
    case endOfFile
  }

  /// What may stand at a place.
  package enum Expected: Hashable, Sendable {
    case keyOrEnd, equalsOrSemicolon, value, semicolon, closingBrace, end
  }
}
