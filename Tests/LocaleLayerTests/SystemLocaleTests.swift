import LocaleLayer
import Testing

struct SystemLocaleTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let environment: [String: String]
    let text: String
    let numbers: String?
    var testDescription: String { "\(environment.sorted { $0.key < $1.key })" }

    init(_ environment: [String: String], text: String, numbers: String?) {
      self.environment = environment
      self.text = text
      self.numbers = numbers
    }

    static let table = [
      Case([:], text: "", numbers: nil),
      Case(["LANG": "de_DE.UTF-8"], text: "de-DE", numbers: "de-DE"),
      Case(["LANG": "sr_RS@latin"], text: "sr-Latn-RS", numbers: "sr-Latn-RS"),
      Case(["LANG": "ca_ES@valencia"], text: "ca-ES-valencia", numbers: "ca-ES-valencia"),
      Case(["LANG": "zh_TW.UTF-8"], text: "zh-Hant", numbers: "zh-Hant"),
      Case(["LANG": "de_DE", "LC_ALL": ""], text: "de-DE", numbers: "de-DE"),
      Case(
        ["LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_NUMERIC": "sv_SE"],
        text: "fr-FR", numbers: "sv-SE"),
      Case(
        ["LC_ALL": "it_IT", "LANG": "de_DE", "LC_MESSAGES": "fr_FR", "LC_NUMERIC": "sv_SE"],
        text: "it-IT", numbers: "it-IT"),
      Case(["LANG": "de_DE", "LANGUAGE": "en_US:fr"], text: "en-US fr de-DE", numbers: "de-DE"),
      Case(["LANG": "de_DE", "LANGUAGE": "de_DE::fr:"], text: "de-DE fr", numbers: "de-DE"),
      // C and POSIX mean no wish, and silence LANGUAGE.
      Case(["LANG": "C", "LANGUAGE": "fr"], text: "", numbers: nil),
      Case(["LANG": "POSIX", "LANGUAGE": "fr"], text: "", numbers: nil),
      Case(["LANG": "ru_RU.UTF-8", "LC_ALL": "C.UTF-8"], text: "", numbers: nil),
      Case(["LANG": "de_DE", "LC_NUMERIC": "C"], text: "de-DE", numbers: nil),
      Case(["LANGUAGE": "fr"], text: "", numbers: nil),
      // What cannot be read is passed over.
      Case(["LANG": "%%%", "LANGUAGE": "\u{1B}:fr"], text: "fr", numbers: nil),
    ]
  }

  @Test(arguments: Case.table)
  func wishes(_ row: Case) {
    let system = SystemLocale(environment: row.environment)
    #expect(system.textLanguages.map(\.description).joined(separator: " ") == row.text)
    #expect(system.numbers?.description == row.numbers)
  }

  @Test func theEnvironmentChoosesAmongWhatTheAppHas() {
    let system = SystemLocale(environment: ["LANG": "es_MX.UTF-8"])
    let match = LanguageTag.bestMatch(
      for: system.textLanguages, among: LanguageMatchTests.tags("en es es-419"))
    #expect(match?.description == "es-419")
  }
}
