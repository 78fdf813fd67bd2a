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
    if needle.isEmpty { return true }
    if text.isEmpty { return false }
    let pattern = Array(needle.utf16), units = Array(text.utf16)
    // The search borrows both until it is closed: pointers that end with the call would dangle.
    let found = pattern.withUnsafeBufferPointer { pattern in
      units.withUnsafeBufferPointer { units in
        find(pattern, in: units)
      }
    }
    return found ?? text.contains(needle)
  }

  /// Nil when ICU cannot search.
  private func find(
    _ pattern: UnsafeBufferPointer<UInt16>, in text: UnsafeBufferPointer<UInt16>
  ) -> Bool? {
    var status = U_ZERO_ERROR
    let opened = usearch_openFromCollator(
      pattern.baseAddress, Int32(pattern.count), text.baseAddress, Int32(text.count), search, nil,
      &status)
    defer { usearch_close(opened) }
    guard !status.isFailure else { return nil }
    let found = usearch_first(opened, &status)
    return !status.isFailure && found >= 0
  }
}
