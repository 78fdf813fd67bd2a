import Foundation
import Synchronization

/// A pseudo-terminal whose other end the test holds: what a program writes is gathered, what the
/// test sends is typed.
final class PseudoTerminal: Sendable {
  /// The end that a program has as its terminal.
  let terminal: Int32
  private let keyboard: Int32
  private let gathered: Gathered

  /// The bytes that came; shared with the thread that reads them.
  private final class Gathered: Sendable {
    let bytes = Mutex<[UInt8]>([])
    let isStopped = Atomic(false)
    let isClosed = Atomic(false)
  }

  init(columns: Int = 80, rows: Int = 24) throws {
    var ends: (Int32, Int32) = (-1, -1)
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard openpty(&ends.0, &ends.1, nil, nil, &size) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
    (keyboard, terminal) = ends
    for descriptor in [keyboard, terminal] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    gathered = Gathered()
    // A writer would block on a terminal that nobody reads.
    Thread.detachNewThread { [gathered, keyboard] in
      var buffer = [UInt8](repeating: 0, count: 4096)
      while !gathered.isStopped.load(ordering: .acquiring) {
        var entry = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
        guard poll(&entry, 1, 5) > 0 else { continue }
        let count = read(keyboard, &buffer, buffer.count)
        guard count > 0 else { break }
        gathered.bytes.withLock { $0 += buffer[..<count] }
      }
      close(keyboard)
      gathered.isClosed.store(true, ordering: .releasing)
    }
  }

  deinit {
    hangUp()
    close(terminal)
  }

  /// Takes the terminal away from the program.
  func hangUp() {
    gathered.isStopped.store(true, ordering: .releasing)
    while !gathered.isClosed.load(ordering: .acquiring) { poll(nil, 0, 1) }
  }

  /// What came so far, as text.
  var output: String { String(decoding: bytes, as: UTF8.self) }

  var bytes: [UInt8] { gathered.bytes.withLock { $0 } }

  /// The path by which a program opens the terminal.
  var path: String { ttyname(terminal).map { String(cString: $0) } ?? "" }

  /// The terminal's modes as the kernel has them: input, output, control and local flags.
  var modes: [UInt32] {
    var modes = termios()
    tcgetattr(keyboard, &modes)
    return [modes.c_iflag, modes.c_oflag, modes.c_cflag, modes.c_lflag]
  }

  func type(_ bytes: some Collection<UInt8>) {
    let all = Array(bytes)
    _ = write(keyboard, all, all.count)
  }

  func type(_ text: String) { type(Array(text.utf8)) }

  func resize(columns: Int, rows: Int) {
    var size = winsize(
      ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(keyboard, UInt(TIOCSWINSZ), &size)
  }

  /// How many bytes came, once a writer that is done has all of them delivered.
  var settled: Int {
    tcdrain(terminal)
    var count = -1
    while count != bytes.count {
      count = bytes.count
      poll(nil, 0, 20)
    }
    return count
  }

  /// Bytes that were typed and that the program did not read.
  var unreadInput: Int {
    var modes = termios()
    tcgetattr(terminal, &modes)
    let before = modes
    // A line that is not ended does not count in canonical mode.
    modes.c_lflag &= ~UInt32(ICANON)
    tcsetattr(terminal, TCSANOW, &modes)
    var count: Int32 = 0
    _ = ioctl(terminal, UInt(FIONREAD), &count)
    modes = before
    tcsetattr(terminal, TCSANOW, &modes)
    return Int(count)
  }

  /// Waits until a condition holds for the output, ten seconds at the most.
  @discardableResult
  func waits(for condition: (String) -> Bool) -> Bool {
    let end = ContinuousClock.now + .seconds(10)
    while ContinuousClock.now < end {
      if condition(output) { return true }
      poll(nil, 0, 2)
    }
    return condition(output)
  }

  /// The modes that were set in the output and not reset: none once the terminal is given back.
  var openModes: Set<String> {
    var open: Set<String> = []
    for match in output.matches(of: /\u{1B}(?:\[\?([0-9;]+)([hl])|([=>]))/) {
      guard let numbers = match.1, let letter = match.2 else {
        if match.3 == "=" { open.insert("keypad") } else { open.remove("keypad") }
        continue
      }
      for number in numbers.split(separator: ";") where number != "7" && number != "12" {
        // The cursor is shown, and so mode 25 set, where nobody asked.
        let isOpen = (letter == "h") != (number == "25")
        if isOpen { open.insert(String(number)) } else { open.remove(String(number)) }
      }
    }
    return open
  }
}
