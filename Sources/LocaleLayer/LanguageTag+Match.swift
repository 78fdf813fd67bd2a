import CICU

extension LanguageTag {
  /// The supported language that serves a person best; nil when none does.
  ///
  /// CLDR's Language Matching; the wishes are in order of preference.
  package static func bestMatch(
    for wishes: [LanguageTag], among supported: [LanguageTag]
  ) -> LanguageTag? {
    guard let dearest = wishes.first, !supported.isEmpty else { return nil }
    // No language is nearer than the same one, and ICU tries all of CLDR's rows to find that out.
    if supported.contains(dearest) { return dearest }
    let names = supported.map(\.withoutKeywords.icuIdentifier)
    let answer = withCStrings(wishes.map(\.withoutKeywords.icuIdentifier)) { wished in
      withCStrings(names) { available in
        accept(wished, available)
      }
    }
    guard let answer else { return nil }
    return zip(names, supported).first { $0.0 == answer }?.1
      ?? LanguageTag(answer).flatMap { tag in supported.first { $0.withoutKeywords == tag } }
  }

  private static func accept(
    _ wishes: UnsafeBufferPointer<UnsafePointer<CChar>?>,
    _ available: UnsafeBufferPointer<UnsafePointer<CChar>?>
  ) -> String? {
    var status = U_ZERO_ERROR
    var outcome = ULOC_ACCEPT_FAILED
    // Borrows `available`, which our caller holds.
    let enumeration = uenum_openCharStringsEnumeration(
      available.baseAddress, Int32(available.count), &status)
    defer { uenum_close(enumeration) }
    guard !status.isFailure else { return nil }
    var list = Array(wishes)
    let answer = icuBytes {
      uloc_acceptLanguage($0, $1, &outcome, &list, Int32(list.count), enumeration, &$2)
    }
    return outcome == ULOC_ACCEPT_FAILED ? nil : answer
  }
}

/// Lends the texts as C strings, all in one buffer.
private func withCStrings<Result>(
  _ texts: [String], _ body: (UnsafeBufferPointer<UnsafePointer<CChar>?>) -> Result
) -> Result {
  let bytes = texts.flatMap { $0.utf8CString }
  var starts: [Int] = []
  var offset = 0
  for text in texts {
    starts.append(offset)
    offset += text.utf8.count + 1
  }
  return bytes.withUnsafeBufferPointer { buffer in
    let pointers = starts.map { start in buffer.baseAddress.map { $0 + start } }
    return pointers.withUnsafeBufferPointer(body)
  }
}
