/// What can be wrong with a JSON text.
package enum JSONFault: Hashable, Sendable {
  case unexpected(found: Unicode.Scalar?, expected: Expected)
  case unclosedString
  case controlCharacter(Unicode.Scalar)
  case invalidEscape(Unicode.Scalar)
  case duplicateKey(String, firstLine: Int, valuesDiffer: Bool)
  case tooDeep(limit: Int)
  case tooLarge
  case invalidEncoding(String)

  /// What may stand at a place.
  package enum Expected: String, Hashable, Sendable {
    case value = "A value"
    case key = "A key in quotes"
    case colon = "`:` after the key"
    case commaOrBrace = "`,` or `}`"
    case commaOrBracket = "`,` or `]`"
    case end = "The end of the file"
  }
}

extension JSONFault: Fault {
  package var code: String {
    switch self {
    case .duplicateKey: "duplicate-key"
    case .invalidEncoding: "encoding-invalid"
    case .invalidEscape: "invalid-escape"
    case .controlCharacter: "control-character"
    default: "syntax-error"
    }
  }

  package var severity: Severity {
    switch self {
    case .duplicateKey(_, _, let differ): differ ? .error : .warning
    case .invalidEscape, .controlCharacter: .warning
    default: .error
    }
  }

  package var sentence: String {
    switch self {
    case .unexpected(let found, let expected):
      "\(expected.rawValue) is expected here, "
        + "not \(found.map(Self.shown) ?? "the end of the file")."
    case .unclosedString: "The string that starts here never closes; a quote is expected."
    case .controlCharacter(let scalar):
      "\(Self.shown(scalar)) stands bare in a string; JSON wants it as an escape."
    case .invalidEscape(let scalar):
      "A backslash before \(Self.shown(scalar)) is no escape of JSON and is passed over."
    case .duplicateKey(let key, let line, let differ):
      "The key “\(Self.shown(key))” stands in line \(line) too, "
        + (differ ? "with another value; the later one counts." : "with the same value.")
    case .tooDeep(let limit): "The values nest more than \(limit) deep."
    case .tooLarge: "The file is too large to be read."
    case .invalidEncoding(let encoding):
      "The bytes here are not \(encoding); U+FFFD stands for them."
    }
  }

  private static func shown(_ key: String) -> String {
    let start = key.unicodeScalars.prefix(60)
    let shown = start.map { $0.properties.generalCategory == .control ? "␤" : String($0) }
    return shown.joined() + (start.endIndex < key.endIndex ? "…" : "")
  }

  private static func shown(_ scalar: Unicode.Scalar) -> String {
    guard scalar.isASCII, scalar.value < 0x21 || scalar.value == 0x7F else { return "`\(scalar)`" }
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
