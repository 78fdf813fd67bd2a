import ScreenLayout
import Testing

/// What keys do to a text; `|` is the caret and `[` where the selection began.
@Suite("Text draft")
struct TextDraftTests {
  enum Step: Sendable {
    case type(String)
    case paste(String)
    case delete(TextDraft.Deletion)
    case move(TextDraft.Move)
    case extend(TextDraft.Move)
    case selectAll, cut, undo, redo
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let start: String
    let steps: [Step]
    let end: String
    var takesLines = false

    init(
      _ description: String, _ start: String, _ steps: [Step], _ end: String,
      takesLines: Bool = false
    ) {
      testDescription = description
      self.start = start
      self.steps = steps
      self.end = end
      self.takesLines = takesLines
    }
  }

  static let typing = [
    Case("letters", "|", [.type("abc")], "abc|"),
    Case("in the middle", "a|c", [.type("b")], "ab|c"),
    Case("over a selection", "a[bc|d", [.type("x")], "ax|d"),
    Case("over a selection made backward", "a|bc[d", [.type("x")], "ax|d"),
    Case("Cyrillic", "|", [.type("Ђурђевдан")], "Ђурђевдан|"),
    Case("Arabic", "|", [.type("مرحبا")], "مرحبا|"),
    Case("Japanese", "日|語", [.type("本")], "日本|語"),
    Case("a combining mark joins the letter before it", "e|x", [.type("\u{301}")], "e\u{301}|x"),
    Case("two marks, one after the other", "|", [.type("o\u{302}\u{323}")], "o\u{302}\u{323}|"),
    Case("a vowel sign joins its consonant", "क|", [.type("ि")], "कि|"),
    Case("Korean letters make a syllable", "|", [.type("\u{1112}\u{1161}\u{11AB}")], "한|"),
    Case("a joiner makes one of two", "👨|", [.type("\u{200D}👩")], "👨\u{200D}👩|"),
    Case("two regional letters make a flag", "|", [.type("\u{1F1E9}\u{1F1EA}")], "🇩🇪|"),
    Case(
      "a letter before a lone mark takes it; the caret stands behind both", "|\u{301}x",
      [.type("e")], "e\u{301}|x"),
    Case("a line break in a field is a space", "|", [.type("\n")], " |"),
    Case("and a line break in a view", "a|b", [.type("\n")], "a\n|b", takesLines: true),
  ]

  static let pasting = [
    Case("whole, at the caret", "a|d", [.paste("bc")], "abc|d"),
    Case("over the selection", "[abc|", [.paste("x")], "x|"),
    Case("nothing", "[abc|", [.paste("")], "[abc|"),
    Case("line breaks become spaces", "|", [.paste("a\r\nb\nc\u{2028}d")], "a b c d|"),
    Case(
      "line breaks of every kind become one", "|", [.paste("a\r\nb\rc\u{85}d")], "a\nb\nc\nd|",
      takesLines: true),
    Case("control characters stay", "|", [.paste("\u{1B}[2J\u{7}")], "\u{1B}[2J\u{7}|"),
    Case("a mark at its start joins the letter before", "e|", [.paste("\u{301}a")], "e\u{301}a|"),
    Case("is one step", "a|", [.type("b"), .paste("cd"), .undo], "ab|"),
  ]

  static let deleting = [
    Case("the cluster before", "abc|d", [.delete(.clusterBefore)], "ab|d"),
    Case("the cluster after", "a|bcd", [.delete(.clusterAfter)], "a|cd"),
    Case("nothing at the start", "|a", [.delete(.clusterBefore)], "|a"),
    Case("nothing at the end", "a|", [.delete(.clusterAfter)], "a|"),
    Case("a letter with its marks", "xe\u{301}\u{323}|", [.delete(.clusterBefore)], "x|"),
    Case("a family at once", "a👨\u{200D}👩\u{200D}👧|", [.delete(.clusterBefore)], "a|"),
    Case("a flag", "🇩🇪🇫🇷|", [.delete(.clusterBefore)], "🇩🇪|"),
    Case("a Hindi syllable", "नमस्ते|", [.delete(.clusterBefore)], "नम|"),
    Case("the selection", "a[bc|d", [.delete(.clusterBefore)], "a|d"),
    Case("the selection, forward", "a[bc|d", [.delete(.wordAfter)], "a|d"),
    Case("the word before", "one two|", [.delete(.wordBefore)], "one |"),
    Case("the word after", "|one two", [.delete(.wordAfter)], "| two"),
    Case("cut takes the selection", "a[bc|d", [.cut], "a|d"),
    Case("cut takes nothing where nothing is selected", "ab|", [.cut], "ab|"),
  ]

  static let moving = [
    Case("forward over a cluster", "|e\u{301}x", [.move(.forward)], "e\u{301}|x"),
    Case("backward over a cluster", "👨\u{200D}👩|", [.move(.backward)], "|👨\u{200D}👩"),
    Case("not beyond the end", "a|", [.move(.forward)], "a|"),
    Case("to the end of the selection", "[abc|d", [.move(.forward)], "abc|d"),
    Case("to its start", "[abc|d", [.move(.backward)], "|abcd"),
    Case("extending", "ab|c", [.extend(.backward), .extend(.backward)], "|ab[c"),
    Case("extending back to nothing", "a|b", [.extend(.forward), .extend(.backward)], "a|b"),
    Case("to the start and the end", "ab|c", [.move(.start), .extend(.end)], "[abc|"),
    Case("all", "ab|c", [.selectAll], "[abc|"),
    Case("to the end of the word", "|one, two", [.move(.wordForward)], "one|, two"),
    Case("to the end of the next word", "one|, two!", [.move(.wordForward)], "one, two|!"),
    Case("to the end without a word", "one|...", [.move(.wordForward)], "one...|"),
    Case("to the start of the word", "one, two|!", [.move(.wordBackward)], "one, |two!"),
    Case("to the start of the word before", "one, |two", [.move(.wordBackward)], "|one, two"),
    Case("Arabic words", "|مرحبا بكم", [.move(.wordForward)], "مرحبا| بكم"),
    Case("Thai words, which no space divides", "|สวัสดีครับ", [.move(.wordForward)], "สวัสดี|ครับ"),
    Case("Japanese words", "猫|が好き", [.move(.wordForward)], "猫が|好き"),
    Case("an apostrophe is within a word", "|don't go", [.move(.wordForward)], "don't| go"),
    Case(
      "to the line's start and end", "a\nb|c\nd", [.move(.lineStart), .extend(.lineEnd)],
      "a\n[bc|\nd", takesLines: true),
  ]

  static let undoing = [
    Case("a word is a step", "|", [.type("one two"), .undo], "one |"),
    Case("and the word before it the next", "|", [.type("one two"), .undo, .undo], "|"),
    Case("redo goes forward again", "|", [.type("one two"), .undo, .undo, .redo], "one |"),
    Case("redo to the end", "|", [.type("ab cd"), .undo, .undo, .redo, .redo, .redo], "ab cd|"),
    Case("what was typed over comes back selected", "[abc|", [.type("xy"), .undo], "[abc|"),
    Case(
      "a move ends a step", "|", [.type("ab"), .move(.start), .type("c"), .undo], "|ab"),
    Case(
      "deletions in a row are one step", "abc|",
      [.delete(.clusterBefore), .delete(.clusterBefore), .undo], "abc|"),
    Case(
      "deletions forward too", "|abc",
      [.delete(.clusterAfter), .delete(.clusterAfter), .undo], "|abc"),
    Case("typing ends a redo", "|", [.type("ab"), .undo, .type("c"), .redo], "c|"),
    Case("a typed mark belongs to its word", "|", [.type("e\u{301}"), .undo], "|"),
    Case("nothing to undo", "a|b", [.undo, .redo], "a|b"),
  ]

  @Test("typing", arguments: typing) func types(_ test: Case) { check(test) }
  @Test("pasting", arguments: pasting) func pastes(_ test: Case) { check(test) }
  @Test("deleting", arguments: deleting) func deletes(_ test: Case) { check(test) }
  @Test("moving", arguments: moving) func moves(_ test: Case) { check(test) }
  @Test("undoing", arguments: undoing) func undoes(_ test: Case) { check(test) }

  @Test("a long paste is undone at once, and what is kept is bounded")
  func longPaste() {
    var draft = TextDraft("")
    let long = String(repeating: "a\u{301}b\u{1F600} ", count: 100_000)
    for _ in 0..<12 { draft.paste(long) }
    let length = draft.length
    var steps = 0
    repeat {
      steps += 1
      draft.undo()
    } while draft.length < length - steps * long.utf8.count + 1 && steps < 12
    #expect(draft.length >= length - steps * long.utf8.count)
    #expect(draft.length > 0, "the oldest of twelve megabytes cannot be undone")
  }

  @Test("many small steps are bounded too")
  func manySteps() {
    var draft = TextDraft("")
    for _ in 0..<1000 { draft.paste("x") }
    for _ in 0..<1000 { draft.undo() }
    #expect(draft.length == 1000 - 256)
  }

  private func check(_ test: Case) {
    var draft = Self.draft(test.start, takesLines: test.takesLines)
    for step in test.steps { Self.apply(step, to: &draft) }
    #expect(Self.marked(draft) == test.end)
  }

  private static func apply(_ step: Step, to draft: inout TextDraft) {
    switch step {
    // Scalar by scalar, as a terminal sends it.
    case .type(let text): for scalar in text.unicodeScalars { draft.type(Character(scalar)) }
    case .paste(let text): draft.paste(text)
    case .delete(let deletion): draft.delete(deletion)
    case .move(let move): draft.move(move)
    case .extend(let move): draft.move(move, extending: true)
    case .selectAll: draft.selectAll()
    case .cut: _ = draft.cut()
    case .undo: draft.undo()
    case .redo: draft.redo()
    }
  }

  /// A draft from a text with its marks.
  private static func draft(_ marked: String, takesLines: Bool) -> TextDraft {
    var text = ""
    var caret = 0
    var anchor: Int?
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "|": caret = text.utf8.count
      case "[": anchor = text.utf8.count
      default: text.unicodeScalars.append(scalar)
      }
    }
    return TextDraft(
      text, takesLines: takesLines,
      selection: TextSelection(anchor: anchor ?? caret, caret: caret))
  }

  /// The text with its marks.
  private static func marked(_ draft: TextDraft) -> String {
    var bytes = Array(draft.text.utf8)
    let selection = draft.selection
    let marks =
      [(selection.caret, UInt8(ascii: "|"))]
      + (selection.isEmpty ? [] : [(selection.anchor, UInt8(ascii: "["))])
    for (place, mark) in marks.sorted(by: { $0.0 > $1.0 }) { bytes.insert(mark, at: place) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
