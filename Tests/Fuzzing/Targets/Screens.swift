import FoundationEssentials
import LocaleLayer
import NcursesTerminal
import ScreenDescription
import ScreenLayout
import ScreenSession
import SourceText
import StringTables
import TerminalCells

extension FuzzTarget {
  /// A storyboard drawn in two directions and three sizes.
  static let screen = FuzzTarget(name: "screen") { bytes in
    let file = SourceFile(path: "a.storyboard.xml", data: Data(bytes))
    guard let storyboard = try? Storyboard(reading: file) else { return }
    for language in 0...1 {
      for (columns, rows) in [(80, 24), (20, 6), (1, 1)] {
        let size = Size(columns: columns, rows: rows)
        var person = Person(at: storyboard, language: language, size: size)
        for screen in storyboard.screens {
          person.session.show(screen.id)
          checkFrame(person.session.frame, size: size)
        }
      }
    }
  }

  /// A person's keys, in the bytes of a terminal; three of them switch and resize.
  static let session = FuzzTarget(name: "session") { bytes in
    var person = Person(at: allElements, language: 0, size: Size(columns: 40, rows: 12))
    var decoder = InputDecoder()
    var input = FuzzInput(bytes)
    for _ in 0..<300 where !input.isEmpty {
      switch input.byte() {
      case 0x1C: person.choose(input.number(0...Person.localizers.count - 1))
      case 0x1D:
        let size = Size(columns: input.number(0...100), rows: input.number(0...40))
        person.handle(.resize(size))
      case 0x1E: for event in decoder.flush() { person.handle(event) }
      case let byte: for event in decoder.feed([byte]) { person.handle(event) }
      }
    }
    for event in decoder.flush() { person.handle(event) }
    checkSwitchAndBack(&person)
  }

  /// A switch through all languages leads back to the same frame and the same state.
  private static func checkSwitchAndBack(_ person: inout Person) {
    let language = person.language
    person.choose(language)
    let (state, size, grid) = (person.session.state, person.session.size, person.session.frame.grid)
    for other in Person.localizers.indices + [language] {
      person.choose(other)
      checkFrame(person.session.frame, size: size)
    }
    check(person.session.state == state, "another state after switches")
    check(person.session.frame.grid == grid, "another frame after switches")
  }

  private static let allElements: Storyboard = {
    let path = "Tests/Fuzzing/Seeds/storyboard/all.storyboard.xml"
    do {
      let data = try Data(contentsOf: URL(filePath: path))
      return try Storyboard(reading: SourceFile(path: path, data: data))
    } catch {
      fatalError("\(error)")
    }
  }()
}

/// A frame fills its size with cells that a terminal can draw, and says what is in it.
private func checkFrame(_ frame: Frame, size: Size) {
  check(frame.grid.size == size, "\(frame.grid.size) for \(size)")
  for row in 0..<size.rows {
    var isWide = false
    for cell in frame.grid.row(row) {
      check(cell.isSecondHalf == isWide, "half of a wide cell")
      isWide = cell.width == 2
      check(
        cell.text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control },
        "\(cell.text.debugDescription) in a frame")
    }
    check(!isWide, "a wide cell at the edge")
  }
  if let cursor = frame.cursor {
    check(
      (0..<size.rows).contains(cursor.row) && (0..<size.columns).contains(cursor.column),
      "the cursor at \(cursor)")
  }
  check(frame.focus.map(frame.focusOrder.contains) ?? true, "a focus that nothing takes")
  check((0...max(0, frame.lastScroll)).contains(frame.scroll), "scrolled by \(frame.scroll)")
}
