import CICU

/// The script and region that a tag most likely means (CLDR, `likelySubtags`).
struct LikelySubtags {
  let script: String
  let region: String

  /// Nil for a language that CLDR does not know.
  init?(_ tag: LanguageTag) {
    let short = [tag.language] + [tag.script, tag.region].compactMap(\.self)
    let full = icuBytes { uloc_addLikelySubtags(short.joined(separator: "_"), $0, $1, &$2) }
    let parts = full?.split(separator: "_").map(String.init) ?? []
    guard parts.count >= 3 else { return nil }
    // Nastaliq is a hand of the Arabic script; the toolchain's ICU calls it one of its own.
    script = parts[1] == "Aran" ? "Arab" : parts[1]
    region = parts[2]
  }
}
