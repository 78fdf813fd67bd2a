import TestSupport
import Testing

@testable import Parlance
@testable import TripExpenses

/// An environment whose folders cannot be made, by root either: no test touches a person's files.
enum Homeless {
  static let environment = ["XDG_CONFIG_HOME": "/dev/null/x", "XDG_DATA_HOME": "/dev/null/x"]
}

@MainActor
@Suite("Screens of the demo")
struct ScreenSnapshotTests {
  nonisolated static let languages = ["en", "de", "sr", "ar", "he", "fa"]
  nonisolated static let sizes = [(80, 24), (60, 20)]

  @Test("look as recorded", arguments: languages, sizes)
  func snapshots(_ language: String, _ size: (columns: Int, rows: Int)) throws {
    let app = try TripApp.application(
      options: StartOptions(language: LanguageTag(language)), environment: Homeless.environment)
    for screen in app.screens {
      let rows = try app.picture(of: screen, columns: size.columns, rows: size.rows)
      let name = "\(screen)-\(language)-\(size.columns)x\(size.rows)"
      #expect(try Snapshot(name).difference(from: rows) == nil)
    }
  }

  @Test("the settings of a terminal that reorders text say so", arguments: ["en", "ar"], sizes)
  func reorderingTerminal(_ language: String, _ size: (columns: Int, rows: Int)) throws {
    let app = try TripApp.application(
      options: StartOptions(language: LanguageTag(language)), environment: Homeless.environment)
    app.session.state.values.terminalKeepsOrder = false
    let rows = try app.picture(of: "settings", columns: size.columns, rows: size.rows)
    let name = "settings-reordered-\(language)-\(size.columns)x\(size.rows)"
    #expect(try Snapshot(name).difference(from: rows) == nil)
  }

  @Test("every name of the storyboard is bound, and no table has a fault")
  func issues() throws {
    for language in ["en", "de", "sr", "ar", "he", "fa", "ru", "ja"] {
      let app = try TripApp.application(
        options: StartOptions(language: LanguageTag(language)), environment: Homeless.environment)
      #expect(app.issues().map(\.description) == [])
    }
  }
}
