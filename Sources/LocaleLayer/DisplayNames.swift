import CICU

/// The names of languages and regions as one language writes them in a list.
///
/// Opened once for a whole list: opening costs more than a name does.
package struct DisplayNames: ~Copyable {
  private let names: OpaquePointer

  /// Nil when ICU cannot open the language's names.
  package init?(_ language: LanguageTag) {
    var contexts = [
      UDISPCTX_STANDARD_NAMES, UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU, UDISPCTX_LENGTH_FULL,
    ]
    var status = U_ZERO_ERROR
    let opened = uldn_openForContext(
      language.icuIdentifier, &contexts, Int32(contexts.count), &status)
    guard let opened, !status.isFailure else { return nil }
    names = opened
  }

  deinit { uldn_close(names) }

  /// The name of a language, with script and region where the tag has them.
  package func language(_ tag: LanguageTag) -> String? {
    let locale = tag.withoutKeywords.icuIdentifier
    return icuUnits { uldn_localeDisplayName(names, locale, $0, $1, &$2) }
  }

  /// The name of a region given by its code.
  package func region(_ code: String) -> String? {
    icuUnits { uldn_regionDisplayName(names, code, $0, $1, &$2) }
  }
}

extension LanguageTag {
  /// The name in the language itself and its script, as a list there shows it: `Deutsch`.
  ///
  /// In English where ICU has no names in that language and script (az-Arab).
  public var ownName: String {
    let names = DisplayNames(self)
    let bare = names?.language(LanguageTag(language: language))
    return bare == language
      ? name(in: LanguageTag(language: "en")) : names?.language(self) ?? description
  }

  /// The name in another language; the tag itself where ICU knows no name.
  public func name(in other: LanguageTag) -> String {
    DisplayNames(other)?.language(self) ?? description
  }

  /// Whether CLDR knows the language: a well-formed tag may name none (`xx`).
  package var isKnown: Bool { LikelySubtags(self) != nil }
}
