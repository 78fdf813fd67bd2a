import CICU

extension LanguageTag {
  /// Longer texts are refused unread: the longest tag in use is under 40 bytes.
  private static let maximumLength = 100

  /// What CLDR replaces (`languageAlias`) and ICU's own canonical form leaves as it is.
  private static let languageAliases: [String: (language: String, script: String?)] = [
    "sh": ("sr", "Latn"), "tl": ("fil", nil), "cmn": ("zh", nil),
  ]

  /// Codes that were never valid or are no longer (CLDR, `territoryAlias`), where one is meant.
  private static let regionAliases = ["UK": "GB", "YU": "RS", "CS": "RS", "DD": "DE", "BU": "MM"]

  /// The canonical form as ICU knows it; nil unless ICU could read the whole text.
  static func canonical(_ text: String) -> String? {
    guard (2...maximumLength).contains(text.utf8.count) else { return nil }
    let text = text.replacing("_", with: "-")
    var parsed: Int32 = 0
    guard let locale = icuBytes({ uloc_forLanguageTag(text, $0, $1, &parsed, &$2) }),
      Int(parsed) == text.utf8.count
    else { return nil }
    return icuBytes { uloc_toLanguageTag(locale, $0, $1, 0, &$2) }
  }

  /// Takes the subtags of a well-formed tag apart (RFC 5646, 2.1) and replaces outdated ones.
  ///
  /// Nil when the tag names no language. Registered names of five letters and more do not exist;
  /// a word such as `english` is one by its form only.
  init?(canonical subtags: [String]) {
    guard var language = subtags.first, (2...3).contains(language.utf8.count), language != "und"
    else { return nil }
    var rest = subtags.dropFirst()
    var script = rest.popFirst { $0.utf8.count == 4 && $0.utf8.allSatisfy(\.isASCIILetter) }
    var region = rest.popFirst {
      $0.utf8.count == 2 || $0.utf8.count == 3 && $0.utf8.allSatisfy(\.isASCIIDigit)
    }
    var variants: [String] = []
    while let variant = rest.popFirst(where: { $0.utf8.count >= 4 }) { variants.append(variant) }

    if let current = Self.languageAliases[language] {
      language = current.language
      script = script ?? current.script
    }
    region = region.map { Self.regionAliases[$0] ?? $0 }
    if script == nil, let named = region,
      let told = LikelySubtags(LanguageTag(language: language, region: named))?.script,
      let own = LikelySubtags(LanguageTag(language: language))?.script, told != own
    {
      // The region tells the script: zh-HK is zh-Hant-HK, sr-ME is sr-Latn-ME. A region that
      // tells nothing else is left out, so that zh-TW finds what zh-Hant offers.
      script = told
      let likely = LikelySubtags(LanguageTag(language: language, script: told))
      if likely?.region == named { region = nil }
    }
    self.init(
      language: language, script: script, region: region, variants: variants,
      keywords: Self.keywords(extensions: rest))
  }

  /// The keywords of the `-u-` extension among all extensions.
  ///
  /// Behind `x` a tag is private, whatever stands there (RFC 5646, 2.2.7).
  private static func keywords(extensions: ArraySlice<String>) -> [String: String] {
    let extensions = extensions.prefix { $0 != "x" }
    guard let start = extensions.firstIndex(of: "u") else { return [:] }
    var keywords: [String: String] = [:]
    var key: String?
    for subtag in extensions[(start + 1)...] {
      if subtag.utf8.count == 1 { break }
      if subtag.utf8.count == 2 {
        key = subtag
      } else if let key {
        keywords[key] = keywords[key].map { "\($0)-\(subtag)" } ?? subtag
      }
    }
    return keywords
  }
}

extension ArraySlice<String> {
  /// Removes and returns the first element if it answers the description.
  fileprivate mutating func popFirst(where matches: (String) -> Bool) -> String? {
    guard let first, matches(first) else { return nil }
    removeFirst()
    return first
  }
}
