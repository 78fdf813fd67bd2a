import FoundationEssentials
import Testing

@testable import LocaleLayer

/// Rule 7: each grouping case typed *and* pasted.
@Suite("Numeric field: what typing and pasting read")
struct NumberGroupingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let locale: String
    let keys: String
    let fraction: Int
    let typed: String
    /// Nil when the paste is refused.
    let pasted: String?
    /// Why the two differ; nil where they don't.
    let reason: String?

    init(
      _ locale: String, _ keys: String, fraction: Int = 2, typed: String, pasted: String?,
      because reason: String?
    ) {
      self.locale = locale
      self.keys = keys
      self.fraction = fraction
      self.typed = typed
      self.pasted = pasted
      self.reason = reason
    }

    init(_ locale: String, _ keys: String, fraction: Int = 2, _ value: String) {
      self.init(locale, keys, fraction: fraction, typed: value, pasted: value, because: nil)
    }

    var testDescription: String { "\(locale): \(keys), \(fraction) fraction digits" }
  }

  static let alike = [
    Case("sr", "5.15", "5.15"), Case("en", "5,15", "5.15"), Case("en", "12,3", "12.3"),
    Case("en", "1,234", "1234"), Case("en", "1,234", fraction: 0, "1234"),
    Case("en", "1,234", fraction: 1, "1234"),
    Case("en", "1,234.5", "1234.5"), Case("en", "1,234.5", fraction: 3, "1234.5"),
    Case("en", "1,234,567.89", "1234567.89"), Case("en", "1,234,567.89", fraction: 5, "1234567.89"),
    Case("en", "0,500", fraction: 3, "0.5"), Case("en", "1234,5", "1234.5"),
    Case("de", "1.234,56", "1234.56"), Case("de", "123.456", "123456"),
    Case("de", "1.234.567", "1234567"), Case("es", "1.234", "1234"),
    Case("hi", "12,34,567", "1234567"), Case("hi", "12,34,567.8", fraction: 4, "1234567.8"),
    Case("hi", "1,234,567", "1234567"),
    Case("fr", "1 234,5", "1234.5"), Case("fr", "1.5", "1.5"),
    Case("fr", "1.234", fraction: 3, "1.234"),
    Case("de-CH", "1'234.5", "1234.5"), Case("de-CH", "1’234,5", "1234.5"),
    Case("ar-EG", "1\u{66C}234\u{66B}5", "1234.5"), Case("fa", "۱٬۲۳۴٫۵", "1234.5"),
  ]

  static let different = [
    Case(
      "en", "1,234", fraction: 3, typed: "1.234", pasted: "1234",
      because: "the field has room for a third fraction digit, so a typed sign is still open"),
    Case(
      "hi", "1,234,567", fraction: 3, typed: "1.234", pasted: "1234567",
      because: "the typed sign is taken back only where the locale's own groups allow the next"),
    Case(
      "en", "1,23,4", typed: "1.23", pasted: nil,
      because: "the second sign and the 4 are refused as keys; a text is refused as one"),
    Case(
      "en", "0,500", typed: "0.5", pasted: nil,
      because: "the last 0 is refused as a key; a text that does not fit is refused as one"),
    Case(
      "en", "1.2345", typed: "1.23", pasted: nil,
      because: "keys past the limit are refused one by one, a text as one"),
    Case(
      "en", "1,234,5", typed: "12345", pasted: nil,
      because: "groups may be unfinished while typing, and the screen shows 12345 all along"),
    Case(
      "en", "1.234,56", typed: "1.23", pasted: "1234.56",
      because: "the first sign is the locale's separator as typed; a text is seen whole"),
    Case(
      "en", "1.234.567", typed: "1.23", pasted: "1234567",
      because: "the first sign is the locale's separator as typed; a text is seen whole"),
    Case(
      "en", "1 234", typed: "1234", pasted: nil,
      because: "the space is refused as a key; in a text it may part two numbers"),
    Case(
      "fr", "12 34", typed: "1234", pasted: nil,
      because: "a group may be unfinished while typing; a text is whole"),
    Case(
      "en", "1,5", fraction: 0, typed: "15", pasted: nil,
      because: "a typed sign only groups in a field for whole numbers, with a cue; 1.5 does not fit"
    ),
    Case(
      "en", "1.5", fraction: 0, typed: "15", pasted: nil,
      because: "the separator is refused as a key, with a cue; a text is refused as one"),
  ]

  @Test(arguments: alike + different)
  func typedAndPasted(_ row: Case) {
    let typed = NumberField(row.locale, fraction: row.fraction, typing: row.keys)
    var pasted = NumberField(row.locale, fraction: row.fraction, typing: "")
    let cue = pasted.paste(row.keys)
    #expect(
      [typed.value, pasted.value] == [row.typed, row.pasted ?? ""], "\(String(describing: cue))")
  }

  @Test("every difference has a reason", arguments: alike + different)
  func differencesAreExplained(_ row: Case) {
    #expect((row.typed == row.pasted) == (row.reason == nil))
  }
}

extension NumberCue? {
  /// Whether something was refused, and not only told.
  var isRefusal: Bool {
    switch self {
    case nil, .separatorTranslated, .readAsGrouping: false
    default: true
    }
  }
}
