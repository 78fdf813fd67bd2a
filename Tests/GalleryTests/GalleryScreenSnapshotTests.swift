import ScreenLayout
import TerminalCells
import TestSupport
import Testing

/// Every element in its states, in four languages: focused, out of use, empty and filled, refused,
/// opened, too long for its room.
@MainActor
@Suite("Elements")
struct GalleryScreenSnapshotTests {
  nonisolated static let languages = ["en", "de", "ar", "ja"]

  struct Case: Sendable, CustomTestStringConvertible {
    /// The element, and the state beside the first one.
    let name: String
    let screen: String
    let keys: [Key]
    let size: Size
    var testDescription: String { name }

    init(
      _ name: String, on screen: String, columns: Int = 80, rows: Int = 24, _ keys: [Key]...
    ) {
      self.name = name
      self.screen = screen
      self.keys = keys.flatMap(\.self)
      size = Size(columns: columns, rows: rows)
    }
  }

  nonisolated static let cases = [
    Case("screen", on: "home", .keys(.down)),
    Case("label", on: "labels"),
    Case("label-narrow", on: "labels", columns: 40, rows: 24),
    Case("argument", on: "formats"),
    Case("navigationItem", on: "numbers"),
    Case("barButtonItem", on: "buttons", .keys(.tab, .tab, .tab, .tab, .tab, .tab, .tab, .tab)),
    Case("button", on: "buttons", .keys(.tab, .tab)),
    Case("button-narrow", on: "buttons", columns: 40, rows: 24),
    Case("textField", on: "fields", .keys(.tab, .tab, .tab, .tab, .tab, .end)),
    Case("textField-typed", on: "fields", .keys(.tab, .tab), .type("Ada"), .keys(.left)),
    Case("textView", on: "letter", .keys(.down, .down)),
    Case(
      "textView-typed", on: "letter", .keys(.tab),
      .type("Ein Satz, lang genug fürs Umbrechen in der zweiten Ansicht, die zwei Zeilen hat."),
      .keys(.enter)),
    Case("numericField", on: "numbers", .keys(.tab), .type("99"), .keys(.tab, .tab), .type("7x")),
    Case("decimalPad", on: "pads", .keys(.tab, .tab, .down, .right)),
    Case("decimalPad-narrow", on: "pads", columns: 40, rows: 24, .keys(.tab, .tab)),
    Case("segmentedControl", on: "segments", .keys(.tab, .tab, .right)),
    Case("segmentedControl-narrow", on: "segments", columns: 40, rows: 24),
    Case("searchBar", on: "rooms", .type("el")),
    Case("searchBar-nothing", on: "rooms", .type("xyz")),
    Case("list", on: "rooms", .keys(.tab, .pageDown, .pageDown)),
    Case("toggle", on: "toggles", .keys(.tab, .character(" "))),
    Case("picker", on: "pickers"),
    Case("picker-open", on: "pickers", .keys(.enter, .down)),
    Case("picker-regions", on: "pickers", .keys(.tab, .tab, .enter), .type("li")),
    Case("languagePicker", on: "pickers", .keys(.tab, .tab, .tab)),
    Case("languagePicker-open", on: "pickers", .keys(.tab, .tab, .tab, .enter, .down)),
    Case("stack", on: "layout"),
    Case("stack-narrow", on: "layout", columns: 40, rows: 30),
    // Below the layouts, so that they come into sight; then in use; then away.
    Case("group-in-use", on: "layout", .times(6, .tab), .keys(.character(" "))),
    Case(
      "hidden", on: "layout", .times(6, .tab), .keys(.character(" "), .tab, .character(" "))),
    Case("scrollView", on: "scroll", columns: 80, rows: 16, .keys(.tab, .tab, .tab, .tab)),
  ]

  @Test("every screen of the gallery is among them, and so every element")
  func coverage() throws {
    #expect(try Set(Self.cases.map(\.screen)) == Set(GalleryVisit().app.screens))
  }

  @Test("look as recorded", arguments: cases, languages)
  func looks(_ test: Case, _ language: String) throws {
    let visit = try GalleryVisit(language: language, screen: test.screen, size: test.size)
    try visit.press(test.keys)
    let picture = GalleryPicture(visit.frame)
    #expect(try Snapshot("\(test.name)-\(language)").difference(from: picture.rows) == nil)
  }
}
