import Foundation
import LocaleLayer
import Parlance

extension FuzzTarget {
  /// A choice is written into any file that was read, and what else is in it stays.
  static let preferences = FuzzTarget(name: "preferences") { bytes in
    let data = Data(bytes)
    guard var expected = Preferences(data: data), let german = LanguageTag("de") else { return }
    (expected.languages, expected.region, expected.liveSwitching) = ([german], "CH", false)
    let written: Data
    do {
      written = try Preferences.applying(
        [.language(german), .region("CH"), .liveSwitching(false)], to: data)
    } catch {
      fatalError("cannot be written: \(error)")
    }
    let read = Preferences(data: written)
    check(read == expected, "\(read as Any), not \(expected)")
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
