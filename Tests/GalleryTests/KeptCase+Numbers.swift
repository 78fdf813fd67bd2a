import ScreenLayout
import TerminalCells

extension KeptCase {
  static let numbers = [
    KeptCase(
      "a numeric field: a number half typed", on: "numbers", .keys(.tab) + .type("12."),
      seen: ["12.", "12,", "12.", "12."],
      afterwards: [
        Afterwards(keys: .type("5")) {
          $0.number("temperature")?.draft.value?.description == "12.5"
        }
      ]
    ) {
      let number = $0.number("temperature")
      return number?.isEditing == true && number?.draft.tokens.count == 3
    },
    KeptCase(
      "a numeric field: a minus and nothing else", on: "numbers", .keys(.tab) + .type("-"),
      seen: "-"
    ) {
      let draft = $0.number("temperature")?.draft
      return draft?.tokens.count == 1 && draft?.value == nil
    },
    KeptCase(
      "a numeric field: caret and selection", on: "numbers",
      .times(3, .tab) + .keys(.home, .right) + .shift(.right, times: 2),
      seen: ["1234.5", "1234,5", "1234.5", "1234.5"]
    ) {
      let draft = $0.number("price")?.draft
      return draft?.caret == 3 && draft?.selection == 1..<3
    },
    KeptCase(
      "a numeric field: the number refused, and why", on: "numbers",
      .type("9999") + .keys(.tab), seen: ["4,810", "4.810", "4,810", "4,810"]
    ) { $0.number("height")?.error != nil && $0.number("height")?.draft.value == 9999 },
    KeptCase(
      "a numeric field: a committed number, grouped", on: "numbers",
      .type("1234") + .keys(.tab), seen: ["1,234", "1.234", "1,234", "1,234"]
    ) { $0.number("height")?.isEditing == false && $0.number("height")?.draft.value == 1234 },
    KeptCase(
      "a numeric field: undo and redo", on: "numbers", .type("77"), seen: "77",
      afterwards: [
        Afterwards(keys: [Key(.character("u"), .control)]) {
          $0.number("height")?.draft.value == 7
        },
        Afterwards(keys: [Key(.character("r"), .control)]) {
          $0.number("height")?.draft.value == 77
        },
      ]
    ) { $0.number("height")?.draft.canUndo == true },
    KeptCase(
      "a numeric field: emptied it stays empty", on: "numbers", .times(6, .tab) + .keys(.delete),
      seen: ["in kilograms", "in Kilogramm", "بالكيلوغرام", "キログラム"]
    ) { $0.number("weight")?.draft.isEmpty == true },
    KeptCase(
      "a decimal pad: its key, and what was typed with it", on: "pads",
      .times(2, .tab) + .keys(.down, .right, .enter, .enter), seen: "55",
      afterwards: [Afterwards(keys: [Key(.enter)]) { $0.number("rate")?.draft.value == 555 }]
    ) {
      $0.memory.elements[ElementAddress(id: "pad")] == .padKey(.digit(5))
        && $0.number("rate")?.draft.value == 55 && $0.number("rate")?.isEditing == true
    },
    KeptCase(
      "a decimal pad: its separator", on: "pads",
      .times(2, .tab) + .keys(.down, .down, .down, .right, .enter),
      seen: ["0  .  ⌫", "0  ,  ⌫", "0  .  ⌫", "0  .  ⌫"]
    ) { $0.memory.elements[ElementAddress(id: "pad")] == .padKey(.separator) },
  ]
}
