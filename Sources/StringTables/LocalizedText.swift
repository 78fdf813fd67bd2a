package import LocaleLayer
package import SourceText

/// A text that a look-up found, and the language that it is in.
package struct LocalizedText: Hashable, Sendable {
  package var string: String
  /// The language of the text: where it was found, which may be a fallback.
  package var language: LanguageTag
  /// Whether no table has the key; the string is then the key.
  package var isMissing = false
  /// What is wrong with the message, or with the messages before it in the chain.
  package var issues: [Issue] = []

  package init(
    _ string: String, language: LanguageTag, isMissing: Bool = false, issues: [Issue] = []
  ) {
    self.string = string
    self.language = language
    self.isMissing = isMissing
    self.issues = issues
  }
}
