import ScreenLayout
import ScreenTestSupport
import TerminalCells
import Testing

@Suite("Alt-letters")
struct AltLetterTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let language: String
    /// Titles, each with the letter that is expected to press it.
    let buttons: [(title: String, action: String, letter: Character?)]
    let shown: String
  }

  static let cases = [
    Case(
      testDescription: "the first letter", language: "en", buttons: [("Save", "save", "s")],
      shown: "[ Save ]"),
    Case(
      testDescription: "a letter is given out once", language: "en",
      buttons: [("Save", "a", "s"), ("Send", "b", "e"), ("See", "c", nil)],
      shown: "[ See ]"),
    Case(
      testDescription: "the start of a word before the others", language: "en",
      buttons: [("Open", "a", "o"), ("Open file", "b", "f")], shown: "[ Open file ]"),
    Case(
      testDescription: "Cyrillic letters are typed as they are", language: "sr",
      buttons: [("Сачувај", "save", "с")], shown: "[ Сачувај ]"),
    Case(
      testDescription: "letters that Persian adds to Arabic", language: "fa",
      buttons: [("گزینش", "choose", "گ"), ("گیره", "clip", "ی")], shown: "[ ﻩﺮﯿﮔ ]"),
    Case(
      testDescription: "an alef that the lam before it takes in has no cell to underline",
      language: "ar", buttons: [("لا", "no", "ل"), ("لا", "never", nil)], shown: "[ ﻻ ]"),
    Case(
      testDescription: "a script without letters to type shows a Latin one", language: "ja",
      buttons: [("保存", "save", "s"), ("削除", "sweep", "w")], shown: "[ 保存(S) ]"),
  ]

  @Test("are unique on a screen and come from the titles", arguments: cases)
  func letters(_ test: Case) throws {
    let elements = test.buttons.map { #"<button title="\#($0.title)" action="\#($0.action)"/>"# }
    let frame = try ScreenFixture(elements: elements.joined()).frame(test.language)
    for (index, button) in test.buttons.enumerated() {
      let letters = frame.altLetters.filter { $0.value == ElementAddress(place: [index]) }
      #expect(letters.first?.key == button.letter)
    }
    #expect(frame.lines.contains { $0.contains(test.shown) })
  }

  @Test("are underlined")
  func underline() throws {
    let frame = try ScreenFixture(
      elements: #"<label text="x"/><button title="Save" action="save"/>"#
    ).frame()
    let row = try #require(frame.lines.firstIndex { $0.contains("[ Save ]") })
    let underlined = (0..<80).filter {
      frame.grid[row, $0].style.attributes.contains(.underline)
    }
    #expect(underlined == [5])
  }

  @Test("leave the shapes of the letters beside them as they are")
  func shapes() throws {
    let frame = try ScreenFixture(
      elements: #"<label text="x"/><button title="حفظ" action="save"/>"#
    ).frame("ar")
    let row = try #require(frame.lines.firstIndex { $0.contains("[ ﻆﻔﺣ ]") })
    let underlined = (0..<80).filter {
      frame.grid[row, $0].style.attributes.contains(.underline)
    }
    #expect(underlined.map { frame.grid[row, $0].text } == ["ﺣ"])
  }

  @Test("leave those to the storyboard's keys that it names")
  func reserved() throws {
    let frame = try ScreenFixture(elements: #"<button title="Save" action="save"/>"#)
      .frame(chrome: Chrome(reservedLetters: ["s"]))
    #expect(frame.altLetters.keys.sorted() == ["a"])
  }
}
