import Glibc
import NcursesTerminal
import TerminalCells

// A program for the tests of the restore: it takes the terminal, draws, and ends as told by a key.

/// Draws one row of text.
func show(_ text: String, on terminal: inout CursesTerminal) {
  var grid = Grid(size: terminal.size)
  for (column, letter) in text.enumerated() {
    grid.put(
      String(letter), width: 1, style: Style(attributes: .reverse),
      at: Point(row: 0, column: column))
  }
  terminal.present(grid, cursor: nil)
}

func note(_ text: String) {
  write(STDERR_FILENO, text, text.utf8.count)
}

/// Writes where nothing may be written: a fault of the hardware, unlike a trap of Swift.
func fault() {
  UnsafeMutablePointer<UInt8>(bitPattern: 1)?.pointee = 1
}

func onAnotherThread(
  _ body: @escaping @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
) {
  var thread = pthread_t()
  pthread_create(&thread, nil, body, nil)
  pthread_join(thread, nil)
}

var environment: [String: String] = [:]
for name in ["TERM", "NO_COLOR", "SSH_TTY"] {
  environment[name] = getenv(name).map { String(cString: $0) }
}

do {
  var terminal = try CursesTerminal(environment: environment)
  show("ready", on: &terminal)
  running: while true {
    for event in try terminal.wait(for: [], timeout: nil).events {
      switch event {
      case .key(Key(.character("q"))): break running
      case .key(Key(.character("e"))): exit(3)
      case .key(Key(.character("n"))): note("a note\n")
      case .key(Key(.character("t"))): fatalError("a trap")
      case .key(Key(.character("T"))): onAnotherThread { _ in fatalError("a far trap") }
      case .key(Key(.character("f"))): fault()
      case .key(Key(.character("a"))): abort()
      case .key(Key(.character("p"))): show("pid=\(getpid()).", on: &terminal)
      case .key(Key(.character("s"))): show("\(terminal.size)", on: &terminal)
      case .key(Key(.character("c"), .control)): terminal.interrupt()
      case .key(Key(.character("z"), .control)): terminal.suspend()
      case .resumed: show("resumed", on: &terminal)
      case .resize(let size): show("size \(size)", on: &terminal)
      case .reply: break
      default: show("\(event)", on: &terminal)
      }
    }
  }
  terminal.close()
} catch {
  note("\(error)\n")
  exit(69)
}
