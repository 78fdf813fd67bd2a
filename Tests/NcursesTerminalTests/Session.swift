import Foundation

/// A shell command in a session of its own on a pseudo-terminal.
///
/// The shell leads the session and outlives the program in it: when a leader ends, the kernel
/// resets the modes that a test is about to look at.
struct Session {
  let terminal: PseudoTerminal
  /// The modes of the terminal before the command ran.
  let before: [UInt32]
  private let process: pid_t

  /// The program that the tests run, beside the test bundle.
  static var probe: String {
    let bundle =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(fileURLWithPath: bundle).deletingLastPathComponent()
      .appending(path: "TerminalProbe").path
  }

  init(_ command: String) throws {
    terminal = try PseudoTerminal()
    before = terminal.modes
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in Int32(0)...2 {
      // The first terminal that a session leader opens becomes its controlling one.
      posix_spawn_file_actions_addopen(&actions, descriptor, terminal.path, O_RDWR, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var standard = sigset_t()
    sigfillset(&standard)
    posix_spawnattr_setsigdefault(&attributes, &standard)
    sigemptyset(&standard)
    posix_spawnattr_setsigmask(&attributes, &standard)
    // POSIX_SPAWN_SETSID is not imported.
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK) | 0x80)
    let arguments = Self.copies(["/bin/sh", "-c", command])
    let environment = Self.copies([
      "TERM=xterm-256color", "LC_ALL=C.UTF-8", "SWIFT_BACKTRACE=enable=no", "PATH=/usr/bin:/bin",
      "LINES=5", "COLUMNS=11",
      // A program built with a sanitizer would take the faults for itself.
      "ASAN_OPTIONS=\(Self.passedFaults)", "TSAN_OPTIONS=\(Self.passedFaults)",
    ])
    defer { (arguments + environment).forEach { free($0) } }
    var process = pid_t()
    let error = posix_spawn(
      &process, "/bin/sh", &actions, &attributes, arguments, environment)
    guard error == 0 else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .EIO) }
    self.process = process
  }

  private static let passedFaults =
    "handle_segv=0:handle_sigbus=0:handle_sigfpe=0:handle_sigill=0"

  /// C strings with the null pointer that ends them.
  private static func copies(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { (text: String) in strdup(text) } + [nil]
  }

  /// Ends the session.
  func end() {
    kill(process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }
}
