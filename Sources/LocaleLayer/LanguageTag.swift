import CICU

/// A language as BCP 47 names it, in canonical form: `sr-Latn`, `pt-BR`, `ar-u-nu-arab`.
///
/// Two tags are equal when their canonical forms are: `iw` is `he`, `zh_TW` is `zh-Hant`.
public struct LanguageTag: Hashable, Sendable, CustomStringConvertible {
  /// The language in two or three lower-case letters: `sr`.
  public var language: String { subtags.language }
  /// The script, if the tag names one: `Latn`.
  public var script: String? { subtags.script }
  /// The region, if the tag names one: `RS`, or `419`.
  public var region: String? { subtags.region }
  /// Further variants, lower-case and sorted: `valencia`.
  public var variants: [String] { subtags.variants }
  /// The keywords of the `-u-` extension: `["nu": "arab"]`.
  package var keywords: [String: String] { subtags.keywords }
  /// The tag in canonical form.
  public var description: String { subtags.joined }

  /// One object, because a tag goes with each text that is looked up: one reference to count.
  private let subtags: Subtags

  /// Reads a tag in any case, with `-` or `_` between its parts.
  ///
  /// Nil when the text is malformed, or names no language (`und`, `x-…`). Whether a well-formed
  /// language exists is not asked: see `isKnown`. Extensions other than `-u-` are dropped.
  public init?(_ text: String) {
    guard let canonical = Self.canonical(text) else { return nil }
    self.init(canonical: canonical.split(separator: "-").map(String.init))
  }

  /// Joins the parts, which must be canonical ones.
  init(
    language: String, script: String? = nil, region: String? = nil, variants: [String] = [],
    keywords: [String: String] = [:]
  ) {
    subtags = Subtags(
      language: language, script: script, region: region, variants: variants, keywords: keywords)
  }

  /// Two tags are equal when their canonical forms are.
  public static func == (one: LanguageTag, other: LanguageTag) -> Bool {
    one.description == other.description
  }

  /// Hashes the canonical form.
  public func hash(into hasher: inout Hasher) { hasher.combine(description) }

  /// The parts of a tag, and the tag itself.
  private final class Subtags: Sendable {
    let language: String
    let script: String?
    let region: String?
    let variants: [String]
    let keywords: [String: String]
    let joined: String

    init(
      language: String, script: String?, region: String?, variants: [String],
      keywords: [String: String]
    ) {
      self.language = language
      self.script = script
      self.region = region
      self.variants = variants
      self.keywords = keywords
      var subtags = [language] + [script, region].compactMap(\.self) + variants
      if !keywords.isEmpty {
        subtags.append("u")
        subtags += keywords.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] }
      }
      joined = subtags.joined(separator: "-")
    }
  }
}

extension LanguageTag {
  /// The numbering system that the tag asks for (`arab`), if any.
  package var numberingSystem: String? { keywords["nu"] }

  /// The tag without its `-u-` keywords, which say nothing about texts.
  package var withoutKeywords: LanguageTag {
    guard !keywords.isEmpty else { return self }
    return LanguageTag(language: language, script: script, region: region, variants: variants)
  }

  /// The same language, in the same script, with this region in place of its own.
  package func inRegion(_ region: String) -> LanguageTag {
    // The script is spelled out only where the region would else bring its own: sr-Cyrl-ME.
    let own = script ?? LikelySubtags(self)?.script
    let regional = LikelySubtags(LanguageTag(language: language, region: region))?.script
    return LanguageTag(
      language: language, script: own == regional ? script : own, region: region,
      variants: variants, keywords: keywords)
  }

  /// The name under which ICU and Foundation know the locale: `sr_Latn_RS`, `ar@numbers=arab`.
  package var icuIdentifier: String {
    var parsed: Int32 = 0
    return icuBytes { uloc_forLanguageTag(description, $0, $1, &parsed, &$2) } ?? description
  }
}
