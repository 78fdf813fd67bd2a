public import LocaleLayer

/// What a program decides before its app starts; each wins over the stored preference.
public struct StartOptions: Sendable {
  /// The language to start in; nil for the stored one, or the system's.
  public var language: LanguageTag?
  /// The region whose number format is used; nil for the stored one, or the language's own.
  public var region: String?
  /// Whether a language takes effect at once; nil for the stored choice.
  public var liveSwitching: Bool?
  /// Who puts right-to-left text into the order of the screen.
  public var bidi: BidiMode
  /// Whether the preference file is read; a picture for a script should not depend on it.
  package var readsPreferences = true

  /// Options that leave everything to the preferences and the environment.
  public init(
    language: LanguageTag? = nil, region: String? = nil, liveSwitching: Bool? = nil,
    bidi: BidiMode = .auto
  ) {
    self.language = language
    self.region = region
    self.liveSwitching = liveSwitching
    self.bidi = bidi
  }
}

/// Who puts right-to-left text into the order of the screen (UAX #9).
public enum BidiMode: String, Sendable, CaseIterable {
  /// The app; a terminal that is known to reorder too is kept from it.
  case auto
  /// The app, whatever the terminal is.
  case app
  /// The terminal: text is sent in the order in which it is stored.
  case terminal
  /// Nobody: text is sent in the order in which it is stored, and the terminal is kept from
  /// reordering it, as far as it is known how.
  case off
}

extension StartOptions {
  /// Whether a text is the code of a region in use (ISO 3166-1): two letters, such as RS.
  package static func isRegion(_ text: String) -> Bool { Region(text) != nil }
}
