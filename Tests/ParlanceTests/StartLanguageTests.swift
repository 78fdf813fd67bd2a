import LocaleLayer
import Testing

@testable import Parlance

/// In which language and with which numbers an app of en, de and sr starts.
@MainActor
@Suite("Start language")
struct StartLanguageTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var environment: [String: String] = [:]
    var language: String?
    var region: String?
    var stored: String?
    /// The language of the texts, and 1234.5 as it is written.
    let expected: (language: String, number: String)
    var notice = false
  }

  nonisolated private static func stored(_ entries: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>\(entries)</dict></plist>
    """
  }

  nonisolated private static let german = stored(
    "<key>AppleLanguages</key><array><string>de</string></array>")

  nonisolated static let cases = [
    Case(testDescription: "nothing is set", expected: ("en", "1,234.5")),
    Case(
      testDescription: "LANG", environment: ["LANG": "sr_RS.UTF-8"], expected: ("sr", "1.234,5")),
    Case(
      testDescription: "the numbers of another locale",
      environment: ["LANG": "en_US.UTF-8", "LC_NUMERIC": "de_DE.UTF-8"],
      expected: ("en", "1.234,5")),
    Case(
      testDescription: "the C locale, whatever LANGUAGE says",
      environment: ["LANG": "C", "LANGUAGE": "de"], expected: ("en", "1,234.5")),
    Case(
      testDescription: "LANGUAGE before LANG",
      environment: ["LANG": "en_US.UTF-8", "LANGUAGE": "de:en"], expected: ("de", "1,234.5")),
    Case(
      testDescription: "a language that the app lacks gives the development language",
      environment: ["LANG": "ja_JP.UTF-8"], expected: ("en", "1,234.5")),
    Case(
      testDescription: "the stored choice before the environment",
      environment: ["LANG": "sr_RS.UTF-8"], stored: german, expected: ("de", "1.234,5")),
    Case(
      testDescription: "of several stored ones the first that the app has",
      stored: stored(
        "<key>AppleLanguages</key><array><string>da</string><string>de</string></array>"),
      expected: ("de", "1.234,5")),
    Case(
      testDescription: "--language before the stored choice", language: "sr", stored: german,
      expected: ("sr", "1.234,5")),
    Case(
      testDescription: "--language with a region: texts by the nearest, numbers as given",
      language: "de-CH", expected: ("de", "1’234.5")),
    Case(
      testDescription: "--language that the app lacks is said", language: "ja",
      expected: ("en", "1,234.5"), notice: true),
    Case(
      testDescription: "English with German numbers", language: "en", region: "DE",
      expected: ("en", "1.234,5")),
    Case(
      testDescription: "German with American numbers", language: "de", region: "US",
      expected: ("de", "1,234.5")),
    Case(
      testDescription: "a stored region", language: "en",
      stored: stored("<key>region</key><string>DE</string>"), expected: ("en", "1.234,5")),
    Case(
      testDescription: "pinned separators", language: "de",
      stored: stored("<key>decimalSeparator</key><string>·</string>"),
      expected: ("de", "1.234·5")),
  ]

  @Test("comes from the command line, the preferences, the environment", arguments: cases)
  func start(_ test: Case) throws {
    let app = try TestApp(
      environment: test.environment,
      options: StartOptions(
        language: test.language.flatMap { LanguageTag($0) }, region: test.region),
      preferences: test.stored
    ).app
    #expect(app.locale.language.description == test.expected.language)
    #expect(app.locale.number(1234.5) == test.expected.number)
    #expect((app.session.state.notice != nil) == test.notice)
  }
}
