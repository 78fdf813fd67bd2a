import Foundation
import LocaleLayer
import NcursesTerminal
import ScreenDescription
import ScreenLayout
import ScreenSession
import StringTables
package import TerminalCells

extension Application {
  /// How long a notice stands, unless a key comes first.
  private static let noticeTime = Duration.seconds(3)

  /// Takes the terminal, and gives it back when the person quits or an action throws.
  ///
  /// - Throws: `AppError.terminal` when there is no usable terminal; what an action threw.
  public func run() throws {
    var terminal: CursesTerminal
    do {
      terminal = try CursesTerminal(
        environment: ProcessInfo.processInfo.environment, keepsOrder: bidi == .auto || bidi == .off)
    } catch {
      throw AppError.terminal(error.description)
    }
    do {
      try run(on: &terminal)
    } catch {
      terminal.close()
      throw error
    }
    terminal.close()
  }

  /// Runs the app on a terminal until it is finished.
  package func run<T: Terminal & ~Copyable>(on terminal: inout T) throws {
    isRunning = true
    defer {
      isRunning = false
      isFinished = false
    }
    session.size = terminal.size
    session.palette = Palette(colors: terminal.colors)
    while !isFinished {
      present(on: &terminal)
      openNextLanguage()
      let wake = try wait(on: &terminal)
      let posted = wakePipe.take()
      for work in posted { work() }
      for event in wake.events where !isFinished {
        handle(event, on: &terminal)
      }
      // The new language is on the screen before it is stored and told to others.
      settle { present(on: &terminal) }
      // Whatever happened set its own notice, or begins the time of the present one anew.
      if posted.isEmpty, wake.events.isEmpty { session.expireNotice() }
      if let failure { throw failure }
    }
  }

  private func present<T: Terminal & ~Copyable>(on terminal: inout T) {
    session.state.values.terminalKeepsOrder = terminal.keepsTextOrder
    refreshValues()
    draw(on: &terminal)
  }

  private func draw<T: Terminal & ~Copyable>(on terminal: inout T) {
    let frame = session.frame
    terminal.present(frame.grid, cursor: frame.cursor)
  }

  /// Waits until something happens; meanwhile a search of a long list goes on, with the values
  /// with which it began.
  private func wait<T: Terminal & ~Copyable>(on terminal: inout T) throws -> Wake {
    while session.isSearching {
      let wake = try terminal.wait(for: [wakePipe.reader], timeout: .zero)
      guard wake == Wake() else { return wake }
      session.searchFurther()
      draw(on: &terminal)
    }
    return try terminal.wait(
      for: [wakePipe.reader], timeout: session.state.notice.map { _ in Self.noticeTime })
  }

  /// Asks the app's code for what the screens show.
  func refreshValues() {
    let screen = ActiveScreen(app: self)
    var values = session.state.values
    values.hasCode = !bindings.isEmpty
    values.values = bindings.values.mapValues { $0(screen) }
    values.lists = bindings.lists.mapValues { $0() }
    session.state.values = values
    session.refreshSearches()
  }

  func handle<T: Terminal & ~Copyable>(_ event: Event, on terminal: inout T) {
    for effect in session.handle(event) {
      switch effect {
      case .switchLanguage(let request): change(.language(request))
      case .pinRegion(let region): change(.region(region))
      case .setLiveSwitching(let isLive): change(.liveSwitching(isLive))
      case .perform(let action): perform(action)
      case .redraw: terminal.invalidate()
      case .suspend: terminal.suspend()
      case .quit: isFinished = true
      case .interrupt: terminal.interrupt()
      }
    }
  }

  private func perform(_ action: String) {
    guard let body = bindings.actions[action] else {
      session.state.notice = Notice(
        key: "parlance.action.unbound", arguments: [.text(action)], isError: true)
      return
    }
    session.finishSearches()
    do {
      try body(ActiveScreen(app: self))
    } catch {
      failure = error
      isFinished = true
    }
  }
}
