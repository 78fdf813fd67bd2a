package import LocaleLayer

/// What a session asks of whoever runs it.
package enum Effect: Hashable, Sendable {
  case switchLanguage(LanguageRequest)
  /// Pins the region whose number format is used; nil takes it back.
  case pinRegion(Region?)
  /// Makes a choice of language take effect at once, or at the next start.
  case setLiveSwitching(Bool)
  /// Runs an action of the app by its name.
  case perform(String)
  case redraw, suspend, quit, interrupt
}

/// The language that the person wants.
package enum LanguageRequest: Hashable, Sendable {
  case next, previous
  /// Nil for the system's.
  case choose(LanguageTag?)
}
