import FoundationEssentials
import LocaleLayer
import Testing

@testable import StringTables

/// Look-ups along a chain, and the languages of an app.
struct LocalizerTests {
  private static func localizer(
    _ bundles: [(String, String)], next: Localizer? = nil
  ) -> Localizer {
    let chain = bundles.map { language, text in
      TestTables.bundle(language, ["\(language).lproj/Localizable.strings": text])
    }
    return Localizer(
      chain: chain, locale: AppLocale(language: TestTables.tag(bundles[0].0)), next: next)
  }

  @Test("a text is isolated in a message that runs from the right in a language from the left")
  func isolatedInLiteral() {
    let localizer = TestTables.localizer("en", [:])
    let text = localizer.format(
      Message("שלום %@"), arguments: [.text("abc")], isRightToLeft: true)
    #expect(text.string == "שלום \u{2068}abc\u{2069}")
  }

  @Test func firstLanguageWithTheKeyAnswers() {
    let localizer = Self.localizer([
      ("es-MX", "a = mx;"), ("es-419", "a = latin; b = latin;"), ("es", "b = es; c = es;"),
      ("en", "d = en;"),
    ])
    let found = ["a", "b", "c", "d"].map { localizer.string($0, isFormat: false) }
    #expect(found.map(\.string) == ["mx", "latin", "es", "en"])
    #expect(found.map(\.language.description) == ["es-MX", "es-419", "es", "en"])
    #expect(!found.contains { $0.isMissing })
  }

  @Test func missingKeyIsShown() {
    let text = Self.localizer([("de", "")]).string(
      "no.such %@", arguments: [.integer(1)], isFormat: true)
    #expect(text == LocalizedText("no.such %@", language: TestTables.tag("de"), isMissing: true))
  }

  @Test func nextLocalizerIsAskedForWhatTheChainLacks() {
    let next = Self.localizer([("de", "a = next; b = next;"), ("en", "c = next;")])
    let localizer = Self.localizer([("de", ""), ("en", "a = app;")], next: next)
    #expect(
      ["a", "b", "c"].map { localizer.string($0, isFormat: false).string } == [
        "app", "next", "next",
      ])
  }

  /// Russian has the category few for 2; the English text that is found has not.
  @Test func pluralRuleIsThatOfTheTextFound() {
    let entry = """
      <plist><dict><key>k</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>few</key><string>few</string><key>other</key><string>%d days</string>
      </dict></dict></dict></plist>
      """
    let localizer = Localizer(
      chain: [
        TestTables.bundle("ru", [:]),
        TestTables.bundle("en", ["en.lproj/Localizable.stringsdict": entry]),
      ], locale: AppLocale(language: TestTables.tag("ru")))
    #expect(localizer.string("k", arguments: [.integer(2)], isFormat: true).string == "2 days")
  }

  @Test func otherTablesByName() {
    let localizer = TestTables.localizer(
      "en", ["en.lproj/Errors.strings": "k = error;", "en.lproj/Localizable.strings": "k = text;"])
    #expect(localizer.string("k", table: "Errors", isFormat: false).string == "error")
    #expect(localizer.string("k", table: "Localizable", isFormat: false).string == "text")
    #expect(localizer.string("k", isFormat: false).string == "text")
    #expect(localizer.string("k", table: "Other", isFormat: false).isMissing)
  }

  @Test func keysOfOneLookAreDifferent() {
    let localizer = Self.localizer([("en", "\"\u{E9}\" = one; \"e\u{301}\" = two;")])
    #expect(localizer.string("\u{E9}", isFormat: false).string == "one")
    #expect(localizer.string("e\u{301}", isFormat: false).string == "two")
  }

  /// When no language has a sound message, the first one is shown as far as it goes.
  @Test func brokenEverywhere() {
    let localizer = Self.localizer([("de", "k = \"%#@a@ de %d\";"), ("en", "k = \"%#@a@ en\";")])
    let text = localizer.string("k", arguments: [.integer(1)], isFormat: true)
    #expect(text.string == "%#@a@ de 1")
    #expect(text.language == TestTables.tag("de"))
    #expect(text.issues.map(\.code) == Array(repeating: "plural-variable-undefined", count: 2))
    #expect(text.issues.first?.position?.column == 1)
  }
}

/// Which languages an app has, and the files of each.
struct CatalogueTests {
  private static let files = [
    "Base.lproj/Localizable.strings": "base = base;",
    "de.lproj/Localizable.strings": "k = de;",
    "English.lproj/Localizable.strings": "k = en;",
    "fr_FR.lproj/Localizable.strings": "k = fr-FR;",
    "zh_cn.lproj/Localizable.strings": "k = zh;",
    "(null).lproj/Localizable.strings": "k = none;",
    "Menu.xcstrings":
      #"{"sourceLanguage":"en","strings":{"m":{"localizations":{"ja":{"stringUnit":"#
      + #"{"value":"ja"}}}}}}"#,
    "notes.txt": "",
    "Loose.strings": "k = loose;",
  ]

  private func catalogue() -> Catalogue {
    Catalogue(paths: Self.files.keys.sorted()) { Data((Self.files[$0.path] ?? "").utf8) }
  }

  @Test func languagesOfFoldersAndCatalogues() {
    let languages = catalogue().languages.map(\.description)
    #expect(languages == ["de", "en", "fr-FR", "ja", "zh-Hans"])
  }

  @Test func foldersThatNameNoLanguage() {
    let issues = catalogue().issues.map { "\($0.file) \($0.severity) \($0.code)" }
    #expect(
      issues == [
        "(null).lproj error bad-language-folder", "zh_cn.lproj warning bad-language-folder",
      ])
  }

  @Test func onlyFilesOfTheLanguageAreRead() {
    var read: [String] = []
    let bundle = catalogue().bundle(for: TestTables.tag("fr-FR")) {
      read.append($0.path)
      return Data((Self.files[$0.path] ?? "").utf8)
    }
    #expect(read == ["fr_FR.lproj/Localizable.strings"])
    #expect(bundle?.language == TestTables.tag("fr-FR"))
  }

  @Test func languageOfACatalogueNeedsNoFile() throws {
    var read = 0
    let bundle = catalogue().bundle(for: TestTables.tag("ja")) { _ in
      read += 1
      return Data()
    }
    #expect(read == 0)
    let localizer = Localizer(
      chain: [try #require(bundle)], locale: AppLocale(language: TestTables.tag("ja")))
    #expect(localizer.string("m", table: "Menu", isFormat: false).string == "ja")
  }

  @Test func baseStandsInTheDevelopmentLanguage() throws {
    let bundle = catalogue().baseBundle(in: TestTables.tag("en")) {
      Data((Self.files[$0.path] ?? "").utf8)
    }
    let localizer = Localizer(
      chain: [try #require(bundle)], locale: AppLocale(language: TestTables.tag("en")))
    #expect(localizer.string("base", isFormat: false).language == TestTables.tag("en"))
  }

  @Test func languageWithoutTables() {
    #expect(catalogue().bundle(for: TestTables.tag("it")) { _ in Data() } == nil)
  }

  private struct Refusal: Error {}

  @Test func aFileThatCannotBeReadFailsTheBundle() {
    #expect(throws: Refusal.self) {
      try catalogue().bundle(for: TestTables.tag("de")) { _ throws(Refusal) in throw Refusal() }
    }
  }
}
