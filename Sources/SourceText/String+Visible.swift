extension String {
  /// The text with each character that a terminal might obey written as `<U+001B>`.
  ///
  /// Those are control characters, line and paragraph separators, and bidi controls. A fault
  /// quotes the file that it is in, and a file may hold anything.
  package var withVisibleControls: String {
    guard unicodeScalars.contains(where: \.isObeyed) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isObeyed {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  fileprivate var isObeyed: Bool {
    guard value >= 0x7F else { return value < 0x20 }
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    default: return properties.isBidiControl
    }
  }
}
