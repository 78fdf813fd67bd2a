package import SourceText

extension TableFault: Fault {
  package var code: String {
    switch self {
    case .unclosedComment: "unterminated-comment"
    case .invalidEscape, .shortUnicodeEscape: "invalid-escape"
    case .invalidEncoding: "encoding-invalid"
    case .notUTF8: "encoding-not-utf8"
    case .duplicateKey: "duplicate-key"
    case .emptyTable: "empty-table"
    case .missingOther: "plural-missing-other"
    case .undefinedVariable: "plural-variable-undefined"
    case .endlessVariable: "plural-variable-endless"
    case .brokenMessage(let fault, _): fault.code
    case .badLanguageFolder, .unusualLanguageFolder, .badLanguage: "bad-language-folder"
    default: "syntax-error"
    }
  }

  package var severity: Severity {
    switch self {
    case .invalidEscape, .shortUnicodeEscape, .unusualLanguageFolder, .unsupportedVersion: .warning
    case .duplicateKey(_, _, let valuesDiffer): valuesDiffer ? .error : .warning
    case .notUTF8, .emptyTable: .information
    case .brokenMessage(let fault, _): fault.severity
    default: .error
    }
  }

  package var sentence: String {
    switch self {
    case .unexpected(let found, let expected):
      "\(expected.words) is expected here, not \(found.words)."
    case .unclosedQuote:
      "The quote that opens here never closes; a string ends with the quote that it starts with."
    case .unclosedComment: "The comment that starts here never closes; `*/` is expected."
    case .rawQuote: "A quote inside a value must be written `\\\"`; this one stands bare."
    case .notText(let scalar):
      "\(Found.scalar(scalar).words) starts a list, a dictionary or data; a text is expected."
    case .invalidEscape(let scalar):
      "`\\\(scalar.shown)` is no escape and shows as `\(scalar.shown)`; "
        + "Unicode is `\\U` and four digits."
    case .shortUnicodeEscape: "`\\U` must be followed by four hexadecimal digits."
    case .invalidEncoding(let encoding):
      "The bytes here are not \(encoding.rawValue); U+FFFD stands for them."
    case .notUTF8(let encoding): "The file is \(encoding.rawValue); UTF-8 is expected today."
    case .duplicateKey(let key, let line, let differ):
      "The key \(key.quoted) stands in line \(line) too, "
        + (differ ? "with another value; the later one counts." : "with the same value.")
    case .emptyTable: "The table has no entries."
    case .tooLarge(let bytes): "The file has \(bytes) bytes; it is too large to be a table."
    case .tooManyFaults: "The file has too many faults; what follows is not read."
    case .notAPropertyList: "The file is no property list with a dictionary of texts."
    case .unexpectedElement(let found, let expected): "\(expected) is expected here, not \(found)."
    case .missingMember(let name, let whole): "\(whole) has no \(name.quoted)."
    case .wrongMember(let name, let found, let expected):
      "\(name.quoted) is \(found); \(expected) is expected."
    case .unsupportedVersion(let version):
      "The version is \(version.quoted); 1.0, 1.1 or 1.2 is expected."
    case .missingOther(let key, let variable):
      "\(Self.form(of: key, variable)) has no form for `other`, which every language needs."
    case .undefinedVariable(let name, let key):
      "\(key.quoted) asks for the variable \(name.quoted), which it does not define."
    case .endlessVariable(let name, let key):
      "The variable \(name.quoted) of \(key.quoted) contains itself."
    case .brokenMessage(let fault, _): fault.sentence
    case .badLanguageFolder(let name):
      "\(name.quoted) names no language; a tag such as `pt-BR` is expected before `.lproj`."
    case .unusualLanguageFolder(let name, let usual):
      "Apple's tools do not find \(name.quoted), which they expect as \(usual.quoted)."
    case .badLanguage(let name): "\(name.quoted) is no language tag; its texts are not used."
    }
  }

  private static func form(of key: String, _ variable: String?) -> String {
    variable.map { "The variable \($0.quoted) of \(key.quoted)" } ?? key.quoted
  }
}

extension TableFault.Found {
  fileprivate var words: String {
    switch self {
    case .scalar(let scalar): "`\(scalar.shown)`"
    case .endOfFile: "the end of the file"
    }
  }
}

extension TableFault.Expected {
  fileprivate var words: String {
    switch self {
    case .keyOrEnd: "A key, or the end of the file,"
    case .equalsOrSemicolon: "`=` or `;` after the key"
    case .value: "A value"
    case .semicolon: "`;` after the value"
    case .closingBrace: "`}`"
    case .end: "The end of the file"
    }
  }
}

extension Unicode.Scalar {
  /// Itself, or its number when nothing of it would be seen.
  fileprivate var shown: String {
    switch properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .unassigned,
      .privateUse, .surrogate, .nonspacingMark, .enclosingMark:
      let digits = String(value, radix: 16, uppercase: true)
      return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    default:
      return String(self)
    }
  }
}

extension String {
  /// In quotes, on one line, and no longer than a sentence can bear.
  fileprivate var quoted: String {
    let start = unicodeScalars.prefix(60)
    let shown = start.map { $0.properties.generalCategory == .control ? "␤" : String($0) }
    return "“" + shown.joined() + (start.endIndex < endIndex ? "…”" : "”")
  }
}
