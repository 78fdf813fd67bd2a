extension LanguageTag {
  /// Reads a locale name of POSIX: `language_REGION.codeset@modifier`.
  ///
  /// Nil for `C` and `POSIX`, which name no language, and for what is malformed. Of the modifiers
  /// only those count that glibc's locales have for a script or a variant.
  package init?(posix name: String) {
    guard name.utf8.count <= 100 else { return nil }
    let halves = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let modifier = halves.count == 2 ? halves[1].lowercased() : ""
    let base = halves.first?.prefix { $0 != "." } ?? ""
    guard let tag = LanguageTag(String(base)) else { return nil }
    let script = Self.scriptModifiers[modifier] ?? tag.script
    let variants = modifier == "valencia" ? ["valencia"] : tag.variants
    self.init(
      language: tag.language, script: script, region: tag.region,
      variants: variants.filter { $0 != "posix" })
  }

  private static let scriptModifiers = [
    "latin": "Latn", "cyrillic": "Cyrl", "devanagari": "Deva", "iqtelif": "Latn",
  ]

  /// Reads the name of a folder of tables, with or without `.lproj`: `zh_TW`, `German`.
  ///
  /// Nil for `Base` and for what names no language.
  package init?(folderName: String) {
    let suffix = ".lproj"
    let name =
      folderName.lowercased().hasSuffix(suffix)
      ? String(folderName.dropLast(suffix.count)) : folderName
    guard let tag = LanguageTag(Self.oldFolderNames[name.lowercased()] ?? name) else { return nil }
    self = tag
  }

  /// The names that came before tags did; Apple's systems still find such folders.
  private static let oldFolderNames = [
    "english": "en", "french": "fr", "german": "de", "italian": "it", "dutch": "nl",
    "swedish": "sv", "spanish": "es", "danish": "da", "portuguese": "pt", "norwegian": "nb",
    "hebrew": "he", "japanese": "ja", "arabic": "ar", "finnish": "fi", "greek": "el",
    "icelandic": "is", "maltese": "mt", "turkish": "tr", "croatian": "hr", "urdu": "ur",
    "hindi": "hi", "thai": "th", "korean": "ko", "lithuanian": "lt", "polish": "pl",
    "hungarian": "hu", "estonian": "et", "latvian": "lv", "farsi": "fa", "russian": "ru",
    "irish": "ga", "romanian": "ro", "czech": "cs", "slovak": "sk", "slovenian": "sl",
    "serbian": "sr", "macedonian": "mk", "bulgarian": "bg", "ukrainian": "uk",
    "belorussian": "be", "vietnamese": "vi", "indonesian": "id", "malay": "ms", "welsh": "cy",
    "basque": "eu", "catalan": "ca", "chinese": "zh",
    "zh_cn": "zh-Hans", "zh-cn": "zh-Hans",
  ]
}
