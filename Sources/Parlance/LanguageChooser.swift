import Foundation
import LocaleLayer
import ScreenLayout
import ScreenSession
import SourceText
import StringTables

/// Opens languages: from a choice to everything that a switch exchanges.
@MainActor
final class LanguageChooser {
  /// What a switch exchanges, built aside.
  struct Setup {
    let choice: LanguageTag?
    let localizer: Localizer
    let locale: AppLocale
    /// What to tell the person, when the app lacks the language asked for.
    let notice: Notice?
  }

  let available: [LanguageTag]
  private let folder: AppFolder
  private let ownTexts: TextFolder
  private let system: SystemLocale
  /// What was found for each language sought so far, nil where there are no tables: it is read once.
  private var bundles: [BundleName: LanguageBundle?] = [:]

  /// The locales built so far: ICU takes longer to open one than a screen takes to be drawn.
  private var locales: [LocaleParts: AppLocale] = [:]

  private struct LocaleParts: Hashable {
    let language: LanguageTag
    let numbers: LanguageTag?
    let region: Region?
    let overrides: NumberOverrides
  }

  private enum Texts {
    case app, own
  }

  private struct BundleName: Hashable {
    let texts: Texts
    /// Nil for `Base`.
    let language: LanguageTag?
  }

  init(folder: AppFolder, ownTexts: TextFolder, system: SystemLocale) throws(AppError) {
    self.folder = folder
    self.ownTexts = ownTexts
    self.system = system
    available = folder.languages
  }

  /// What is wrong with the tables opened so far.
  var issues: [Issue] { folder.texts.issues + bundles.values.compactMap(\.self).flatMap(\.issues) }

  /// The language that a request means.
  ///
  /// From "System" the next one is the one after the language that the system's wishes led to.
  func choice(_ request: LanguageRequest, after session: Session) -> LanguageTag? {
    let present = session.state.language.choice ?? session.localizer.language
    let index =
      available.firstIndex(of: present)
      ?? available.firstIndex { $0 == session.localizer.language }
    let count = available.count
    return switch request {
    case .choose(let language): language
    case .next: available[((index ?? -1) + 1) % count]
    case .previous: available[((index ?? 0) + count - 1) % count]
    }
  }

  /// Reads the tables of a choice and of its fallbacks, and builds what a switch exchanges.
  ///
  /// - Parameters:
  ///   - wanted: the languages asked for, the dearest first; empty for the system's wishes.
  ///   - region: the pinned region.
  ///   - overrides: the pinned parts of numbers.
  /// - Returns: what the switch exchanges; a language that the app lacks gives the nearest one,
  ///   or the development language with a notice.
  /// - Throws: `AppError.unreadable`; then nothing has changed.
  func open(
    _ wanted: [LanguageTag], region: Region?, overrides: NumberOverrides
  ) throws(AppError) -> Setup {
    let match = LanguageTag.bestMatch(
      for: wanted.isEmpty ? system.textLanguages : wanted, among: available)
    let language = match ?? folder.developmentLanguage
    let wishes = wanted + system.textLanguages
    let locale = locale(
      LocaleParts(
        language: language, numbers: numbers(wanted, match: match), region: region,
        overrides: overrides))
    let own = Localizer(
      chain: try chain(language, wishes: wishes, in: .own), locale: locale)
    let localizer = Localizer(
      chain: try chain(language, wishes: wishes, in: .app), locale: locale, next: own)
    var notice: Notice?
    if let first = wanted.first, match == nil {
      notice = Notice(
        key: "parlance.language.nearest",
        arguments: [.text(first.name(in: language)), .text(language.name(in: language))])
    }
    return Setup(
      choice: wanted.isEmpty ? nil : language, localizer: localizer, locale: locale,
      notice: notice)
  }

  /// The locale of numbers: the tag that was asked for and led to the match, as it was given.
  private func numbers(_ wanted: [LanguageTag], match: LanguageTag?) -> LanguageTag? {
    guard let first = wanted.first else { return system.numbers }
    return wanted.first { LanguageTag.bestMatch(for: [$0], among: available) == match } ?? first
  }

  private func locale(_ parts: LocaleParts) -> AppLocale {
    if let known = locales[parts] { return known }
    let locale = AppLocale(
      language: parts.language, numbers: parts.numbers, region: parts.region,
      overrides: parts.overrides)
    locales[parts] = locale
    return locale
  }

  /// The bundles in which a key is sought: the language, its parents (CLDR), the further wishes,
  /// the development language, `Base`.
  ///
  /// Parlance's own texts end in English: an app can be written in a language that Parlance does
  /// not speak.
  private func chain(
    _ language: LanguageTag, wishes: [LanguageTag], in texts: Texts
  ) throws(AppError) -> [LanguageBundle] {
    let english = texts == .own ? [LanguageTag("en")].compactMap(\.self) : []
    var languages: [LanguageTag] = []
    for wish in [language] + wishes + [folder.developmentLanguage] + english {
      let lineage = sequence(first: wish, next: \.parent)
      languages += lineage.filter { !languages.contains($0) }
    }
    var chain: [LanguageBundle] = []
    for tag in languages {
      if let bundle = try bundle(tag, in: texts) { chain.append(bundle) }
    }
    if let base = try bundle(nil, in: texts) { chain.append(base) }
    // The first bundle says which language this is, also where the app has no tables for it.
    if chain.first?.language != language {
      chain.insert(LanguageBundle(language: language, files: []), at: 0)
    }
    return chain
  }

  private func bundle(
    _ language: LanguageTag?, in texts: Texts
  ) throws(AppError) -> LanguageBundle? {
    let name = BundleName(texts: texts, language: language)
    if let known = bundles[name] { return known }
    let tables = texts == .app ? folder.texts : ownTexts
    let bundle =
      if let language {
        try tables.bundle(for: language)
      } else {
        try tables.baseBundle(folder.developmentLanguage)
      }
    bundles.updateValue(bundle, forKey: name)
    return bundle
  }
}
