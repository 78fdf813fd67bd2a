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
    perform(.language(.choose(language))) {}
  }

  func switchLanguage(_ request: LanguageRequest, paint: () -> Void) {
    perform(.language(request), paint: paint)
  }

  /// Pins the region whose number format is used; nil takes it back.
  func pinRegion(_ region: Region?, paint: () -> Void) {
    perform(.region(region), paint: paint)
  }

  /// Makes a choice of language take effect at once, or at the next start, and stores that.
  func setLiveSwitching(_ isLive: Bool) {
    session.state.language.isLive = isLive
    preferences.liveSwitching = isLive
    store()
  }

  /// One switch at a time: what observers ask for waits for the one under way.
  private func perform(_ change: LocaleChange, paint: () -> Void) {
    pendingChanges.append(change)
    guard !isSwitching else { return }
    isSwitching = true
    while !pendingChanges.isEmpty {
      apply(pendingChanges.removeFirst(), paint: paint)
    }
    isSwitching = false
  }

  /// Opens everything aside, exchanges it at once, paints, stores, and tells.
  ///
  /// If the tables cannot be opened, nothing has changed but the notice that says so.
  private func apply(_ change: LocaleChange, paint: () -> Void) {
    var choice = session.state.language.choice
    var region = session.state.language.region
    switch change {
    case .language(let request):
      choice = languages.choice(request, after: session)
      guard session.state.language.isLive else {
        storeForNextStart(choice)
        return
      }
    case .region(let pinned): region = pinned
    }
    let old = session.locale
    do {
      let setup = try languages.open(choice, region: region, overrides: preferences.overrides)
      var status = session.state.language
      status.choice = setup.choice
      status.region = region
      session.exchange(localizer: setup.localizer, locale: setup.locale, language: status)
    } catch {
      session.state.notice = Notice(
        key: "parlance.language.failed", arguments: [.text(error.description)], isError: true)
      return
    }
    paint()
    switch change {
    case .language: preferences.language = choice
    case .region: preferences.region = region?.code
    }
    store()
    tell(old: old, new: session.locale)
  }

  private func storeForNextStart(_ choice: LanguageTag?) {
    session.state.language.choice = choice
    preferences.language = choice
    guard store() else { return }
    let system = session.localizer.string("parlance.language.system", isFormat: false).string
    let name = choice?.ownName ?? system
    session.state.notice = Notice(key: "parlance.language.nextStart", arguments: [.text(name)])
  }

  /// Stores the preferences; a failure does not undo the switch, but it is said.
  @discardableResult
  private func store() -> Bool {
    do {
      try preferenceFile.write(preferences)
      return true
    } catch {
      session.state.notice = Notice(key: "parlance.language.notStored", isError: true)
      return false
    }
  }

  private func tell(old: AppLocale, new: AppLocale) {
    guard old != new else { return }
    NotificationCenter.default.post(
      name: Self.localeDidChange, object: self, userInfo: ["old": old, "new": new])
    for observer in observers { observer(old, new) }
  }
}

/// What a switch changes.
enum LocaleChange {
  case language(LanguageRequest)
  case region(Region?)
}
