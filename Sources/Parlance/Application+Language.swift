import Foundation
public import LocaleLayer
import ScreenLayout
import ScreenSession
import StringTables

extension Application {
  /// Changes the language as the person would: it is stored, and observers hear of it.
  ///
  /// Asked for by an observer, it runs after the switch under way.
  ///
  /// - Parameter language: the language; nil for the system's.
  public func switchLanguage(to language: LanguageTag?) {
    switchLanguage(.choose(language)) {}
  }

  /// One switch: opens everything aside, exchanges it at once, paints, stores, and tells.
  ///
  /// If the tables cannot be opened, nothing has changed but the notice that says so.
  func switchLanguage(_ request: LanguageRequest, paint: () -> Void) {
    guard !isSwitching else {
      pendingSwitches.append(request)
      return
    }
    isSwitching = true
    perform(request, paint: paint)
    while !pendingSwitches.isEmpty {
      perform(pendingSwitches.removeFirst(), paint: paint)
    }
    isSwitching = false
  }

  private func perform(_ request: LanguageRequest, paint: () -> Void) {
    let choice = languages.choice(request, after: session)
    guard session.state.language.isLive else {
      storeForNextStart(choice)
      return
    }
    let old = session.locale
    do {
      let setup = try languages.open(
        choice, region: preferences.region, overrides: preferences.overrides)
      var status = session.state.language
      status.choice = setup.choice
      session.exchange(localizer: setup.localizer, locale: setup.locale, language: status)
    } catch {
      session.state.notice = Notice(
        key: "parlance.language.failed", arguments: [.text(error.description)], isError: true)
      return
    }
    paint()
    store(choice)
    tell(old: old, new: session.locale)
  }

  private func storeForNextStart(_ choice: LanguageTag?) {
    session.state.language.choice = choice
    store(choice)
    guard session.state.notice == nil else { return }
    let system = session.localizer.string("parlance.language.system", isFormat: false).string
    let name = choice?.ownName ?? system
    session.state.notice = Notice(key: "parlance.language.nextStart", arguments: [.text(name)])
  }

  /// Stores the choice; a failure does not undo the switch, but it is said.
  private func store(_ choice: LanguageTag?) {
    preferences.language = choice
    do {
      try preferenceFile.write(preferences)
    } catch {
      session.state.notice = Notice(key: "parlance.language.notStored", isError: true)
    }
  }

  private func tell(old: AppLocale, new: AppLocale) {
    guard old != new else { return }
    NotificationCenter.default.post(
      name: Self.localeDidChange, object: self, userInfo: ["old": old, "new": new])
    for observer in observers { observer(old, new) }
  }
}
