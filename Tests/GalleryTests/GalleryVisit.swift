import Foundation
import LocaleLayer
import ScreenLayout
import ScreenSession
import TerminalCells
import TestSupport

@testable import Parlance

/// A person at the gallery, who can also change the language; behind it stands an app.
@MainActor
final class GalleryVisit {
  let app: Application
  /// The app's actions that ran, by their names.
  private(set) var performed: [String] = []
  private var terminal = HiddenTerminal()

  init(
    language: String = "en", screen: String = "home", size: Size = Size(columns: 80, rows: 24)
  ) throws {
    // An environment whose folders cannot be made: no test touches a person's files.
    app = try Application(
      folder: GalleryFolder.url, ownTexts: ResourceFolders().folder("Parlance"),
      options: StartOptions(language: LanguageTag(language)),
      environment: ["XDG_CONFIG_HOME": "/dev/null/x"])
    bind()
    app.session.state.values.timeZone = .gmt
    app.session.size = size
    app.show(screen)
    app.refreshValues()
  }

  /// Gives the storyboard's names what they stand for.
  private func bind() {
    app.value("slope") { _ in .number(Decimal(125) / 1000) }
    app.value("arrival") { _ in .date(Date(timeIntervalSince1970: 1_748_779_200)) }
    app.value("party") { _ in .list(["Mei", "Luka", "Amal"]) }
    app.list("rooms") {
      Self.rooms.enumerated().map { index, name in
        ListRow(
          id: "r\(index)",
          fields: [
            "name": .text(name), "beds": .number(2 + index % 4),
            "price": .number(Decimal(325 + 35 * index) / 10),
          ])
      }
    }
    app.list("lost") { [] }
    app.list("guides") {
      ["Luka", "Amal", "Mei"].enumerated().map {
        ListRow(id: "\($0 + 1)", fields: ["name": .text($1)])
      }
    }
    app.list("meals") { ["polenta", "ramen"].map { ListRow(id: $0, fields: [:]) } }
    for name in Self.actions {
      app.action(name) { [weak self] _ in self?.performed.append(name) }
    }
  }

  private static let rooms = [
    "Edelweiss", "Enzian", "Arnika", "Silberdistel", "Alpenrose", "Murmeltier", "Steinbock",
    "Adler", "Gams", "Dohle", "Fuchs", "Hase", "Iltis", "Krähe",
  ]

  static let actions = [
    "ring", "rescue", "save", "book", "print", "confirm", "remove", "greet", "weigh", "open",
    "breakfast", "assign", "first", "second", "third", "inside", "pack",
  ]

  var frame: Frame { app.session.frame }

  var state: ScreenState { app.session.state }

  /// The language of the screen.
  var locale: String { app.session.localizer.language.description }

  func press(_ keys: [Key]) throws {
    try handle(keys.map { .key($0) })
  }

  /// Takes events as the running app does; a language that is chosen is not stored.
  ///
  /// - Throws: what an action threw.
  func handle(_ events: [Event]) throws {
    for event in events {
      app.handle(event, on: &terminal)
      if let failure = app.failure { throw failure }
      app.unsettled = nil
      app.refreshValues()
    }
  }
}

/// A terminal that shows nothing: the tests look at the frames.
private struct HiddenTerminal: Terminal {
  let size = Size(columns: 80, rows: 24)
  let colors = ColorSupport.palette256
  let keepsTextOrder = true

  func present(_ grid: Grid, cursor: Point?) {}
  func invalidate() {}
  func suspend() {}
  func interrupt() {}
  func wait(for descriptors: [Int32], timeout: Duration?) -> Wake { Wake() }
}

extension [Key] {
  static func type(_ text: String) -> [Key] { text.map { Key(.character($0)) } }

  static func keys(_ codes: Key.Code...) -> [Key] { codes.map { Key($0) } }

  static func times(_ count: Int, _ code: Key.Code) -> [Key] {
    Array(repeating: Key(code), count: count)
  }
}
