import Foundation
import TestSupport

/// A person who uses the app of all elements in one language, and knows its tables.
struct GalleryPerson {
  let language: String
  let terminal: TmuxTerminal
  /// The texts of the app by their keys.
  private let texts: [String: String]

  /// Opens the app with the built program, without any code behind it.
  init(language: String) throws {
    self.language = language
    terminal = try TmuxTerminal()
    try terminal.home.copy(GalleryFolder.url, to: "gallery")
    var texts: [String: String] = [:]
    for table in ["Hut", "Localizable"] {
      let file = GalleryFolder.url.appending(path: "\(language).lproj/\(table).strings")
      let read = try BuiltProgram.run(["strings", file.path], home: terminal.home)
      let table = try JSONDecoder().decode([String: String].self, from: Data(read.output.utf8))
      texts.merge(table) { $1 }
    }
    self.texts = texts
    try terminal.command("parlance run gallery --language \(language)")
    try wait { $0.isAlternate && shows("home.intro", on: $0) }
  }

  var isRightToLeft: Bool { language == "ar" }

  func text(_ key: String) -> String { texts[key] ?? "no text for \(key)" }

  /// Whether a row has a text of the tables in it.
  func shows(_ key: String, on screen: ShownScreen) -> Bool {
    reads(text(key), on: screen)
  }

  /// Whether a row has a text in it, in the order of reading.
  func reads(_ text: String, on screen: ShownScreen) -> Bool {
    screen.rows.contains { reading($0).contains(text) }
  }

  /// A row as it is read: Arabic stands reordered and joined on the screen.
  func reading(_ row: String) -> String {
    guard isRightToLeft else { return row }
    return String(row.reversed()).precomposedStringWithCompatibilityMapping
  }

  func press(_ keys: String...) throws { try terminal.press(keys) }

  func press(_ keys: [String]) throws { try terminal.press(keys) }

  func type(_ text: String) throws { try terminal.type(text) }

  /// Alt and a letter of any script, as terminals send it.
  func pressAlt(_ letter: Character) throws {
    try terminal.send([0x1B] + Array(String(letter).utf8))
  }

  @discardableResult
  func wait(
    line: UInt = #line, until holds: (ShownScreen) throws -> Bool
  ) throws -> ShownScreen {
    try terminal.wait(for: "what line \(line) expects in \(language)", until: holds)
  }

  /// Waits until rows show texts as they stand on the screen.
  @discardableResult
  func see(_ shown: String..., line: UInt = #line) throws -> ShownScreen {
    try wait(line: line) { screen in shown.allSatisfy { screen.shows($0) } }
  }

  /// Waits until rows show texts of the tables.
  @discardableResult
  func read(_ keys: String..., line: UInt = #line) throws -> ShownScreen {
    try wait(line: line) { screen in keys.allSatisfy { shows($0, on: screen) } }
  }

  /// Waits until the key bar says that nothing is bound to an action.
  func seeUnbound(_ action: String, line: UInt = #line) throws {
    try wait(line: line) {
      $0.lastRow.contains("!") && $0.lastRow.contains(action) && !$0.lastRow.contains("F2")
    }
  }

  /// Goes from the first screen to the one of the focused button.
  func open(titled title: String, line: UInt = #line) throws {
    try press("Enter")
    try wait(line: line) {
      ($0.topBar.contains(title) || reading($0.topBar).contains(title)) && hasBack($0)
    }
  }

  /// Goes back to the first screen and to its next button.
  func leave(line: UInt = #line) throws {
    try press("Escape")
    try wait(line: line) { shows("home.intro", on: $0) }
    try press("Down")
  }

  /// Whether the way back stands at the leading end of the bar.
  func hasBack(_ screen: ShownScreen) -> Bool {
    isRightToLeft ? screen.topBar.hasSuffix("›") : screen.topBar.hasPrefix(" ‹")
  }

  /// What differs between the languages: one text for each of en, de, ar and ja.
  func choose(_ english: String, _ german: String, _ arabic: String, _ japanese: String) -> String {
    switch language {
    case "de": german
    case "ar": arabic
    case "ja": japanese
    default: english
    }
  }
}
