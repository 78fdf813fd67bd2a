package import LocaleLayer
package import SourceText

/// A text that a look-up found, and the language that it is in.
package struct LocalizedText: Hashable, Sendable {
  package var string: String
  /// The language of the text: where it was found, which may be a fallback.
  package var language: LanguageTag
  /// Whether that language runs from right to left.
  package var isRightToLeft: Bool
  /// Whether no table has the key; the string is then the key.
  package var isMissing = false
  /// The widths in cells for which the message has forms of its own, the narrowest first; empty for
  /// a message that has one form for all.
  package var widths: [Int] = []
  /// What is wrong with the message, or with the messages before it in the chain.
  package var issues: [Issue] = []

  /// A text in a language, whose direction a bundle knows: to ask ICU takes longer than a look-up.
  package init(
    _ string: String, language: LanguageTag, isRightToLeft: Bool? = nil, isMissing: Bool = false,
    issues: [Issue] = []
  ) {
    self.string = string
    self.language = language
    self.isRightToLeft = isRightToLeft ?? language.isRightToLeft
    self.isMissing = isMissing
    self.issues = issues
  }
}
