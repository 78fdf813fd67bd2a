/// An app's screens as its storyboard file describes them.
package struct Storyboard: Hashable, Sendable {
  /// Names the app; its preferences are stored under it.
  package var id: String
  package var initialScreen: String
  /// The language that the app was written in, as the file spells it.
  package var developmentLanguage: String
  /// The languages in the order in which the language key goes through them; empty for the
  /// folders' order.
  package var languages: [String]
  package var keyBindings: [KeyBinding]
  package var screens: [Screen]

  package init(
    id: String, initialScreen: String, developmentLanguage: String, languages: [String] = [],
    keyBindings: [KeyBinding] = [], screens: [Screen] = []
  ) {
    self.id = id
    self.initialScreen = initialScreen
    self.developmentLanguage = developmentLanguage
    self.languages = languages
    self.keyBindings = keyBindings
    self.screens = screens
  }

  package func screen(_ id: String) -> Screen? {
    screens.first { $0.id == id }
  }
}
