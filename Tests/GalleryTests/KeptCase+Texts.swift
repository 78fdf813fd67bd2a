import ScreenLayout
import TerminalCells

extension KeptCase {
  static let texts = [
    KeptCase(
      "a text field: text, caret and selection", on: "fields",
      .keys(.tab, .tab) + .type("Ada Lovelace") + .keys(.left, .left) + .shift(.left, times: 3),
      seen: "Ada Lovelace"
    ) {
      $0.typed("nickname") == "Ada Lovelace"
        && $0.text("nickname")?.draft?.selection == TextSelection(anchor: 10, caret: 7)
    },
    KeptCase(
      "a text field: a caret in the middle", on: "fields",
      .keys(.tab, .tab) + .type("Ada") + .keys(.left), seen: "Ada",
      afterwards: [Afterwards(keys: .type("n")) { $0.typed("nickname") == "Adna" }]
    ) { $0.text("nickname")?.draft?.selection == TextSelection(caret: 2) },
    KeptCase(
      "a text field: undo and redo", on: "fields",
      .keys(.tab, .tab) + .type("Ada") + .keys(.tab) + [.key(Key(.tab, .shift))] + .type("Eve"),
      seen: "Eve",
      afterwards: [
        Afterwards(keys: [Key(.character("u"), .control)]) { $0.typed("nickname") == "Ada" },
        Afterwards(keys: [Key(.character("r"), .control)]) { $0.typed("nickname") == "Eve" },
      ]
    ) { $0.typed("nickname") == "Eve" },
    KeptCase(
      "a text field: its first text follows the language until it is edited", on: "fields",
      .keys(.tab),
      seen: ["A bed by the window", "Ein Bett am Fenster", "سرير قرب النافذة", "窓際のベッド"],
      afterwards: [Afterwards(keys: .type("Tea")) { $0.typed("wish") == "Tea" }]
    ) { $0.text("wish")?.draft == nil && $0.text("wish")?.selection == .all },
    KeptCase(
      "a text field: its first text stays once it is edited", on: "fields",
      .keys(.tab, .end) + .type("!"), seen: "A bed by the window!"
    ) { $0.typed("wish") == "A bed by the window!" },
    KeptCase(
      "a text field: emptied it stays empty", on: "fields", .keys(.tab, .delete),
      seen: [
        "What would you like?", "Was hätten Sie gern?", "ماذا تودّ؟", "ご希望をどうぞ",
      ],
      afterwards: [
        Afterwards(keys: [Key(.character("u"), .control)]) {
          $0.typed("wish") == "A bed by the window"
        }
      ]
    ) { $0.typed("wish") == "" },
    KeptCase(
      "a text view: text, caret and selection", on: "letter",
      .keys(.tab) + .type("one") + .keys(.enter) + .type("two") + .keys(.left)
        + .shift(.up, times: 1),
      seen: "two"
    ) {
      $0.typed("note") == "one\ntwo"
        && $0.text("note")?.draft?.selection == TextSelection(anchor: 6, caret: 2)
    },
    KeptCase(
      "a text view: rows scrolled away, caret out of sight", on: "letter",
      .keys(.tab) + .type("a1") + .keys(.enter) + .type("b2") + .keys(.enter) + .type("c3")
        + .keys(.enter) + .type("d4") + .wheel(.wheelUp, row: 8, times: 2),
      seen: "a1"
    ) { $0.text("note")?.followsCaret == false && $0.text("note")?.top == 0 },
    KeptCase(
      "a text view: its first text follows the language, with the caret's row in sight",
      on: "letter", .keys(.down, .end), seen: ["Dear all,", "Ihr Lieben,", "أعزائي،", "皆さんへ"]
    ) { $0.text("story")?.draft == nil && $0.text("story")?.selection.isEmpty == true },
    KeptCase(
      "a text view: undo", on: "letter",
      .keys(.tab) + .type("tea") + .keys(.tab) + [.key(Key(.tab, .shift))] + .type("cake"),
      seen: "teacake",
      afterwards: [
        Afterwards(keys: [Key(.character("u"), .control)]) { $0.typed("note") == "tea" }
      ]
    ) { $0.typed("note") == "teacake" },
    KeptCase(
      "a search bar: what was typed, and what it found", on: "rooms", .type("el"),
      seen: "Edelweiss"
    ) { $0.typed("find") == "el" && $0.text("find")?.draft?.selection == TextSelection(caret: 2) },
    KeptCase(
      "a search that found nothing", on: "rooms", .type("xyz"),
      seen: ["Nothing found", "Nichts gefunden", "لا نتائج", "見つかりません"]
    ) { $0.typed("find") == "xyz" },
  ]
}
