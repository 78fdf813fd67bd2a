import Foundation
import ScreenDescription
import Testing

@Suite struct DescribedValueTests {
  struct NumberCase: Sendable, CustomTestStringConvertible {
    let text: String
    /// Sign, significand and exponent as Swift writes them; nil for no number.
    let number: String?
    var testDescription: String { text.debugDescription }

    init(_ text: String, _ number: String?) {
      self.text = text
      self.number = number
    }

    static let all = [
      NumberCase("0", "0"), NumberCase("-0", "0"), NumberCase("5.15", "5.15"),
      NumberCase("-5.15", "-5.15"), NumberCase("007.50", "7.5"), NumberCase("0.001", "0.001"),
      NumberCase(
        "12345678901234567890123456789012345.678", "12345678901234567890123456789012345.678"),
      NumberCase("9999999999999999999", "9999999999999999999"),
      NumberCase("10000000000000000000", "10000000000000000000"),
      NumberCase(
        "99999999999999999999999999999999999999", "99999999999999999999999999999999999999"),
      NumberCase("", nil), NumberCase("-", nil), NumberCase(".", nil), NumberCase("5.", nil),
      NumberCase(".5", nil), NumberCase("+5", nil), NumberCase("1e3", nil),
      NumberCase("1,5", nil), NumberCase("1 000", nil), NumberCase(" 1", nil),
      NumberCase("--1", nil), NumberCase("1.2.3", nil), NumberCase("٥", nil),
      NumberCase("５", nil), NumberCase("NaN", nil), NumberCase("0x10", nil),
    ]
  }

  @Test(arguments: NumberCase.all) func decimal(_ c: NumberCase) {
    #expect(DescribedValue.decimal(c.text)?.description == c.number)
  }

  @Test(arguments: [
    ("en", true), ("sr-Latn", true), ("zh_Hant_TW", true), ("pt-BR", true),
    ("ar-EG-u-nu-arab", true),
    ("", false), ("e", false), ("en-", false), ("en--US", false), ("en US", false), ("éé", false),
    ("../en", false), ("toolonglanguage", false),
  ])
  func languageTag(_ text: String, _ isTag: Bool) {
    #expect(DescribedValue.isLanguageTag(text) == isTag)
  }

  @Test(
    arguments: [
      ("F5", KeyName.Key.function(5), []), ("F24", .function(24), []),
      ("Shift-F2", .function(2), [.shift]), ("Ctrl-K", .character("k"), [.control]),
      ("Alt-Ctrl-7", .character("7"), [.alt, .control]), ("Alt-Up", .named(.up), [.alt]),
      ("PageDown", .named(.pageDown), []), ("Ctrl-Space", .named(.space), [.control]),
    ] as [(String, KeyName.Key, Set<KeyName.Modifier>)])
  func keyName(_ text: String, _ key: KeyName.Key, _ modifiers: Set<KeyName.Modifier>) throws {
    let name = try #require(KeyName(text))
    #expect(name.key == key)
    #expect(name.modifiers == modifiers)
  }

  @Test(arguments: [
    "", "-", "F0", "F25", "F05", "F", "K", "7", "Shift-K", "Ctrl-", "Ctrl--", "ctrl-K", "Ctrl-KK",
    "Ctrl-Ctrl-K", "Meta-K", "Ctrl-é", "Alt-+", "up",
  ])
  func noKeyName(_ text: String) {
    #expect(KeyName(text) == nil)
  }

  @Test(
    arguments: [
      ("language.next", BuiltInAction.nextLanguage), ("quit", .quit),
      ("language:de", .language("de")),
      ("show:settings", .show("settings")), ("save", nil), ("Quit", nil), ("language.other", nil),
    ] as [(String, BuiltInAction?)])
  func builtInAction(_ name: String, _ action: BuiltInAction?) {
    #expect(BuiltInAction(name) == action)
  }
}
