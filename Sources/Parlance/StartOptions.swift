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
  /// The app, unless the terminal is known to do it.
  case auto
  /// The app.
  case app
  /// The terminal.
  case terminal
  /// Nobody: text stays in the order in which it is stored.
  case off
}

extension StartOptions {
  /// Whether a text is the code of a region in use (ISO 3166-1): two letters, such as RS.
  package static func isRegion(_ text: String) -> Bool { Region(text) != nil }
}
