package import LocaleLayer
import SourceText

/// Answers every look-up of a screen in one language and its fallbacks.
///
/// A value: a switch of the language builds another one, so that no screen can show two of them.
package struct Localizer: Sendable {
  package let locale: AppLocale
  /// The language that was chosen.
  package let language: LanguageTag
  /// Whether that language runs from right to left.
  package let isRightToLeft: Bool
  /// What is asked, one after the other: the app's chain, then those of its libraries.
  private let bundles: [LanguageBundle]

  /// Builds a localizer.
  ///
  /// - Parameters:
  ///   - chain: The chosen language, its parents, the person's further wishes, the development
  ///     language, and `Base`, in the order in which they are asked.
  ///   - locale: How numbers in messages are written.
  ///   - next: Asked for a key that no bundle of the chain has.
  package init(chain: [LanguageBundle], locale: AppLocale, next: Localizer? = nil) {
    self.locale = locale
    language = chain.first?.language ?? locale.language
    isRightToLeft = chain.first?.isRightToLeft ?? locale.language.isRightToLeft
    bundles = chain + (next?.bundles ?? [])
  }

  /// Looks a key up.
  ///
  /// A message that is broken counts as missing, so that the next language's is shown; only when
  /// all are broken the first of them is, as far as it goes.
  ///
  /// - Parameters:
  ///   - key: Compared by its scalars.
  ///   - table: The name of the table; nil for `Localizable`.
  ///   - arguments: What the message shows in its places.
  ///   - isFormat: Whether the text is a message; else a percent sign in it is one.
  ///   - cells: The width that there is, for texts that come in several; nil for any.
  /// - Returns: The text, or the key itself, marked as missing.
  package func string(
    _ key: String, table: String? = nil, arguments: [MessageArgument] = [], isFormat: Bool,
    cells: Int? = nil
  ) -> LocalizedText {
    var issues: [Issue] = []
    var broken: LocalizedText?
    for bundle in bundles {
      guard let found = bundle.find(key, table: table) else { continue }
      if case .plain(let text) = found.text, !isFormat || text.message == nil {
        return bundle.localized(text.string, issues: issues)
      }
      var expansion = expansion(in: bundle, arguments: arguments)
      expansion.append(found.text, isFormat: isFormat, cells: cells)
      issues += expansion.faults.map(found.issue)
      var text = bundle.localized(expansion.result, issues: issues)
      text.widths = found.text.widths
      guard expansion.faults.contains(where: \.breaksMessage) else { return text }
      broken = broken ?? text
    }
    broken?.issues = issues
    return broken
      ?? LocalizedText(key, language: language, isRightToLeft: isRightToLeft, isMissing: true)
  }

  /// Puts arguments into a message that stands in the screen itself.
  ///
  /// - Parameters:
  ///   - message: the same in every language.
  ///   - arguments: what it shows in its places.
  ///   - isRightToLeft: whether it was written from right to left.
  /// - Returns: the text, with what is wrong in it.
  package func format(
    _ message: Message, arguments: [MessageArgument], isRightToLeft: Bool
  ) -> LocalizedText {
    var expansion = MessageExpansion(
      arguments: arguments, symbols: locale.numberSymbols,
      rules: bundles.first?.rules ?? PluralRules(language), isRightToLeft: isRightToLeft)
    expansion.append(message)
    return LocalizedText(
      expansion.result, language: language, isRightToLeft: isRightToLeft,
      issues: expansion.faults.map { Issue($0, file: "", at: nil) })
  }

  private func expansion(
    in bundle: LanguageBundle, arguments: [MessageArgument]
  ) -> MessageExpansion {
    MessageExpansion(
      arguments: arguments, symbols: locale.numberSymbols, rules: bundle.rules,
      isRightToLeft: bundle.isRightToLeft)
  }
}

extension LanguageBundle {
  /// A text in the bundle's language.
  fileprivate func localized(_ string: String, issues: [Issue]) -> LocalizedText {
    LocalizedText(string, language: language, isRightToLeft: isRightToLeft, issues: issues)
  }
}

extension MessageExpansion {
  fileprivate mutating func append(_ text: TableText, isFormat: Bool, cells: Int?) {
    switch text {
    case .plain(let text):
      append(text, isFormat: isFormat)
    case .plural(let text):
      append(text.message, variables: text.variables)
    case .widths(let texts):
      // The widest that fits; where none does, the narrowest.
      let fitting = texts.last { $0.cells <= cells ?? .max } ?? texts.first
      if let text = fitting?.text { append(text, isFormat: isFormat) }
    }
  }

  private mutating func append(_ text: PlainText, isFormat: Bool) {
    let message = isFormat ? text.message : nil
    append(message ?? Message(parts: [.text(text.string)]))
  }
}
