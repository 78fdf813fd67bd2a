import LocaleLayer
import TestSupport
import Testing

struct PluralRulesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let language: String
    let number: String
    let category: PluralCategory
    var testDescription: String { "\(language) \(number)" }

    init(_ language: String, _ number: String, _ category: PluralCategory) {
      self.language = language
      self.number = number
      self.category = category
    }

    static let table = [
      Case("en", "1", .one), Case("en", "1.0", .other), Case("en", "0", .other),
      Case("de", "1", .one), Case("de", "1.0", .other),
      Case("fr", "0", .one), Case("fr", "1.5", .one), Case("fr", "1000000", .many),
      Case("ru", "1", .one), Case("ru", "22", .few), Case("ru", "11", .many),
      Case("ru", "1.0", .other), Case("sr-Latn", "21", .one), Case("sr", "1.1", .one),
      Case("lv", "0", .zero), Case("lv", "21.1", .one), Case("cs", "1.5", .many),
      Case("ar", "0", .zero), Case("ar", "2", .two), Case("ar", "103", .few),
      Case("ar", "11", .many), Case("ar", "100", .other), Case("ar-u-nu-arab", "2", .two),
      Case("ja", "1", .other), Case("cy", "6", .many), Case("he", "2", .two),
      Case("pt-BR", "1.5", .one), Case("pt-PT", "0", .other), Case("qqq", "1", .other),
      Case("en", "1e999999999", .other), Case("en", "1.2.3", .other), Case("en", "NaN", .other),
      Case("en", "-", .other), Case("en", ".", .other), Case("en", "--1", .other),
      // 2^53 + 1, which a Double rounds to an even number.
      Case("ru", "9007199254740993", .few), Case("pl", "1.5", .other),
      Case("ru", "1.00000", .other), Case("lv", "0.0000000000", .zero),
      Case("en", "-1", .one), Case("en", "", .other), Case("en", "x", .other),
      Case("en", "1." + String(repeating: "0", count: 10_000), .other),
    ]
  }

  @Test(arguments: Case.table)
  func category(_ row: Case) throws {
    let rules = PluralRules(try #require(LanguageTag(row.language)))
    #expect(rules.category(for: .decimal(row.number)) == row.category)
    if let number = Int(row.number) {
      #expect(rules.category(for: .integer(number)) == row.category)
    }
  }

  @Test func categoriesOfALanguage() throws {
    let arabic = PluralRules(try #require(LanguageTag("ar")))
    #expect(arabic.categories == Set(PluralCategory.allCases))
    let japanese = PluralRules(try #require(LanguageTag("ja")))
    #expect(japanese.categories == [.other])
  }

  @Test func formsOfOneNumberOnly() throws {
    let english = PluralRules(try #require(LanguageTag("en")))
    #expect(english.soleNumber(of: .one) == 1)
    #expect(english.soleNumber(of: .other) == nil)
    let russian = PluralRules(try #require(LanguageTag("ru")))
    #expect(russian.soleNumber(of: .one) == nil)
  }

  /// Where Swift's ICU 76 has CLDR 46 and the reference CLDR 49.
  static let newerThanSwift: Set = ["vi", "gl", "tg"]

  @Test(.enabled(if: SharedFolder.has("oracle/plurals.tsv")))
  func agreesWithCLDR() throws {
    let rows = try SharedFolder.rows("oracle/plurals.tsv")
    let numbers = rows[0].dropFirst()
    #expect(rows.count == 114)
    for row in rows.dropFirst() where !Self.newerThanSwift.contains(row[0]) {
      let rules = PluralRules(try #require(LanguageTag(row[0])))
      for (number, expected) in zip(numbers, row.dropFirst()) {
        let operand = Int(number).map(PluralOperand.integer) ?? .decimal(number)
        #expect(rules.category(for: operand).rawValue == expected, "\(row[0]) \(number)")
      }
    }
  }
}
