import CICU

extension LanguageTag {
  /// The language whose texts serve where this one has none; nil at the end of the chain.
  ///
  /// CLDR's parents: es-MX, es-419, es. A tag in a script that is not its language's own has no
  /// parent, for its readers cannot be expected to read the other script: sr-Latn, zh-Hant.
  package var parent: LanguageTag? {
    if !keywords.isEmpty { return withoutKeywords }
    if !variants.isEmpty {
      return LanguageTag(
        language: language, script: script, region: region, variants: variants.dropLast())
    }
    if let parent = Self.explicitParents[description] { return parent }
    if region != nil { return LanguageTag(language: language, script: script) }
    guard let script else { return nil }
    let language = LanguageTag(language: language)
    return LikelySubtags(language)?.script == script ? language : nil
  }

  /// Whether the language is written from right to left, by the script that it likely has.
  public var isRightToLeft: Bool {
    // With the likely script spelled out: by the bare name ICU calls az-Arab left-to-right.
    let script = script ?? LikelySubtags(self)?.script ?? "Latn"
    return uloc_isRightToLeft("\(language)_\(script)") != 0
  }

  /// CLDR's `parentLocales` where truncating a tag would give another parent.
  ///
  /// As the toolchain's ICU 76 holds them; regions that CLDR leaves to the rule are not here.
  private static let explicitParents: [String: LanguageTag] = {
    var parents: [String: LanguageTag] = [
      "nb": LanguageTag(language: "no"),
      "nn": LanguageTag(language: "no"),
      "hi-Latn": LanguageTag(language: "en", region: "IN"),
      "zh-Hant-MO": LanguageTag(language: "zh", script: "Hant", region: "HK"),
    ]
    for (language, parent, regions) in regionalParents {
      for region in regions.split(whereSeparator: \.isWhitespace) {
        parents["\(language)-\(region)"] = LanguageTag(language: language, region: parent)
      }
    }
    return parents
  }()

  private static let regionalParents = [
    (
      "en", "001",
      """
      150 AF AG AI AM AO AR AU AW AX AZ BB BD BF BH BJ BL BM BN BO BQ BR BS BW BZ CC CD CF CG CI
      CK CM CR CU CV CX CY DG DM DO DZ EC EG EH ER ET FJ FK FM GA GB GD GF GG GH GI GM GN GP GQ
      GT GY HK HN HT IC ID IE IL IM IN IO IQ JE JM JO KE KG KH KI KM KN KW KY KZ LA LB LC LK LR
      LS LY MA MF MG ML MM MN MO MQ MR MS MT MU MV MW MY MZ NA NC NE NF NG NI NP NR NU NZ OM PE
      PF PG PK PM PN PS PW QA RE RW SB SC SD SG SH SJ SL SM SN SO SS ST SV SX SY SZ TC TD TF TG
      TH TJ TK TL TM TN TO TT TV TZ UG UY UZ VC VE VG VN VU WF WS YE YT ZA ZM ZW
      """
    ),
    (
      "en", "150",
      """
      AD AL AT BA BE BG BY CH CZ DE DK EE ES FI FO FR GE GL GR HR HU IS IT LI LT LU LV MC MD ME
      MK NL NO PL PT RO RS RU SE SI SK UA VA
      """
    ),
    (
      "es", "419",
      """
      AG AI AR AW BB BL BM BO BQ BR BS BZ CA CL CO CR CU CW DM DO EC FK GD GF GL GP GT GY HN HT
      JP KN KY LC MF MQ MS MX NI PA PE PM PR PY SR SV SX TC TT US UY VC VE VG VI
      """
    ),
    ("pt", "PT", "AO CH CV FR GQ GW LU MO MZ ST TL"),
  ]
}
