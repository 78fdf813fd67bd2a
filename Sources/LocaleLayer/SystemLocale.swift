/// What the environment of a process says about language and region.
///
/// Foundation on Linux does not read it: `Locale.current` is en_001 whatever `LANG` says.
package struct SystemLocale: Hashable, Sendable {
  /// The languages wanted for texts, the dearest first; empty when there is no wish.
  package let textLanguages: [LanguageTag]
  /// The locale for numbers; nil when there is no wish.
  package let numbers: LanguageTag?

  /// Reads POSIX's variables as gettext does: `LC_ALL`, then the category, then `LANG`, the
  /// empty counting as unset.
  ///
  /// `LANGUAGE` goes before them for texts, unless the locale is `C` or `POSIX`, or none is
  /// set: then a program shows its own language. Names that cannot be read are passed over.
  package init(environment: [String: String]) {
    func name(_ category: String) -> String? {
      ["LC_ALL", category, "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    }
    numbers = name("LC_NUMERIC").flatMap(LanguageTag.init(posix:))

    guard let messages = name("LC_MESSAGES"), !Self.isPOSIX(messages) else {
      textLanguages = []
      return
    }
    let wishes = (environment["LANGUAGE"] ?? "").split(separator: ":").prefix(Self.maximumWishes)
    var seen: Set<LanguageTag> = []
    textLanguages = (wishes.map(String.init) + [messages])
      .compactMap(LanguageTag.init(posix:))
      .filter { seen.insert($0).inserted }
  }

  private static let maximumWishes = 20

  private static func isPOSIX(_ name: String) -> Bool {
    ["C", "POSIX"].contains(name.prefix { $0 != "." && $0 != "@" })
  }
}
