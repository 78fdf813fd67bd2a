import LocaleLayer
import ScreenDescription
import ScreenLayout
import ScreenSession
import StringTables
import TerminalCells

/// A person at a storyboard without tables, who can change the language.
struct Person {
  static let localizers = ["en", "ar-EG", "sr", "he", "ja", "hi"].compactMap { LanguageTag($0) }
    .map { tag in
      Localizer(
        chain: [LanguageBundle(language: tag, tables: [])], locale: AppLocale(language: tag))
    }

  var session: Session
  /// The index of the localizer.
  private(set) var language: Int

  init(at storyboard: Storyboard, language: Int, size: Size) {
    let localizer = Self.localizers[language]
    self.language = language
    session = Session(
      storyboard: storyboard, localizer: localizer, locale: localizer.locale, size: size,
      language: LanguageStatus(available: Self.localizers.map(\.language)))
  }

  mutating func choose(_ language: Int) {
    self.language = language
    let localizer = Self.localizers[language]
    var status = session.state.language
    status.choice = localizer.language
    session.exchange(localizer: localizer, locale: localizer.locale, language: status)
  }

  /// Handles an event, and the switch that it may ask for.
  mutating func handle(_ event: Event) {
    for case .switchLanguage(let request) in session.handle(event) {
      switch request {
      case .next: choose((language + 1) % Self.localizers.count)
      case .previous: choose((language + Self.localizers.count - 1) % Self.localizers.count)
      case .choose(let tag):
        choose(Self.localizers.firstIndex { $0.language == tag } ?? 0)
      }
    }
  }
}
