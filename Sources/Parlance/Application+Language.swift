import Foundation
public import LocaleLayer
import ScreenLayout
import ScreenSession
import StringTables

extension Application {
  /// Changes the language as the person would: it is stored, and observers hear of it.
  ///
  /// Asked for by an observer, it runs after the switch under way. In a running app the screen
  /// follows when the event under way is through.
  ///
  /// - Parameter language: the language; nil for the system's.
  public func switchLanguage(to language: LanguageTag?) {
    change(.language(.choose(language)))
    if !isRunning { settle {} }
  }

  /// Takes a change of language or region at once; `settle` paints, stores and tells.
  func change(_ change: LocaleChange) {
    guard !isTelling else {
      requested.append(change)
      return
    }
    switch change {
    case .language(let request): changeLanguage(languages.choice(request, after: session))
    case .region(let region): changeRegion(region)
    case .liveSwitching(let isLive): changeLiveSwitching(isLive)
    }
  }

  /// Ends the switches since the last time: paints, stores the preferences, tells observers, and
  /// then does what they asked for.
  func settle(_ paint: () -> Void) {
    while let switched = unsettled {
      unsettled = nil
      paint()
      store(switched)
      isTelling = true
      tell(old: switched.old, new: session.locale)
      isTelling = false
      let changes = requested
      requested = []
      for request in changes { change(request) }
    }
  }

  private func changeLanguage(_ choice: LanguageTag?) {
    guard session.state.language.isLive else {
      session.state.language.choice = choice
      isChoiceWaiting = true
      note(.language(choice), comesAtNextStart: true)
      return
    }
    let wanted = choice.map { [$0] } ?? []
    guard let setup = exchange(wanted: wanted, region: session.state.language.region) else {
      return
    }
    self.wanted = wanted
    isChoiceWaiting = false
    session.state.language.choice = setup.choice
    if let notice = setup.notice { session.state.notice = notice }
    note(.language(choice))
  }

  /// Opens the language after the present one, while the person looks at the screen.
  ///
  /// The language key then has no file to wait for. What cannot be opened is said when it is asked
  /// for.
  func openNextLanguage() {
    guard !isNextLanguageOpen, session.state.language.isLive else { return }
    isNextLanguageOpen = true
    guard let next = languages.choice(.next, after: session) else { return }
    _ = try? languages.open(
      [next], region: session.state.language.region, overrides: preferences.overrides)
  }

  private func changeRegion(_ region: Region?) {
    // A language that waits for the next start goes on waiting.
    guard exchange(wanted: wanted, region: region) != nil else { return }
    session.state.language.region = region
    note(.region(region?.code))
  }

  private func changeLiveSwitching(_ isLive: Bool) {
    session.state.language.isLive = isLive
    note(.liveSwitching(isLive))
    if isLive, isChoiceWaiting { changeLanguage(session.state.language.choice) }
  }

  /// Opens everything aside and exchanges it at once.
  ///
  /// - Returns: what was opened; nil when tables cannot be opened: then nothing has changed but
  ///   the notice that says so.
  private func exchange(wanted: [LanguageTag], region: Region?) -> LanguageChooser.Setup? {
    let old = session.locale
    do {
      let setup = try languages.open(wanted, region: region, overrides: preferences.overrides)
      session.exchange(
        localizer: setup.localizer, locale: setup.locale, language: session.state.language)
      unsettled = unsettled ?? Unsettled(old: old)
      isNextLanguageOpen = false
      return setup
    } catch {
      session.state.notice = Notice(
        key: "parlance.language.failed", arguments: [.text(error.description)], isError: true)
      return nil
    }
  }

  private func note(_ preference: Preferences.Change, comesAtNextStart: Bool = false) {
    var switched = unsettled ?? Unsettled(old: session.locale)
    switched.preferences.append(preference)
    switched.comesAtNextStart = comesAtNextStart
    unsettled = switched
  }

  /// Stores the preferences; a failure does not undo the switch, but it is said.
  private func store(_ switched: Unsettled) {
    do {
      try preferenceFile.store(switched.preferences)
    } catch {
      session.state.notice = Notice(key: "parlance.language.notStored", isError: true)
      return
    }
    guard switched.comesAtNextStart else { return }
    let system = session.localizer.string("parlance.language.system", isFormat: false).string
    let name = session.state.language.choice?.ownName ?? system
    session.state.notice = Notice(key: "parlance.language.nextStart", arguments: [.text(name)])
  }

  private func tell(old: AppLocale, new: AppLocale) {
    guard old != new else { return }
    NotificationCenter.default.post(
      name: Self.localeDidChange, object: self, userInfo: ["old": old, "new": new])
    for observer in observers { observer(old, new) }
  }
}

/// What a person or the app asks to be changed.
enum LocaleChange {
  case language(LanguageRequest)
  case region(Region?)
  case liveSwitching(Bool)
}

/// Switches that are on the way to the screen, the preference file and the observers.
struct Unsettled {
  /// The locale before the first of them.
  let old: AppLocale
  var preferences: [Preferences.Change] = []
  var comesAtNextStart = false
}
