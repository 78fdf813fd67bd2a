import Foundation
import LocaleLayer
import TerminalCells
import Testing

@testable import Parlance

@MainActor
@Suite("Switch of a running app")
struct SwitchTests {
  private let f2 = Event.key(Key(.function(2)))

  @Test("one key changes every text and number in one frame, and is stored")
  func oneKey() throws {
    let test = try TestApp()
    test.app.value("double") { .number(($0.number("amount") ?? 0) * 2) }
    let terminal = try test.run([[f2]])
    #expect(terminal.row(0, of: 0).hasPrefix(" Title"))
    #expect(terminal.row(5, of: 0).hasSuffix("Twice: 10.3"))
    #expect(terminal.row(0, of: 1).hasPrefix(" Titel"))
    #expect(terminal.row(3, of: 1).hasSuffix("5,15"))
    #expect(terminal.row(5, of: 1).hasSuffix("Doppelt: 10,3"))
    #expect(test.storedLanguages == ["de"])
  }

  @Test("a held key paints once, and fifty switches are one to the screen, the file, the observers")
  func drained() throws {
    let test = try TestApp()
    var heard: [String] = []
    test.app.onLocaleChange { old, new in heard.append("\(old.language)>\(new.language)") }
    let digits = (1...50).map { _ in Event.key(Key(.character("1"))) }
    #expect(try test.run([digits]).frames.count == 2)
    // Fifty steps through three languages end two further on.
    let terminal = try test.run([(1...50).map { _ in f2 }])
    #expect(terminal.frames.count == 3)
    #expect(heard == ["en>sr"])
    #expect(test.storedLanguages == ["sr"])
  }

  @Test("the notification comes after the switch, with the old and the new locale")
  func notification() throws {
    let test = try TestApp()
    var heard: [String] = []
    test.app.onLocaleChange { [unowned app = test.app] old, new in
      heard.append("\(old.language)>\(new.language) now \(app.locale.language)")
    }
    _ = try test.run([[f2], [f2]])
    #expect(heard == ["en>de now de", "de>sr now sr"])
  }

  @Test("a Notification carries the same values")
  func notificationName() throws {
    let test = try TestApp()
    nonisolated(unsafe) var tags: [String] = []
    let token = NotificationCenter.default.addObserver(
      forName: Application.localeDidChange, object: test.app, queue: nil
    ) { notification in
      for key in ["old", "new"] {
        tags.append((notification.userInfo?[key] as? AppLocale)?.language.description ?? "none")
      }
    }
    _ = try test.press(.function(2))
    NotificationCenter.default.removeObserver(token)
    #expect(tags == ["en", "de"])
  }

  @Test("a switch that an observer asks for runs after the present one")
  func nested() throws {
    let test = try TestApp()
    var heard: [String] = []
    test.app.onLocaleChange { [unowned app = test.app] _, new in
      heard.append("first \(new.language)")
      if new.language.description == "de" { app.switchLanguage(to: LanguageTag("sr")) }
    }
    test.app.onLocaleChange { _, new in heard.append("second \(new.language)") }
    _ = try test.press(.function(2))
    #expect(heard == ["first de", "second de", "first sr", "second sr"])
  }

  @Test("tables that cannot be opened fail the switch: nothing has changed, and it is said")
  func unreadableTables() throws {
    let test = try TestApp()
    let table = test.folder.url.appending(path: "app/de.lproj/Localizable.strings")
    try FileManager.default.removeItem(at: table)
    try FileManager.default.createDirectory(at: table, withIntermediateDirectories: true)
    let terminal = try test.press(.function(2))
    #expect(terminal.row(0, of: 1).hasPrefix(" Title"))
    #expect(terminal.row(13, of: 1).hasPrefix(" ! Failed: "))
    #expect(test.storedLanguages == nil)
    #expect(test.app.locale.language.description == "en")
  }

  @Test("a choice that cannot be stored holds, and a notice says that it will not last")
  func notStored() throws {
    // Also for root: a file where a folder is needed cannot be written through.
    let test = try TestApp(prepare: { try $0.write("", to: "config/parlance") })
    let terminal = try test.press(.function(2))
    let last = terminal.frames.count - 1
    #expect(terminal.row(0, of: last).hasPrefix(" Titel"))
    #expect(terminal.row(13, of: last) == " ! Not stored")
  }

  @Test("without live switching the choice is stored and comes at the next start")
  func nextStart() throws {
    let test = try TestApp(options: StartOptions(liveSwitching: false))
    let terminal = try test.press(.function(2))
    let last = terminal.frames.count - 1
    #expect(terminal.row(0, of: last).hasPrefix(" Title"))
    #expect(terminal.row(13, of: last) == " Deutsch next time")
    #expect(test.storedLanguages == ["de"])
  }

  @Test("a language that waits goes on waiting while a region is pinned, and comes when live")
  func waitingChoice() throws {
    let test = try TestApp(options: StartOptions(liveSwitching: false))
    test.app.change(.language(.next))
    test.app.change(.region(Region("DE")))
    #expect(test.app.locale.language.description == "en")
    #expect(test.app.locale.number(1234.5) == "1.234,5")
    test.app.change(.liveSwitching(true))
    #expect(test.app.locale.language.description == "de")
  }

  @Test("the tag that was asked for stays when a region is pinned and freed again")
  func requestedTag() throws {
    let test = try TestApp(options: StartOptions(language: LanguageTag("de-CH")))
    test.app.change(.region(Region("DE")))
    #expect(test.app.locale.number(1234.5) == "1.234,5")
    test.app.change(.region(nil))
    #expect(test.app.locale.number(1234.5) == "1’234.5")
  }

  @Test("what the command line decided is not stored with another choice")
  func optionsAreNotStored() throws {
    let test = try TestApp(
      options: StartOptions(language: LanguageTag("de"), region: "CH", liveSwitching: true))
    test.app.change(.liveSwitching(false))
    test.app.settle {}
    let stored = try Preferences(data: Data(contentsOf: test.preferenceFile))
    #expect(stored?.languages == [])
    #expect(stored?.region == nil)
    #expect(stored?.liveSwitching == false)
  }

  @Test("a language that the app lacks is said on a switch too")
  func lacking() throws {
    let test = try TestApp()
    test.app.switchLanguage(to: LanguageTag("ja"))
    #expect(test.app.session.state.notice?.key == "parlance.language.nearest")
  }

  @Test("a notice stands for three seconds, or until the next key")
  func noticeTime() throws {
    let test = try TestApp()
    let go = Event.key(Key(.character("g"), .alt))
    let terminal = try test.run([[go], [go], [], [go], [.key(Key(.tab))]])
    let shown = terminal.frames.indices.map { terminal.row(13, of: $0) == " ! Unbound go" }
    #expect(shown == [false, true, true, false, true, false])
    #expect(terminal.timeouts.map { $0 != nil } == shown)
  }

  @Test("an action without code says its name")
  func unbound() throws {
    let test = try TestApp()
    let terminal = try test.press(.character("g"), .alt)
    #expect(terminal.row(13, of: 1) == " ! Unbound go")
  }

  @Test("an error that an action throws ends the run and is thrown on")
  func thrown() throws {
    struct Broken: Error {}
    let test = try TestApp()
    test.app.action("go") { _ in throw Broken() }
    #expect(throws: Broken.self) { try test.press(.character("g"), .alt) }
  }

  @Test("posted work runs on the app's thread and is drawn")
  func posted() throws {
    let test = try TestApp()
    var count = 0
    test.app.value("double") { _ in .number(count) }
    test.app.post { MainActor.assumeIsolated { count = 7 } }
    let terminal = try test.run([[]])
    #expect(terminal.row(5, of: 1).hasSuffix("Twice: 7"))
  }
}
