import CICU

/// A country or territory by its two-letter code of ISO 3166-1: `RS`.
package struct Region: Hashable, Sendable, CustomStringConvertible {
  package let code: String
  package var description: String { code }

  /// Nil unless the text, in any case, is the code of a region in use.
  package init?(_ text: String) {
    guard text.utf8.count == 2 else { return nil }
    let code = text.uppercased()
    guard Self.codes.contains(code) else { return nil }
    self.code = code
  }

  private init(known code: String) { self.code = code }

  /// Every region, ordered by code.
  package static var all: [Region] { codes.sorted().map(Region.init(known:)) }

  /// The name in a language, as it stands in a list there; the code where ICU has no name.
  package func name(in language: LanguageTag) -> String {
    DisplayNames(language)?.region(code) ?? code
  }

  /// Every region with its name in a language, in that language's order: the rows of a picker.
  package static func allNamed(in language: LanguageTag) -> [(region: Region, name: String)] {
    let names = DisplayNames(language)
    let order = Collation(language)
    return all.map { ($0, names?.region($0.code) ?? $0.code) }
      .sorted { order.areInIncreasingOrder($0.name, $1.name) }
  }

  private static let codes: Set<String> = {
    var codes: Set<String> = []
    guard var next = uloc_getISOCountries() else { return codes }
    while let code = next.pointee {
      codes.insert(String(cString: code))
      next += 1
    }
    return codes
  }()
}
