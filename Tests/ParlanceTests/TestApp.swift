import Foundation
import LocaleLayer
import TerminalCells

@testable import Parlance

/// An app in a temporary folder, with preferences of its own.
@MainActor
struct TestApp {
  let folder: TemporaryFolder
  let app: Application

  static let storyboard = """
    <storyboard id="test-app" initialScreen="main" developmentLanguage="en" languages="en de sr">
      <screen id="main">
        <navigationItem localizedTitle="title"/>
        <numericField id="amount" value="5.15"/>
        <label localizedText="double"><argument value="double" format="number"/></label>
        <button localizedTitle="go" action="go"/>
      </screen>
    </storyboard>
    """

  init(
    environment: [String: String] = [:], options: StartOptions = StartOptions(),
    storyboard: String = Self.storyboard, preferences: String? = nil,
    prepare: (TemporaryFolder) throws -> Void = { _ in }
  ) throws {
    folder = try TemporaryFolder()
    try folder.write(storyboard, to: "app/main.storyboard.xml")
    let tables = [
      "en": #""title"="Title";"double"="Twice: %@";"go"="Go";"only.en"="English";"#,
      "de": #""title"="Titel";"double"="Doppelt: %@";"go"="Los";"#,
      "sr": #""title"="Наслов";"double"="Дупло: %@";"go"="Крени";"#,
    ]
    for (language, text) in tables {
      try folder.write(text, to: "app/\(language).lproj/Localizable.strings")
    }
    try folder.write(
      #""parlance.language.notStored"="Not stored";"parlance.language.failed"="Failed: %@";"#
        + #""parlance.language.nextStart"="%@ next time";"parlance.language.system"="System";"#
        + #""parlance.preferences.setAside"="Moved to %@";"parlance.action.unbound"="Unbound %@";"#
        + #""parlance.language.nearest"="No %1$@, this is %2$@";"#,
      to: "own/en.lproj/Localizable.strings")
    if let preferences { try folder.write(preferences, to: "config/parlance/test-app.plist") }
    try prepare(folder)
    var environment = environment
    environment["XDG_CONFIG_HOME"] = folder.url.appending(path: "config").path
    app = try Application(
      folder: folder.url.appending(path: "app"), ownTexts: folder.url.appending(path: "own"),
      options: options, environment: environment)
  }

  var preferenceFile: URL { folder.url.appending(path: "config/parlance/test-app.plist") }

  var storedLanguages: [String]? {
    Preferences(data: (try? Data(contentsOf: preferenceFile)) ?? Data())?
      .languages.map(\.description)
  }

  /// Runs the app on a terminal that sends these events, one batch for each frame, then quits.
  func run(_ batches: [[Event]]) throws -> ScriptedTerminal {
    var terminal = ScriptedTerminal(batches + [[.key(Key(.character("q"), .control))]])
    try app.run(on: &terminal)
    return terminal
  }

  func press(_ code: Key.Code, _ modifiers: Key.Modifiers = []) throws -> ScriptedTerminal {
    try run([[.key(Key(code, modifiers))]])
  }
}

/// A terminal without a screen: it keeps the frames and sends what it was told to.
struct ScriptedTerminal: Terminal {
  private(set) var frames: [Grid] = []
  private var batches: [[Event]]
  let size = Size(columns: 60, rows: 14)
  let colors = ColorSupport.palette256
  var keepsTextOrder = true

  init(_ batches: [[Event]]) {
    self.batches = batches
  }

  mutating func present(_ grid: Grid, cursor: Point?) { frames.append(grid) }
  mutating func invalidate() {}
  mutating func suspend() {}
  mutating func interrupt() {}

  /// What the loop was ready to wait for, in order.
  private(set) var timeouts: [Duration?] = []

  /// An empty batch is a wait that ended with its timeout.
  mutating func wait(for descriptors: [Int32], timeout: Duration?) throws -> Wake {
    timeouts.append(timeout)
    return Wake(
      events: batches.isEmpty ? [.key(Key(.character("q"), .control))] : batches.removeFirst())
  }

  /// A row of a frame without its trailing blanks.
  func row(_ row: Int, of frame: Int) -> String {
    var line = frames[frame].lines[row]
    while line.last == " " { line.removeLast() }
    return line
  }
}
