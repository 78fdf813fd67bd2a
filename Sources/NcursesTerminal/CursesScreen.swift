import CNcurses
import Glibc
import TerminalCells

/// The one screen of ncurses and its one window, from `newterm` to `delscreen`.
///
/// The terminal's state is restored by `restore.c` alone and not by `endwin`, so that quit, error
/// and signal take the same way.
struct CursesScreen: ~Copyable {
  let window: UnsafeMutablePointer<WINDOW>
  private let screen: OpaquePointer
  private let files: [UnsafeMutablePointer<FILE>]

  /// Opens a screen for a terminal type that terminfo knows.
  ///
  /// The bytes that give the terminal back are in force before the first one is sent.
  init(type: String, input: Int32, output: Int32, undo: [UInt8]) throws(TerminalError) {
    // LINES and COLUMNS of the environment would override the true size; and without the kernel's
    // answer `newterm` refuses a terminal whose entry has no size, as the Linux console's.
    use_env(false)
    use_tioctl(true)
    let reading = try Self.file(input, mode: "r")
    let writing: UnsafeMutablePointer<FILE>
    do {
      writing = try Self.file(output, mode: "w")
    } catch {
      fclose(reading)
      throw error
    }
    guard let screen = newterm(type, writing, reading) else {
      fclose(reading)
      fclose(writing)
      throw .unknownTerminalType(type)
    }
    restore_set_undo(undo, undo.count)
    // Until it was left once, ncurses 6.4 writes at each move of the cursor (`_nc_mvcur`): a dozen
    // writes a frame where one would do. The first refresh enters again.
    endwin()
    reset_prog_mode()
    guard let window = newwin(0, 0, 0, 0) else {
      delscreen(screen)
      fclose(reading)
      fclose(writing)
      throw .systemCall("newwin", errno: ENOMEM)
    }
    raw()
    noecho()
    // Enter comes as CR, and LF moves down without CR: fewer bytes.
    nonl()
    keypad(window, false)
    leaveok(window, false)
    self.window = window
    self.screen = screen
    files = [reading, writing]
  }

  deinit {
    delwin(window)
    delscreen(screen)
    for file in files { fclose(file) }
  }

  /// The size of the window, in cells.
  var size: Size {
    Size(columns: Int(getmaxx(window)), rows: Int(getmaxy(window)))
  }

  /// Takes the terminal's size as the kernel knows it; false when it is the old one.
  ///
  /// By `resize_term` and not `resizeterm`, which puts a KEY_RESIZE where nobody reads.
  borrowing func resize(_ output: Int32) -> Bool {
    let old = size
    guard let new = Self.kernelSize(output) else { return false }
    if is_term_resized(new.rows, new.columns) { resize_term(new.rows, new.columns) }
    wresize(window, new.rows, new.columns)
    return size != old
  }

  private static func kernelSize(_ output: Int32) -> (columns: Int32, rows: Int32)? {
    var columns: Int32 = 0
    var rows: Int32 = 0
    return terminal_size(output, &columns, &rows) ? (columns, rows) : nil
  }

  private static func file(
    _ descriptor: Int32, mode: String
  ) throws(TerminalError) -> UnsafeMutablePointer<FILE> {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { throw .systemCall("fcntl", errno: errno) }
    guard let file = fdopen(copy, mode) else {
      let error = errno
      Glibc.close(copy)
      throw .systemCall("fdopen", errno: error)
    }
    return file
  }
}
