import LocaleLayer
import Testing

struct CollationTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let language: String
    let needle: String
    let text: String
    let found: Bool
    var testDescription: String { "\(language): \(needle) in \(text)" }

    init(_ language: String, _ needle: String, in text: String, _ found: Bool) {
      self.language = language
      self.needle = needle
      self.text = text
      self.found = found
    }

    static let table = [
      Case("en", "cafe", in: "Le CAFÉ noir", true), Case("en", "café", in: "cafe", true),
      Case("en", "tea", in: "cafe", false), Case("en", "", in: "cafe", true),
      Case("en", "a", in: "", false), Case("tr", "istanbul", in: "İstanbul", true),
      Case("tr", "ırmak", in: "IRMAK", true), Case("tr", "irmak", in: "IRMAK", false),
      Case("de", "strasse", in: "Straße", true), Case("de", "muller", in: "Müller", true),
      Case("sv", "angstrom", in: "Ångström", false), Case("sv", "ångström", in: "ÅNGSTRÖM", true),
      Case("ar", "محمد", in: "مُحَمَّد", true), Case("ja", "かき", in: "カキ", true),
      Case("sr", "beograd", in: "Београд", false), Case("el", "αθηνα", in: "Αθήνα", true),
      Case("en", "e\u{301}", in: "é", true), Case("xx", "abc", in: "ABC", true),
      Case("en", "a\0b", in: "xA\0Bx", true),
    ]
  }

  @Test(arguments: Case.table)
  func contains(_ row: Case) throws {
    let collation = Collation(try #require(LanguageTag(row.language)))
    #expect(collation.contains(row.needle, in: row.text) == row.found)
  }

  @Test(arguments: [
    ("de", ["Apfel", "Äpfel", "Zebra"]), ("sv", ["Apfel", "Zebra", "Äpfel"]),
    ("cs", ["cena", "hora", "chata"]), ("es", ["nube", "ñandú", "oso"]),
    ("en", ["", "a", "B", "c"]),
  ])
  func order(_ language: String, _ words: [String]) throws {
    let collation = Collation(try #require(LanguageTag(language)))
    #expect(words.reversed().sorted(by: collation.areInIncreasingOrder) == words)
  }
}
