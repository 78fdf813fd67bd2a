import FoundationEssentials
import Testing

@testable import LocaleLayer

@Suite("Numeric field: caret, selection, undo (rules 3 and 13)")
struct NumberEditingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let keys: String
    /// The text with `|` at the caret.
    let text: String
    let selection: Range<Int>?

    init(_ description: String, _ keys: String, _ text: String, selection: Range<Int>? = nil) {
      self.testDescription = description
      self.keys = keys
      self.text = text
      self.selection = selection
    }
  }

  static let cases = [
    Case("Backspace deletes the digit before", "12.5⌫", "12.|"),
    Case("Backspace deletes the point too", "12.⌫", "12|"),
    Case("Backspace at the start", "12.5⇤⌫", "|12.5"),
    Case("Delete at the start", "12.5⇤⌦", "|2.5"),
    Case("Delete at the end", "12.5⌦", "12.5|"),
    Case("arrows step token by token", "-12.5←←", "-12|.5"),
    Case("arrows stop at the ends", "12.5→⇤←", "|12.5"),
    Case("Home, then End", "12.5⇤⇥", "12.5|"),
    Case("a digit goes to the caret", "12.5←←3", "123|.5"),
    Case("Shift-arrow selects", "12.5⇐", "12.|5", selection: 3..<4),
    Case("Shift-Home selects to the start", "12.5⇱", "|12.5", selection: 0..<4),
    Case("Shift-End selects to the end", "12.5⇤→⇲", "12.5|", selection: 1..<4),
    Case("Shift-arrow there and back selects nothing", "12.5⇐⇒", "12.5|"),
    Case("all selected", "12.5Ⓐ", "12.5|", selection: 0..<4),
    Case("an arrow collapses a selection to its start", "12.5Ⓐ←", "|12.5"),
    Case("an arrow collapses a selection to its end", "12.5⇱→", "12.5|"),
    Case("Backspace deletes a selection", "12.5Ⓐ⌫", "|"),
    Case("Delete deletes a selection", "12.5⇤→⇲⌦", "1|"),
    Case("a digit replaces a selection", "12.5⇐⇐7", "127|"),
    Case("undo takes the last key", "12.5↶", "12.|"),
    Case("undo takes the point alone", "12.↶", "12|"),
    Case("undo brings back what was deleted", "12.5⌫↶", "12.5|"),
    Case("undo brings back the caret", "12.5⇤→⌫⇥↶", "1|2.5"),
    Case("undo brings back a selection", "12.5Ⓐ⌫↶", "12.5|", selection: 0..<4),
    Case("undo of a point taken back as grouping", "1,234↶", "1.23|"),
    Case("undo, then redo", "12.5↶↶↷", "12.|"),
    Case("nothing to undo, nothing to redo", "↶↷", "|"),
  ]

  @Test(arguments: cases)
  func editing(_ row: Case) {
    let field = NumberField("en", typing: row.keys)
    #expect(field.withCaret == row.text)
    #expect(field.drawn.selection == row.selection)
  }

  @Test("a new key ends redo")
  func keyEndsRedo() {
    let field = NumberField("en", typing: "12↶3")
    #expect(field.text == "13" && !field.draft.canRedo && field.draft.canUndo)
  }

  @Test("a refused key leaves text, caret, selection, undo and redo alone")
  func refusedKeyChangesNothing() {
    var field = NumberField("en", typing: "1.255↶⇐")
    let before = field.draft
    #expect(field.type("x-%") == [.notPartOfNumber("x"), .minusOnlyAtStart, .notPartOfNumber("%")])
    #expect(field.draft == before)
  }

  @Test("a separator typed over a selection", arguments: ["sr", "fa", "fr"])
  func typeOverSelection(locale: String) {
    var field = NumberField(locale, typing: "-12⎖5⇤→⇲")
    #expect(field.type("⎖5") == [] && field.value == "-0.5" && field.drawn.caret == 3)
  }

  @Test("nothing goes before the minus")
  func digitBeforeMinus() {
    var field = NumberField("en", typing: "-5⇤")
    #expect(field.type("1.") == [.minusOnlyAtStart, .minusOnlyAtStart] && field.text == "-5")
  }

  @Test("a sign key sets the minus and takes it away; the caret stays between its digits")
  func signKey() {
    var field = NumberField("sv", typing: "12←")
    #expect(field.draft.toggleSign(rules: field.rules) == nil && field.withCaret == "−1|2")
    #expect(field.draft.toggleSign(rules: field.rules) == nil && field.withCaret == "1|2")
    #expect(field.draft.toggleSign(rules: NumberRules(minimum: 0)) == .minusNotAllowed)
    #expect(field.type("↶") == [] && field.withCaret == "−1|2")
  }

  @Test("a caret beyond the text is kept within")
  func caretBeyond() {
    var field = NumberField("en", typing: "12")
    field.draft.moveCaret(to: 99)
    #expect(field.withCaret == "12|")
  }

  @Test("the history has an end")
  func historyIsBounded() {
    var field = NumberField("en", typing: String(repeating: "1⌫", count: 200))
    field.type(String(repeating: "↶", count: 99))
    #expect(field.draft.canUndo)
    field.type("↶")
    #expect(!field.draft.canUndo)
  }

  struct CaretCase: Sendable, CustomTestStringConvertible {
    let locale: String
    let value: Decimal
    /// The drawn text with `|` at the caret, from the first token position to the last.
    let positions: [String]
    var testDescription: String { "\(locale): \(value)" }
  }

  @Test(
    "rule 13: the caret steps over digits, never over a drawn grouping sign alone",
    arguments: [
      CaretCase(
        locale: "de", value: 1234,
        positions: ["|1.234", "1.|234", "1.2|34", "1.23|4", "1.234|"]),
      CaretCase(
        locale: "hi", value: 123456,
        positions: [
          "|1,23,456", "1,|23,456", "1,2|3,456", "1,23,|456", "1,23,4|56", "1,23,45|6",
          "1,23,456|",
        ]),
      CaretCase(
        locale: "es", value: -1234,
        positions: [
          "|-1234", "-|1234", "-1|234", "-12|34", "-123|4", "-1234|",
        ]),
    ])
  func caretPositions(_ row: CaretCase) {
    var field = NumberField(row.locale, value: row.value)
    field.isEditing = false
    let positions = row.positions.indices.map {
      field.draft.moveCaret(to: $0)
      return field.withCaret
    }
    #expect(positions == row.positions)
  }

  @Test("rule 13: Backspace and Delete beside a drawn grouping sign delete a digit")
  func deleteBesideGrouping() {
    var field = NumberField("de", value: 1234)
    field.isEditing = false
    field.draft.moveCaret(to: 1)
    field.draft.deleteBackward()
    #expect(field.withCaret == "|234")
    field.draft.undo()
    field.draft.deleteForward()
    #expect(field.withCaret == "1|34")
  }

  @Test("a selection is drawn from digit to digit, without the grouping sign after it")
  func selectionBesideGrouping() {
    var field = NumberField("de", value: 123_4567)
    field.isEditing = false
    field.draft.moveCaret(to: 1)
    field.draft.moveCaret(to: 4, extending: true)
    #expect(field.text == "1.234.567" && field.drawn.selection == 2..<5)
  }

  @Test("a click on a place in the text finds the token there")
  func clicks() {
    var field = NumberField("de", value: 1234)
    field.isEditing = false
    #expect([0, 1, 2, 5, 99].map(field.drawn.caret(at:)) == [0, 1, 1, 4, 4])
  }
}
