import Foundation
import LocaleLayer
import Parlance

extension FuzzTarget {
  /// What was read is written and read again as it was.
  static let preferences = FuzzTarget(name: "preferences") { bytes in
    guard let preferences = Preferences(data: Data(bytes)) else { return }
    let data: Data
    do {
      data = try preferences.data()
    } catch {
      fatalError("cannot be written: \(error)")
    }
    check(Preferences(data: data) == preferences, "read as something else: \(preferences)")
  }

  /// A language as the command line, the environment and the preference file name it.
  static let language = FuzzTarget(name: "language") { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    _ = (LanguageTag(folderName: text), Region(text))
    let names = ["LANG": text, "LANGUAGE": text, "LC_NUMERIC": text]
    _ = SystemLocale(environment: names)
    for tag in [LanguageTag(text), LanguageTag(posix: text)].compactMap(\.self) {
      check(LanguageTag(tag.description) == tag, "\(tag) is not canonical")
      let locale = AppLocale(language: tag)
      check(!locale.number(-1234.5).isEmpty, "no number in \(tag)")
      check(!locale.currency(1, code: "EUR").isEmpty, "no amount in \(tag)")
      check(locale.numberSymbols.digits.count == 10, "digits of \(tag)")
      _ = PluralRules(tag).category(for: .decimal("1.5"))
      _ = Collation(tag).contains("b", in: "abc")
      _ = DisplayNames(tag)?.language(tag)
      _ = (tag.isRightToLeft, tag.isKnown)
    }
  }
}
