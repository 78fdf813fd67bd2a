import LocaleLayer

extension StringTable {
  /// Every text of the table as a JSON object, one member a line, sorted by their scalars.
  ///
  /// Where texts nest, in plural forms and variations, U+001F joins the names on the way to one; in
  /// a catalogue without a given language U+001E joins the language and the key.
  package func dumpJSON(language: String? = nil) -> String {
    // UTF-8 sorts as scalars do.
    let sorted = texts(language: language).sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
    guard !sorted.isEmpty else { return "{}\n" }
    let lines = sorted.map { "\(Self.quoted($0)): \(Self.quoted($1))" }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  private func texts(language: String?) -> [(String, String)] {
    switch self {
    case .strings(let file):
      file.entries.found.map { (file.entries.key(of: $0), file.entries.value(of: $0)) }
    }
  }

  private static func quoted(_ text: String) -> String {
    var result: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): result += Array(#"\""#.utf8)
      case UInt8(ascii: "\\"): result += Array(#"\\"#.utf8)
      case 0x08: result += Array(#"\b"#.utf8)
      case 0x09: result += Array(#"\t"#.utf8)
      case 0x0A: result += Array(#"\n"#.utf8)
      case 0x0C: result += Array(#"\f"#.utf8)
      case 0x0D: result += Array(#"\r"#.utf8)
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        result += Array((#"\u00"# + (digits.count == 1 ? "0" : "") + digits).utf8)
      default: result.append(byte)
      }
    }
    result.append(UInt8(ascii: "\""))
    return String(decoding: result, as: UTF8.self)
  }
}
