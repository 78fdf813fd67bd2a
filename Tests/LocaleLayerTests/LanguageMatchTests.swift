import LocaleLayer
import TestSupport
import Testing

struct LanguageMatchTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let wishes: String
    let supported: String
    let expected: String?
    var testDescription: String { "\(wishes) among \(supported)" }

    init(_ wishes: String, _ supported: String, _ expected: String?) {
      self.wishes = wishes
      self.supported = supported
      self.expected = expected
    }

    static let table = [
      Case("zh-HK", "en zh-Hans zh-Hant", "zh-Hant"),
      Case("zh-TW", "en zh-Hans zh-Hant", "zh-Hant"),
      Case("zh-TW", "en zh-Hans zh-Hant pt-BR", "zh-Hant"), Case("zh-Hant", "en zh-Hans", nil),
      Case("es-MX", "en es es-419", "es-419"), Case("pt", "en pt-BR", "pt-BR"),
      Case("sr-RS", "en sr-Latn sr", "sr"), Case("sr-Latn-RS", "en sr-Latn sr", "sr-Latn"),
      Case("en", "de en-GB", "en-GB"), Case("no", "en nb", "nb"), Case("iw", "en he", "he"),
      Case("ja", "en de", nil), Case("ja fr", "en de fr", "fr"), Case("fr de", "en de", "de"),
      Case("fr-FR en-FR", "en fr", "fr"), Case("ar-u-nu-arab", "en ar", "ar"),
      Case("xx", "en de", nil), Case("", "en", nil), Case("en", "", nil),
    ]
  }

  static func tags(_ text: String) -> [LanguageTag] {
    text.split { $0 == " " || $0 == "," }.compactMap { LanguageTag(String($0)) }
  }

  @Test(arguments: Case.table)
  func bestMatch(_ row: Case) {
    let match = LanguageTag.bestMatch(
      for: Self.tags(row.wishes), among: Self.tags(row.supported))
    #expect(match?.description == row.expected)
  }

  @Test func theAnswerIsOneOfThoseOffered() {
    let offered = Self.tags("en ar-u-nu-arab")
    #expect(LanguageTag.bestMatch(for: Self.tags("ar-EG"), among: offered) == offered[1])
  }

  @Test(.enabled(if: SharedFolder.has("oracle/language-match.tsv")))
  func agreesWithCLDR() throws {
    let rows = try SharedFolder.rows("oracle/language-match.tsv")
    #expect(rows.count == 24)
    for row in rows {
      let match = LanguageTag.bestMatch(for: Self.tags(row[0]), among: Self.tags(row[1]))
      let expected = LanguageTag(row[2])
      #expect(match == expected, "\(row[0]) among \(row[1])")
    }
  }
}
