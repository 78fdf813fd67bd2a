public import Foundation
public import LocaleLayer
import ScreenDescription
public import ScreenLayout
import ScreenSession
public import SourceText
import StringTables
import TerminalCells

/// A terminal app whose screens change their language while they run.
///
/// An app is a folder: one storyboard file and its string tables. Swift code gives it values, lists
/// and actions by the names that the storyboard uses, and then runs it.
@MainActor
public final class Application {
  let folder: AppFolder
  let languages: LanguageChooser
  let preferenceFile: PreferenceFile
  let preferences: Preferences
  /// The languages asked for, as they were asked for: `de-CH` has Swiss numbers where the app has
  /// `de`; empty for the system's.
  var wanted: [LanguageTag]
  var session: Session
  let bindings = Bindings()
  /// Work posted from other threads.
  nonisolated let wakePipe = WakePipe()
  let bidi: BidiMode
  /// Whether the language chosen waits for the next start.
  var isChoiceWaiting = false
  /// Switches that are not painted, stored and told yet.
  var unsettled: Unsettled?
  /// What observers asked for while they were told.
  var requested: [LocaleChange] = []
  var isTelling = false
  /// Whether the language after the present one was opened ahead.
  var isNextLanguageOpen = false
  var isRunning = false
  var isFinished = false
  /// Thrown by an action: ends the loop and the program.
  var failure: (any Error)?
  var observers: [@MainActor (AppLocale, AppLocale) -> Void] = []

  /// Posted after a switch is complete; `userInfo` has `AppLocale` values under `old` and `new`.
  public static let localeDidChange = Notification.Name("ParlanceLocaleDidChange")

  /// Opens an app whose folder ships with the program.
  ///
  /// - Parameters:
  ///   - name: the folder's name; it is sought in every `*.resources` folder beside the program,
  ///     then in `../share/<the program's name>`, then in `../share/parlance`.
  ///   - liveSwitching: whether a language takes effect at once; nil for the stored choice.
  /// - Throws: `AppError`, when the app cannot start.
  public convenience init(resources name: String, liveSwitching: Bool? = nil) throws(AppError) {
    try self.init(resources: name, options: StartOptions(liveSwitching: liveSwitching))
  }

  /// Opens an app whose folder ships with the program.
  ///
  /// - Parameters:
  ///   - name: the folder's name.
  ///   - options: what a command line decided.
  /// - Throws: `AppError`, when the app cannot start.
  public convenience init(resources name: String, options: StartOptions) throws(AppError) {
    try self.init(folder: ResourceFolders().folder(name), options: options)
  }

  /// Opens an app in a folder.
  ///
  /// - Parameters:
  ///   - folder: the app's folder.
  ///   - options: what a command line decided.
  /// - Throws: `AppError`, when the app cannot start.
  public convenience init(
    folder: URL, options: StartOptions = StartOptions()
  ) throws(AppError) {
    try self.init(
      folder: folder, ownTexts: ResourceFolders().folder("Parlance"), options: options,
      environment: ProcessInfo.processInfo.environment)
  }

  /// Opens an app whose folder ships with the program, in an environment of its own.
  package convenience init(
    resources name: String, options: StartOptions, environment: [String: String]
  ) throws(AppError) {
    let resources = ResourceFolders()
    try self.init(
      folder: resources.folder(name), ownTexts: resources.folder("Parlance"), options: options,
      environment: environment)
  }

  package init(
    folder url: URL, ownTexts: URL, options: StartOptions, environment: [String: String]
  ) throws(AppError) {
    folder = try AppFolder(url)
    let own = try TextFolder(ownTexts)
    preferenceFile = PreferenceFile(app: folder.storyboard.id, environment: environment)
    let stored: PreferenceFile.Reading =
      options.readsPreferences ? preferenceFile.read() : .found(Preferences())
    preferences = stored.preferences
    bidi = options.bidi
    languages = try LanguageChooser(
      folder: folder, ownTexts: own, system: SystemLocale(environment: environment))
    let isLive = options.liveSwitching ?? preferences.liveSwitching ?? true
    let region = (options.region ?? preferences.region).flatMap { Region($0) }
    wanted = options.language.map { [$0] } ?? preferences.languages
    let setup = try languages.open(wanted, region: region, overrides: preferences.overrides)
    session = Session(
      storyboard: folder.storyboard, localizer: setup.localizer, locale: setup.locale,
      size: Size(columns: 80, rows: 24), values: AppValues(timeZone: .current),
      language: LanguageStatus(
        choice: setup.choice, available: languages.available, isLive: isLive, region: region))
    session.state.notice = stored.notice ?? setup.notice
    session.reordersText = bidi == .auto || bidi == .app
  }

  /// The locale that everything is formatted by now.
  public var locale: AppLocale { session.locale }

  /// The ids of the app's screens.
  public var screens: [String] { folder.storyboard.screens.map(\.id) }

  /// The app's languages in the order of the language key.
  package var languageTags: [LanguageTag] { languages.available }

  /// What the person would be told at the start, in the language of the app.
  package var startNotice: String? {
    session.state.notice.map {
      session.localizer.string($0.key, arguments: $0.arguments, isFormat: true).string
    }
  }

  /// What is wrong in the app's files, as far as they were opened.
  ///
  /// These are faults of the tables, and names of the storyboard that nothing is bound to, once
  /// anything is. An app's own tests ask for it.
  public func issues() -> [Issue] {
    languages.issues + (bindings.isEmpty ? [] : bindings.issues(in: folder))
  }

  /// Gives a value to the screens, under the name that the storyboard uses.
  ///
  /// - Parameters:
  ///   - name: the value's name.
  ///   - body: asked before each frame, so it should be quick.
  public func value(_ name: String, _ body: @escaping @MainActor (ActiveScreen) -> Value) {
    bindings.values[name] = body
  }

  /// Gives rows to the lists and pickers of the screens.
  ///
  /// - Parameters:
  ///   - name: the list's name.
  ///   - body: asked before each frame, so it should be quick.
  public func list(_ name: String, _ body: @escaping @MainActor () -> [ListRow]) {
    bindings.lists[name] = body
  }

  /// Binds an action of the screens.
  ///
  /// - Parameters:
  ///   - name: the action's name.
  ///   - body: what it does; an error that it throws ends `run`, which throws it on.
  public func action(
    _ name: String, _ body: @escaping @MainActor (ActiveScreen) throws -> Void
  ) {
    bindings.actions[name] = body
  }

  /// Hears of each switch after it is complete; what asks for another one waits its turn.
  ///
  /// - Parameter body: gets the old and the new locale.
  public func onLocaleChange(_ body: @escaping @MainActor (AppLocale, AppLocale) -> Void) {
    observers.append(body)
  }

  /// Runs work on the app's thread, and draws what it changed; from any thread, at any time.
  ///
  /// The loop sleeps in `poll`, where a `Task` on the main actor would never run: this wakes it.
  ///
  /// - Parameter work: what to do.
  nonisolated public func post(_ work: @escaping @MainActor @Sendable () -> Void) {
    wakePipe.post(work)
  }

  /// Goes to a screen; `run` begins on it when it has not run yet.
  ///
  /// - Parameter screen: the screen's id; an unknown one changes nothing.
  public func show(_ screen: String) {
    session.show(screen)
  }

  /// Ends the loop after the present event.
  public func quit() {
    isFinished = true
  }

  /// A screen as rows of text, drawn without a terminal.
  ///
  /// - Parameters:
  ///   - screen: the screen's id.
  ///   - columns: the picture's width in cells.
  ///   - rows: the picture's height in cells.
  /// - Returns: `rows` rows, each `columns` cells wide.
  /// - Throws: `AppError.noScreen`.
  public func picture(of screen: String, columns: Int, rows: Int) throws(AppError) -> [String] {
    guard screens.contains(screen) else { throw .noScreen(screen, known: screens) }
    var copy = session
    copy.size = Size(columns: columns, rows: rows)
    copy.state.notice = nil
    copy.show(screen)
    copy.state.path = [screen]
    let present = session
    session = copy
    refreshValues()
    defer { session = present }
    return session.frame.lines
  }
}
