import FoundationEssentials
import TestSupport
import Testing

@testable import LocaleLayer

@Suite("Numeric field: a switch of the locale (rules 1 to 4)")
struct NumberSwitchTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let from: String
    let keys: String
    let before: String
    let to: String
    let after: String

    init(_ from: String, _ keys: String, _ before: String, _ to: String, _ after: String) {
      self.from = from
      self.keys = keys
      self.before = before
      self.to = to
      self.after = after
    }

    var testDescription: String { "\(from) to \(to): \(keys)" }
  }

  @Test(arguments: [
    Case("en", "5.15", "5.15|", "sr", "5,15|"), Case("sr", "5,15←", "5,1|5", "en", "5.1|5"),
    Case("en", "5.", "5.|", "sr", "5,|"), Case("en", ".", ".|", "fa", "٫|"),
    Case("en", "-.5", "-.5|", "sv", "−,5|"), Case("en", "-", "-|", "sv", "−|"),
    Case("en", "", "|", "ar-EG", "|"), Case("en", "5.150⇤", "|5.150", "ar-EG", "|٥٫١٥٠"),
    Case("pl", "15,5", "15,5|", "en", "15.5|"), Case("en", "1,2", "1.2|", "de", "1,2|"),
    Case("de", "1.234,5", "1234,5|", "en", "1234.5|"), Case("en", "12.←", "12|.", "sr", "12|,"),
  ])
  func switching(_ row: Case) {
    var field = NumberField(row.from, fraction: 3, typing: row.keys)
    let value = field.draft.value
    #expect(field.withCaret == row.before)
    field.switchLocale(row.to)
    #expect(field.withCaret == row.after && field.draft.value == value)
    field.switchLocale(row.from)
    #expect(field.withCaret == row.before && field.draft.value == value)
  }

  @Test("rule 2: a grouped number keeps its value and takes the other locale's groups")
  func groupedSwitch() {
    var field = NumberField("en", value: 1_234_567)
    field.isEditing = false
    let texts = ["en", "sr", "hi", "fr", "ar-EG", "es"].map {
      field.switchLocale($0)
      return field.text
    }
    #expect(
      texts == [
        "1,234,567", "1.234.567", "12,34,567", "1\u{202F}234\u{202F}567", "١٬٢٣٤٬٥٦٧", "1.234.567",
      ])
  }

  @Test("rule 3: undo and redo reach over a switch")
  func undoOverSwitch() {
    var field = NumberField("en", typing: "5.15")
    field.switchLocale("sr")
    field.type("↶↶")
    #expect(field.text == "5,")
    field.switchLocale("fa")
    field.type("↷")
    #expect(field.text == "۵٫۱")
  }

  @Test("rule 3: typing goes on after a switch, with the new locale's keys")
  func typingAfterSwitch() {
    var field = NumberField("en", typing: "10")
    field.switchLocale("es")
    #expect(field.type(",5") == [] && field.text == "10,5" && field.value == "10.5")
  }

  @Test("rule 4: pinned signs survive, the rest follows; the same sign twice drops grouping")
  func pinnedSigns() {
    let pinned = NumberOverrides(decimalSeparator: ".")
    var field = NumberField("sr", value: 1234, overrides: pinned)
    field.isEditing = false
    #expect(field.text == "1234")
    field.isEditing = true
    #expect(field.type(".5") == [] && field.text == "1234.5")
    #expect(field.paste(",") == .separatorTwice)
    field.symbols = NumberField.symbols("sv", overrides: pinned)
    field.isEditing = false
    #expect(field.text == "1\u{A0}234.5")
    field.symbols = NumberField.symbols(
      "en", overrides: NumberOverrides(groupingSeparator: "_", numberingSystem: "deva"))
    #expect(field.text == "१_२३४.५")
    field.type("Ⓐ")
    #expect(field.paste("१_२३४.५") == nil && field.value == "1234.5")
  }

  /// Drafts of every kind: partial, negative, grouped, with a selection and with a history.
  static let drafts = [
    "", "-", ".", "-.", "5.", ".5", "5.15", "-1234567.891", "0.50←←", "12345⇱", "1.2⌫⌫3↶",
    "12.5Ⓐ", "1↶", "1,234", "99.5⇤→⇒⇒",
  ]

  @Test("rule 1: a random walk over our own locales changes nothing")
  func walk() {
    let symbols = numberLocales.map { NumberField.symbols($0) }
    #expect(Self.drafts.filter { !survivesWalk($0, over: symbols, seed: 5150) } == [])
  }

  @Test(
    "rule 1: a random walk over 113 locales changes nothing",
    .enabled(if: SharedFolder.has("oracle/separators.tsv")))
  func sharedWalk() throws {
    let symbols = try sharedNumberSymbols()
    #expect(symbols.count == 113)
    #expect(Self.drafts.filter { !survivesWalk($0, over: Array(symbols.values), seed: 515) } == [])
  }

  @Test(
    "rule 1: 200 random drafts come through 113 locales unchanged",
    .enabled(if: SharedFolder.has("oracle/separators.tsv")))
  func sharedRandomDrafts() throws {
    let symbols = try sharedNumberSymbols()
    var generator = SeededGenerator(state: 6)
    let lenses = symbols.keys.sorted().compactMap { symbols[$0] }
    #expect(lenses.count == 113)
    let drafts = (0..<200).map { _ in randomKeys(&generator) }
    #expect(Set(drafts).count > 190)
    #expect(drafts.filter { !survivesAll($0, lenses.shuffled(using: &generator)) } == [])
  }

  private static let keys = Array("-0123456789123456789.,.⎖⌫⌦←→⇐⇒⇤⇥⇱⇲Ⓐ↶↷")

  private func randomKeys(_ generator: inout SeededGenerator) -> String {
    let length = Int.random(in: 1...24, using: &generator)
    return String((0..<length).compactMap { _ in Self.keys.randomElement(using: &generator) })
  }

  /// In each locale the same value, caret, selection and history, and a text that reads as it.
  private func survivesAll(_ keys: String, _ lenses: [NumberSymbols]) -> Bool {
    var field = NumberField("en", fraction: 3, typing: keys)
    field.draft.endTypingRun()
    let (home, draft, drawn) = (field.symbols, field.draft, field.drawn)
    for lens in lenses {
      field.symbols = lens
      field.draft.endTypingRun()
      guard field.draft == draft, field.drawn.caret == drawn.caret,
        field.drawn.selection == drawn.selection,
        NumberReading.value(of: field.text, symbols: lens) == draft.value
      else { return false }
      field.type("↶↷")
      guard field.draft.value == draft.value || !draft.canUndo else { return false }
      field.draft = draft
    }
    field.symbols = home
    return field.drawn == drawn
  }

  @Test(
    "rule 17: copy, then paste, is the identity in 113 locales",
    .enabled(if: SharedFolder.has("oracle/separators.tsv")))
  func sharedCopyAndPaste() throws {
    #expect(try sharedNumberSymbols().mapValues(roundTripFaults).filter { $1 != [] }.isEmpty)
  }

  /// Walks through 200 locales: same value everywhere, and at home the same text and draft.
  private func survivesWalk(_ keys: String, over symbols: [NumberSymbols], seed: UInt64) -> Bool {
    var field = NumberField("en", fraction: 3, typing: keys)
    field.draft.endTypingRun()
    let home = field.symbols
    let draft = field.draft
    let drawn = field.drawn
    var generator = SeededGenerator(state: seed)
    for _ in 0..<200 {
      guard let next = symbols.randomElement(using: &generator) else { return false }
      field.symbols = next
      field.draft.endTypingRun()
      guard field.draft.value == draft.value, field.drawn.caret == drawn.caret,
        field.drawn.selection == drawn.selection
      else { return false }
    }
    field.symbols = home
    return field.draft == draft && field.drawn == drawn
  }
}

/// A linear congruential generator (Knuth's MMIX constants): the same walk in every run.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}

/// The signs that the shared table gives for Swift's output, marks around the minus left out.
private func sharedNumberSymbols() throws -> [String: NumberSymbols] {
  let rows = try SharedFolder.rows("oracle/separators.tsv")
  let names = try #require(rows.first)
  var symbols: [String: NumberSymbols] = [:]
  for row in rows.dropFirst() {
    let columns = Dictionary(uniqueKeysWithValues: zip(names, row))
    func sign(_ name: String) throws -> Character {
      let scalars = try #require(columns[name]).unicodeScalars
      return Character(
        try #require(scalars.first { $0.properties.generalCategory != .format }))
    }
    func count(_ name: String) throws -> Int { try #require(columns[name].flatMap { Int($0) }) }
    symbols[try #require(columns["locale"])] = try NumberSymbols(
      decimal: sign("swift_decimal"), grouping: sign("swift_group"), minus: sign("swift_minus"),
      digits: Array(#require(columns["swift_digits"])), primaryGroup: count("primary"),
      secondaryGroup: count("secondary"), minimumGrouping: count("min_grouping"))
  }
  return symbols
}
