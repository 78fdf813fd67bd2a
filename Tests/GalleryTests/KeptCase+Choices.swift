import ScreenLayout
import TerminalCells

extension KeptCase {
  /// The chosen row of a list, whose mark stands where the row begins.
  private static func chosenRow(_ text: String) -> [String] {
    ["▌ \(text)", "▌ \(text)", "\(text) ▐", "▌ \(text)"]
  }

  static let choices = [
    KeptCase(
      "a segmented control: the segment", on: "segments", .keys(.right),
      seen: ["‹Full board›", "‹Vollpension›", "‹إقامة كاملة›", "‹二食付き›"]
    ) { $0.choice("board") == "full" },
    KeptCase(
      "a list: the chosen row", on: "rooms", .keys(.tab, .down, .down),
      seen: chosenRow("Arnika")
    ) { $0.list("rooms")?.chosen == "r2" },
    KeptCase(
      "a list: rows scrolled by the choice", on: "rooms", .keys(.tab, .end),
      seen: chosenRow("Krähe")
    ) { $0.list("rooms")?.chosen == "r13" && $0.list("rooms")?.top != 0 },
    KeptCase(
      "a list: rows scrolled away from the choice", on: "rooms",
      .keys(.tab) + .wheel(.wheelDown, row: 7, times: 9), seen: "Krähe"
    ) { $0.list("rooms")?.chosen == "r0" && $0.list("rooms")?.followsChoice == false },
    KeptCase(
      "a list: the chosen row of those that a search left", on: "rooms",
      .type("el") + .keys(.enter, .down), seen: chosenRow("Silberdistel"),
      afterwards: [
        // Back to the search bar, all of it selected.
        Afterwards(keys: [Key(.tab, .shift), Key(.delete)]) {
          $0.typed("find") == "" && $0.list("rooms")?.chosen == "r3"
        }
      ]
    ) { $0.typed("find") == "el" && $0.list("rooms")?.chosen == "r3" },
    KeptCase(
      "a toggle", on: "toggles", .keys(.tab) + .type(" "),
      seen: [
        "[x] Parking space", "[x] Parkplatz", "\u{200F}[x] موقف سيارة", "[x] 駐車場",
      ]
    ) { $0.flag("parking") == true },
    KeptCase(
      "a picker, closed: its row", on: "pickers", .keys(.enter, .down, .enter),
      seen: ["Guide: Mei", "Bergführer: Mei", "المرشد: Mei", "ガイド：Mei"]
    ) { $0.choice("guide") == "3" && $0.overlay == nil },
    KeptCase(
      "a picker, open: the row and what was typed", on: "pickers", .keys(.enter) + .type("a"),
      seen: ["✓ Guide: Amal", "✓ Bergführer: Amal", "✓ المرشد: Amal", "✓ ガイド：Amal"],
      afterwards: [Afterwards(keys: [Key(.escape)]) { $0.overlay == nil }]
    ) { $0.choices?.query == "a" && $0.choices?.highlighted == "2" },
    KeptCase(
      "a language picker, open", on: "pickers", .times(3, .tab) + .keys(.enter, .down, .down),
      seen: ["✓ English", "✓ Deutsch", "✓ العربية", "✓ 日本語"]
    ) {
      $0.choices?.subject == .language(includesSystem: true)
        && $0.memory.focus == ElementAddress(id: "language")
    },
    KeptCase(
      "the list of languages over any screen", on: "fields", .keys(.function(3)) + .type("de"),
      // A row of the list: in the bar no frame stands beside the language.
      seen: ["│   Deutsch", "│ ✓ Deutsch", "Deutsch   │", "│   Deutsch"]
    ) { $0.choices?.query == "de" && $0.choices?.highlighted == "de" },
    KeptCase(
      "the help, scrolled", on: "buttons", rows: 16, .keys(.function(1), .down, .down, .down),
      seen: "F1"
    ) { $0.overlay == .help(scroll: 3) },
    KeptCase(
      "a scroll view: rows scrolled away by the focus", on: "scroll", rows: 16, .times(4, .tab),
      seen: ["Pack", "Packen", "تجهيز الحقيبة", "荷造り"]
    ) { $0.memory.focus != ElementAddress(id: "boots") },
    KeptCase(
      "a scroll view: rows scrolled away by the wheel", on: "scroll", rows: 16,
      .wheel(.wheelDown, row: 4),
      seen: ["Headlamp", "Stirnlampe", "مصباح رأس", "ヘッドランプ"]
    ) { ($0.scroll("tour") ?? 0) > 0 && $0.memory.focus == ElementAddress(id: "boots") },
    KeptCase(
      "a screen scrolled by the wheel", on: "layout", rows: 12,
      .wheel(.wheelDown, row: 3, times: 9),
      seen: ["Hide details", "Einzelheiten ausblenden", "إخفاء التفاصيل", "詳細を隠す"]
    ) { ($0.memory.scroll ?? 0) > 0 },
    KeptCase(
      "the way through the screens", on: "home", .keys(.down, .enter, .function(5)),
      seen: ["Rooms", "Zimmer", "الغرف", "部屋"],
      afterwards: [
        Afterwards(keys: [Key(.escape)]) { $0.path == ["home", "formats"] },
        Afterwards(keys: [Key(.escape)]) {
          $0.path == ["home"] && $0.memory.focus == ElementAddress(id: "to-formats")
        },
      ]
    ) { $0.path == ["home", "formats", "rooms"] },
    KeptCase(
      "the focus on an item of the bar", on: "buttons", .shift(.tab, times: 1),
      seen: "SOS"
    ) { $0.memory.focus?.description.hasPrefix("/-1") == true },
  ]
}
