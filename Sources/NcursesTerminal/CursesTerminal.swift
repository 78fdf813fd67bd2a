import CNcurses
import Glibc
package import TerminalCells

/// The one owner of the terminal: what it draws goes through ncurses, what it hears does not.
///
/// The terminal is given back as it was when the owner is consumed, and on every other way out of
/// the process too.
package struct CursesTerminal: ~Copyable, Terminal {
  package internal(set) var size: Size
  package let colors: ColorSupport

  let screen: CursesScreen
  let output: Int32
  var writer: CellWriter
  var input: InputReader
  private var modes: TerminalModes
  /// Whether a terminal that reorders right-to-left text by itself is kept from it.
  let keepsOrder: Bool
  /// The guards of which the terminal was told.
  private var toldGuards: Set<OrderGuard> = []
  private var showsCursor = true
  /// Whether the terminal said that it knows synchronized output.
  var synchronizes = false

  /// Takes the terminal: alternate screen, raw keys, bracketed paste, mouse.
  ///
  /// Afterwards what is written to stderr is held until the terminal is given back.
  /// - Parameters:
  ///   - environment: `TERM`, `NO_COLOR`, and whether the session is remote (`SSH_CONNECTION`).
  ///   - input: where keys come from.
  ///   - output: where cells go.
  ///   - mouse: whether the mouse is reported; the terminal's own selection then needs Shift.
  ///   - keepsOrder: whether a terminal that reorders right-to-left text by itself is kept from
  ///     it, as far as it is known how.
  /// - Throws: `TerminalError` when there is no terminal, or none of a known type.
  package init(
    environment: [String: String], input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO,
    mouse: Bool = true, keepsOrder: Bool = true
  ) throws(TerminalError) {
    guard isatty(input) == 1 else { throw .notATerminal(.standardInput) }
    guard isatty(output) == 1 else { throw .notATerminal(.standardOutput) }
    let type = environment["TERM"] ?? ""
    CharacterLocale.useUTF8()
    // Before terminfo: its current terminal may be that of another owner.
    let error = restore_arm(output)
    guard error == 0 else { throw error == EBUSY ? .inUse : .systemCall("tcgetattr", errno: error) }
    let modes: TerminalModes
    let screen: CursesScreen
    do {
      modes = try Terminfo.read(type, output: output) { TerminalModes(mouse: mouse) }
      screen = try CursesScreen(type: type, input: input, output: output, undo: modes.undo)
    } catch {
      restore_disarm()
      throw error
    }
    let isPlain = !(environment["NO_COLOR"] ?? "").isEmpty
    let colors = isPlain ? ColorSupport.none : Terminfo.colors
    restore_await_answers(!modes.queries.isEmpty)
    Self.send(modes.set + modes.queries, to: output)
    restore_hold_errors()
    size = screen.size
    self.colors = colors
    self.screen = screen
    self.output = output
    self.modes = modes
    self.keepsOrder = keepsOrder
    writer = CellWriter(colors: colors)
    let isRemote = environment["SSH_CONNECTION"] != nil || environment["SSH_TTY"] != nil
    self.input = InputReader(input, keys: .terminfo(), isRemote: isRemote)
    if keepsOrder, let orderGuard = OrderGuard.suggested(by: environment) { use(orderGuard) }
  }

  deinit {
    restore_disarm()
  }

  /// Gives the terminal back.
  package consuming func close() {}

  package var keepsTextOrder: Bool { writer.orderGuard != .impossible }

  package mutating func present(_ grid: Grid, cursor: Point?) {
    guard restore_may_write() else { return }
    let changed = writer.write(grid, to: screen.window)
    let isSynchronized = synchronizes && changed > 1
    if isSynchronized { Self.send(TerminalModes.synchronized.set, to: output) }
    show(cursor)
    wrefresh(screen.window)
    if isSynchronized { Self.send(TerminalModes.synchronized.undo, to: output) }
  }

  package mutating func invalidate() {
    writer.invalidate(screen.window)
  }

  /// Keeps the terminal from reordering right-to-left text; every cell is drawn again.
  ///
  /// What the terminal was told of a guard stays until it is given back.
  package mutating func use(_ orderGuard: OrderGuard) {
    guard orderGuard != writer.orderGuard else { return }
    if let mode = orderGuard.mode, toldGuards.insert(orderGuard).inserted {
      modes.add(mode)
      restore_set_undo(modes.undo, modes.undo.count)
      Self.send(mode.set, to: output)
    }
    writer.orderGuard = orderGuard
    invalidate()
  }

  package mutating func suspend() {
    restore_suspend()
  }

  /// Ends the process by SIGINT, as Ctrl-C ends one that does not read it.
  ///
  /// The terminal is given back first. Returns only where the parent had SIGINT ignored.
  package mutating func interrupt() {
    kill(getpid(), SIGINT)
  }

  /// Takes the terminal again after a stop.
  mutating func retake() throws(TerminalError) {
    var wasGivenBack = false
    guard restore_retake(&wasGivenBack) == 0 else { throw .hungUp }
    reset_prog_mode()
    if wasGivenBack { Self.send(modes.alternateScreen, to: output) }
    Self.send(modes.set + (showsCursor ? [] : Terminfo.bytes("civis")), to: output)
    invalidate()
  }

  /// Takes another size of the terminal; false when it has the old one.
  mutating func resize() -> Bool {
    guard screen.resize(output) else { return false }
    size = screen.size
    invalidate()
    return true
  }

  private mutating func show(_ cursor: Point?) {
    let isInside = cursor.map {
      (0..<size.rows).contains($0.row) && (0..<size.columns).contains($0.column)
    }
    let shows = isInside == true
    if shows != showsCursor {
      curs_set(shows ? 1 : 0)
      showsCursor = shows
    }
    if shows, let cursor { wmove(screen.window, Int32(cursor.row), Int32(cursor.column)) }
  }

  /// Writes past ncurses, which has nothing in its buffer between two refreshes.
  private static func send(_ bytes: [UInt8], to output: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(output, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR && errno != EAGAIN {
        return
      }
    }
  }
}
