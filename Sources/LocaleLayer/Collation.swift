import CICU

/// The order and the search of one language, opened once; every thread may ask.
package final class Collation: Sendable {
  // ICU promises that comparing changes nothing in an opened collator.
  nonisolated(unsafe) private let order: OpaquePointer?
  /// At primary strength: letters differ, their case and their diacritics do not, except where
  /// the language counts them as letters of their own (ı and i in Turkish).
  nonisolated(unsafe) private let search: OpaquePointer?

  package init(_ language: LanguageTag) {
    var status = U_ZERO_ERROR
    order = ucol_open(language.icuIdentifier, &status)
    search = ucol_open(language.icuIdentifier, &status)
    if let search { ucol_setStrength(search, UCOL_PRIMARY) }
  }

  deinit {
    ucol_close(order)
    ucol_close(search)
  }

  /// Whether the first text stands before the second.
  package func areInIncreasingOrder(_ first: String, _ second: String) -> Bool {
    guard let order else { return first < second }
    var first = first, second = second
    return first.withUTF8 { one in
      second.withUTF8 { other in
        one.withMemoryRebound(to: CChar.self) { one in
          other.withMemoryRebound(to: CChar.self) { other in
            var status = U_ZERO_ERROR
            let result = ucol_strcollUTF8(
              order, one.baseAddress, Int32(one.count), other.baseAddress, Int32(other.count),
              &status)
            return result == UCOL_LESS
          }
        }
      }
    }
  }

  /// Whether a text holds what was typed, in whatever case and with whatever diacritics.
  ///
  /// An empty search finds everything.
  package func contains(_ needle: String, in text: String) -> Bool {
    var found = false
    withSearch(for: needle) { isIn in found = isIn(text) }
    return found
  }

  /// Searches many texts for what was typed; to begin a search takes longer than to go on with it.
  ///
  /// - Parameters:
  ///   - needle: an empty one is in every text.
  ///   - body: is given the question whether a text holds what was typed.
  package func withSearch(for needle: String, _ body: (_ isIn: (String) -> Bool) -> Void) {
    guard !needle.isEmpty else { return body { _ in true } }
    // ICU borrows both until the search is closed.
    let pattern = Array(needle.utf16)
    var text = pattern
    text.reserveCapacity(256)
    pattern.withUnsafeBufferPointer { pattern in
      var status = U_ZERO_ERROR
      let opened = usearch_openFromCollator(
        pattern.baseAddress, Int32(pattern.count), pattern.baseAddress, Int32(pattern.count),
        search, nil, &status)
      defer { usearch_close(opened) }
      guard !status.isFailure else { return body { $0.contains(needle) } }
      body { string in
        text.removeAll(keepingCapacity: true)
        text.append(contentsOf: string.utf16)
        return text.withUnsafeBufferPointer { Self.find(in: $0, with: opened) }
      }
    }
  }

  private static func find(
    in text: UnsafeBufferPointer<UInt16>, with search: OpaquePointer?
  ) -> Bool {
    guard !text.isEmpty else { return false }
    var status = U_ZERO_ERROR
    usearch_setText(search, text.baseAddress, Int32(text.count), &status)
    guard !status.isFailure else { return false }
    let found = usearch_first(search, &status)
    return !status.isFailure && found >= 0
  }
}
