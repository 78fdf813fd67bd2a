package import LocaleLayer

/// What a session asks of whoever runs it.
package enum Effect: Hashable, Sendable {
  case switchLanguage(LanguageRequest)
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
