import Foundation
import LocaleLayer
import Testing

@testable import Parlance

/// Which language an app's folders give, and where a key is sought that it lacks.
@MainActor
@Suite("Fallback")
struct FallbackTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// Every folder's table has a key of the folder's name, and `shared` with it as value.
    let folders: [String]
    var environment: [String: String] = [:]
    var want: String?
    let language: String
    /// The folder whose text of `shared` is shown.
    let first: String
    /// The keys that are found at all, each from its folder.
    let chain: [String]
  }

  nonisolated static let cases = [
    Case(
      testDescription: "the environment's wish takes the best match",
      folders: ["en", "es", "es-419"], environment: ["LANG": "es_MX.UTF-8"], language: "es-419",
      first: "es-419", chain: ["es-419", "es", "en"]),
    Case(
      testDescription: "the C locale is no wish", folders: ["en", "ru"],
      environment: ["LC_ALL": "C.UTF-8", "LANG": "ru_RU.UTF-8"], language: "en", first: "en",
      chain: ["en"]),
    Case(
      testDescription: "Base stands for a development language without a folder",
      folders: ["Base", "ko"], want: "en", language: "en", first: "Base", chain: ["Base"]),
    Case(
      testDescription: "a region's variant serves the bare language", folders: ["de", "en-GB"],
      want: "en", language: "en-GB", first: "en-GB", chain: ["en-GB"]),
    Case(
      testDescription: "folders with an underscore, and a chain instead of one table",
      folders: ["Base", "en", "fr", "fr_FR"], want: "fr-FR", language: "fr-FR", first: "fr_FR",
      chain: ["fr_FR", "fr", "en", "Base"]),
    Case(
      testDescription: "the script decides", folders: ["en", "zh-Hans", "zh-Hant", "pt-BR"],
      want: "zh-TW", language: "zh-Hant", first: "zh-Hant", chain: ["zh-Hant", "en"]),
    Case(
      testDescription: "further wishes come before the development language",
      folders: ["en", "fr", "de"], environment: ["LANG": "sv_SE", "LANGUAGE": "sv:fr:de"],
      language: "fr", first: "fr", chain: ["fr", "de", "en"]),
    Case(
      testDescription: "the system's wishes stand behind a choice", folders: ["en", "fr", "de"],
      environment: ["LANG": "fr_FR"], want: "de", language: "de", first: "de",
      chain: ["de", "fr", "en"]),
    Case(
      testDescription: "old folder names", folders: ["English", "German"], want: "de",
      language: "de", first: "German", chain: ["German", "English"]),
  ]

  @Test("follows CLDR and the person's wishes", arguments: cases)
  func fallback(_ test: Case) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <storyboard id="t" initialScreen="m" developmentLanguage="en"><screen id="m"/></storyboard>
      """, to: "app/t.storyboard.xml")
    try folder.write("", to: "own/en.lproj/Localizable.strings")
    for name in test.folders {
      try folder.write(
        #""shared"="\#(name)";"\#(name)"="here";"#, to: "app/\(name).lproj/Localizable.strings")
    }
    let app = try Application(
      folder: folder.url.appending(path: "app"), ownTexts: folder.url.appending(path: "own"),
      options: StartOptions(language: test.want.flatMap { LanguageTag($0) }),
      environment: test.environment.merging(["XDG_CONFIG_HOME": folder.url.path]) { $1 })
    let localizer = app.session.localizer
    #expect(localizer.language.description == test.language)
    #expect(localizer.string("shared", isFormat: false).string == test.first)
    let found = test.folders.filter { !localizer.string($0, isFormat: false).isMissing }
    #expect(found.sorted() == test.chain.sorted())
  }

  @Test("an app in a language that Parlance does not speak has its keys named in English")
  func ownTextsEndInEnglish() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <storyboard id="t" initialScreen="m" developmentLanguage="mr"><screen id="m"/></storyboard>
      """, to: "app/t.storyboard.xml")
    try folder.write(#""k"="v";"#, to: "app/mr.lproj/Localizable.strings")
    try folder.write(#""parlance.key.quit"="Quit";"#, to: "own/en.lproj/Localizable.strings")
    let app = try Application(
      folder: folder.url.appending(path: "app"), ownTexts: folder.url.appending(path: "own"),
      options: StartOptions(), environment: ["XDG_CONFIG_HOME": folder.url.path])
    let localizer = app.session.localizer
    #expect(localizer.language.description == "mr")
    #expect(localizer.string("parlance.key.quit", isFormat: false).string == "Quit")
  }
}
