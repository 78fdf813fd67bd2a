public import FoundationEssentials
import FoundationInternationalization

/// The one locale that everything formatted or parsed consults: a value, never changed in place.
///
/// A switch makes a new one. Formats are derived from the value at each use, so that none can
/// outlive it.
public struct AppLocale: Hashable, Sendable {
  /// The language of the texts.
  public let language: LanguageTag
  /// The language's name in itself: ICU takes long to write it, and every frame shows it.
  package let ownName: String
  /// The locale that numbers and money follow, with the pinned region and digits in it.
  package let numbers: LanguageTag
  /// The region that the app or the person pinned; nil where the locale's own holds.
  package let pinnedRegion: Region?
  package let overrides: NumberOverrides
  /// Foundation's locale for numbers and money.
  public let locale: Locale
  /// Foundation's locale for words within formats: names of months, the "and" of a list.
  ///
  /// It speaks the language of the texts, with the region of the numbers.
  package let textLocale: Locale
  /// The signs of numbers as they are shown, pinned ones included.
  package let numberSymbols: NumberSymbols

  /// Builds the locale of an app that shows `language`.
  ///
  /// - Parameters:
  ///   - language: The language of the texts.
  ///   - numbers: The system's locale for numbers while nothing was chosen in the app, or the
  ///     tag that was asked for when the app has only a near match; nil follows `language` as
  ///     it is: `sr` writes 5,15 wherever the computer stands.
  ///   - region: The pinned region: `en` in DE writes 5,15.
  ///   - overrides: Pinned parts of the number format.
  package init(
    language: LanguageTag, numbers: LanguageTag? = nil, region: Region? = nil,
    overrides: NumberOverrides = NumberOverrides()
  ) {
    let plain = numbers ?? language
    let regional = region.map { plain.inRegion($0.code) } ?? plain
    let numbers = regional.inNumberingSystem(overrides.numberingSystem)
    self.language = language
    self.ownName = language.ownName
    self.numbers = numbers
    self.pinnedRegion = region
    self.overrides = overrides
    self.locale = Locale(identifier: numbers.icuIdentifier)
    self.textLocale =
      language.isWrittenLike(numbers)
      ? locale : Locale(identifier: language.takingRegion(of: numbers).icuIdentifier)
    var symbols = NumberSymbols(learnedFrom: locale) ?? NumberSymbols()
    symbols.pin(overrides)
    self.numberSymbols = symbols
  }

  /// The region that numbers and money follow, if one is named: `RS`, or `419`.
  public var region: String? { numbers.region }

  /// Two locales are equal when they were built from the same parts.
  public static func == (one: AppLocale, other: AppLocale) -> Bool {
    one.language == other.language && one.numbers == other.numbers
      && one.pinnedRegion == other.pinnedRegion && one.overrides == other.overrides
  }

  /// Hashes the parts that the locale was built from.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(language)
    hasher.combine(numbers)
    hasher.combine(pinnedRegion)
    hasher.combine(overrides)
  }
}

extension LanguageTag {
  fileprivate func inNumberingSystem(_ system: String?) -> LanguageTag {
    guard let system else { return self }
    return LanguageTag(
      language: language, script: script, region: region, variants: variants,
      keywords: keywords.merging(["nu": system]) { $1 })
  }

  fileprivate func isWrittenLike(_ other: LanguageTag) -> Bool {
    language == other.language
      && (script == other.script || LikelySubtags(self)?.script == LikelySubtags(other)?.script)
  }

  fileprivate func takingRegion(of other: LanguageTag) -> LanguageTag {
    let tag = (region ?? other.region ?? LikelySubtags(other)?.region).map(inRegion) ?? self
    return tag.inNumberingSystem(other.numberingSystem)
  }
}
