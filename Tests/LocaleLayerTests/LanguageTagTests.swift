import LocaleLayer
import Testing

struct LanguageTagTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let expected: String?
    var testDescription: String { text }

    init(_ text: String, _ expected: String?) {
      self.text = text
      self.expected = expected
    }

    static let canonical = [
      Case("de", "de"), Case("DE_de", "de-DE"), Case("sr-latn-rs", "sr-Latn-RS"),
      Case("iw", "he"), Case("in", "id"), Case("mo", "ro"), Case("tl", "fil"), Case("eng", "en"),
      Case("sh", "sr-Latn"), Case("sh-ME", "sr-Latn-ME"), Case("no", "no"), Case("nb", "nb"),
      Case("zh-TW", "zh-Hant"), Case("zh_HK", "zh-Hant-HK"), Case("zh-CN", "zh-CN"),
      Case("zh-Hant-TW", "zh-Hant-TW"), Case("sr-ME", "sr-Latn-ME"), Case("sr-RS", "sr-RS"),
      Case("az-IR", "az-Arab"), Case("pa-PK", "pa-Arab"), Case("en-UK", "en-GB"),
      Case("es-419", "es-419"), Case("ca-ES-valencia", "ca-ES-valencia"),
      Case("de-1996-1901", "de-1901-1996"), Case("i-klingon", "tlh"), Case("zh-yue", "yue"),
      Case("ar-u-nu-arab", "ar-u-nu-arab"),
      Case("AR-eg-U-NU-latn-CA-gregory", "ar-EG-u-ca-gregory-nu-latn"),
      Case("en-a-bbb-u-nu-arab-x-foo", "en-u-nu-arab"), Case("xx", "xx"),
      Case("sl-x-j-u-nu-arab", "sl"),
      // Not tags, or tags of no language.
      Case("", nil), Case("d", nil), Case("de-", nil), Case("-de", nil), Case("de--DE", nil),
      Case("de DE", nil), Case("dé", nil), Case("german", nil), Case("Base", nil),
      Case("und", nil), Case("x-private", nil), Case("de_DE.UTF-8", nil), Case("de\0DE", nil),
      Case("en@numbers=arab", nil), Case("../etc", nil),
      Case("de" + String(repeating: "-variant", count: 100_000), nil),
    ]

    static let posix = [
      Case("de_DE.UTF-8", "de-DE"), Case("sr_RS@latin", "sr-Latn-RS"),
      Case("sr_RS.UTF-8@latin", "sr-Latn-RS"), Case("ca_ES@valencia", "ca-ES-valencia"),
      Case("zh_TW.UTF-8", "zh-Hant"), Case("uz_UZ@cyrillic", "uz-Cyrl-UZ"),
      Case("de_DE@euro", "de-DE"), Case("en_US_POSIX", "en-US"), Case("fr", "fr"),
      Case("C", nil), Case("C.UTF-8", nil), Case("POSIX", nil), Case("", nil), Case(".", nil),
      Case("@", nil), Case("%s%n", nil), Case("de_DE\u{1B}[2J", nil),
    ]

    static let folders = [
      Case("de", "de"), Case("zh_TW.lproj", "zh-Hant"), Case("zh_CN.lproj", "zh-Hans"),
      Case("zh-Hans.lproj", "zh-Hans"), Case("zh-hans.LPROJ", "zh-Hans"),
      Case("English.lproj", "en"), Case("German", "de"), Case("Japanese.lproj", "ja"),
      Case("pt_BR.lproj", "pt-BR"), Case("sr-latn.lproj", "sr-Latn"), Case("Base.lproj", nil),
      Case("Base", nil), Case("Resources", nil), Case(".lproj", nil),
    ]

    /// A tag, and all its parents in order.
    static let parents = [
      Case("es-MX", "es-419 es"), Case("es-ES", "es"), Case("zh-Hant-HK", "zh-Hant"),
      Case("zh-Hant-MO", "zh-Hant-HK zh-Hant"), Case("zh-Hant", ""),
      Case("zh-Hans-SG", "zh-Hans zh"),
      Case("en-AU", "en-001 en"), Case("en-DE", "en-150 en-001 en"), Case("en-US", "en"),
      Case("pt-AO", "pt-PT pt"), Case("pt-BR", "pt"), Case("sr-Latn", ""),
      Case("sr-Latn-RS", "sr-Latn"), Case("sr-Cyrl", "sr"), Case("sr-RS", "sr"),
      Case("nb", "no"), Case("nn-NO", "nn no"), Case("hi-Latn", "en-IN en-001 en"), Case("de", ""),
      Case("ca-ES-valencia", "ca-ES ca"), Case("ar-EG-u-nu-latn", "ar-EG ar"), Case("xx-Latn", ""),
    ]

    /// The name of a language in itself, as its row of the list of languages shows it.
    static let ownNames = [
      Case("en", "English"), Case("de", "Deutsch"), Case("fr", "Français"),
      Case("pt-BR", "Português (Brasil)"), Case("cs", "Čeština"), Case("uk", "Українська"),
      Case("sr", "српски"), Case("sr-Latn", "srpski (latinica)"), Case("tr", "Türkçe"),
      Case("el", "Ελληνικά"), Case("ar", "العربية"), Case("he", "עברית"), Case("fa", "فارسی"),
      Case("hi", "हिन्दी"), Case("th", "ไทย"), Case("ja", "日本語"), Case("ko", "한국어"),
      Case("zh-Hans", "简体中文"), Case("zh-Hant", "繁體中文"), Case("ar-u-nu-arab", "العربية"),
      Case("az-Arab", "Azerbaijani (Arabic)"), Case("xx", "xx"),
    ]
  }

  @Test(arguments: Case.canonical)
  func canonicalForm(_ row: Case) { #expect(LanguageTag(row.text)?.description == row.expected) }

  @Test(arguments: Case.posix)
  func posixName(_ row: Case) { #expect(LanguageTag(posix: row.text)?.description == row.expected) }

  @Test(arguments: Case.folders)
  func folderName(_ row: Case) {
    #expect(LanguageTag(folderName: row.text)?.description == row.expected)
  }

  @Test(arguments: Case.parents)
  func parents(_ row: Case) throws {
    let tag = try #require(LanguageTag(row.text))
    let parents = sequence(first: tag, next: \.parent).dropFirst()
    #expect(parents.map(\.description).joined(separator: " ") == row.expected)
  }

  @Test(arguments: Case.ownNames)
  func ownName(_ row: Case) throws {
    #expect(try #require(LanguageTag(row.text)).ownName == row.expected)
  }

  /// What was read is written so that it reads the same again, whatever the parts.
  @Test func canonicalFormIsStable() {
    let languages = ["sr", "zh", "iw", "sh", "no", "az", "pa", "tl", "en", "xx"]
    let scripts = ["", "-Latn", "-Hant", "-cyrl"]
    let regions = ["", "-TW", "-me", "-UK", "-419", "-PK"]
    let rests = ["", "-valencia", "-1996-1901", "-u-nu-arab-ca-islamic-civil", "-t-en-u-co-trad"]
    for language in languages {
      for script in scripts {
        for region in regions {
          for rest in rests {
            let tag = LanguageTag(language + script + region + rest)
            #expect(tag != nil)
            #expect(tag.flatMap { LanguageTag($0.description) } == tag)
          }
        }
      }
    }
  }

  @Test func regionsForAPicker() throws {
    let rows = Region.allNamed(in: try #require(LanguageTag("sv")))
    #expect(rows.count == Region.all.count)
    // In Swedish Ö stands at the end.
    #expect(rows.last?.name == "Östtimor")
  }

  @Test func nameInAnotherLanguage() throws {
    let german = try #require(LanguageTag("de"))
    #expect(try #require(LanguageTag("sr-Latn")).name(in: german) == "Serbisch (Lateinisch)")
    #expect(try #require(Region("RS")).name(in: german) == "Serbien")
    #expect(Region("rs") == Region("RS"))
    #expect(Region("ZZ") == nil)
    #expect(Region("419") == nil)
    #expect(Region.all.count > 240)
  }

  @Test(arguments: ["ar", "he", "fa", "ur", "az-Arab", "pa-PK", "ckb", "ug", "dv", "yi", "ks"])
  func rightToLeft(_ text: String) throws {
    #expect(try #require(LanguageTag(text)).isRightToLeft)
  }

  @Test(arguments: ["en", "az", "pa", "ar-Latn", "sr", "ja", "mn", "xx", "ku"])
  func leftToRight(_ text: String) throws {
    #expect(try !#require(LanguageTag(text)).isRightToLeft)
  }

  @Test func parts() throws {
    let tag = try #require(LanguageTag("ca-latn-ES-valencia-u-nu-arab"))
    #expect(tag.language == "ca")
    #expect(tag.script == "Latn")
    #expect(tag.region == "ES")
    #expect(tag.variants == ["valencia"])
    #expect(tag.numberingSystem == "arab")
    #expect(tag.withoutKeywords == LanguageTag("ca-Latn-ES-valencia"))
    #expect(tag.inRegion("FR").description == "ca-Latn-FR-valencia-u-nu-arab")
    #expect(LanguageTag("sr")?.isKnown == true)
    #expect(LanguageTag("xx")?.isKnown == false)
  }
}
