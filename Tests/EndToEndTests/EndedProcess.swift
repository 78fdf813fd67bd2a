import Foundation

/// What a process left behind.
///
/// Foundation's `Process` waits for every descendant that keeps its descriptors, and so for ever
/// for a server that stays: the process is spawned here.
struct EndedProcess {
  /// The exit status; 128 and the signal's number after a signal, as a shell counts.
  let status: Int32
  let output: String
  let errors: String

  /// Runs a program until it ends; one that hangs is killed after twenty seconds.
  ///
  /// It reads `input`, or nothing. Its output is gathered, unless it goes to a descriptor.
  init(
    _ program: URL, _ arguments: [String], environment: [String: String], folder: TemporaryFolder,
    input: String = "", standardOutput: Int32? = nil
  ) throws {
    let names = ["input", "output", "errors"].map { "\($0)-\(UUID().uuidString.prefix(8))" }
    let files = names.map { folder.url.appending(path: $0).path }
    defer { files.forEach { unlink($0) } }
    try folder.write(input, to: names[0])
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, files[0], O_RDONLY, 0)
    for descriptor in 1...2 {
      posix_spawn_file_actions_addopen(
        &actions, Int32(descriptor), files[descriptor], O_WRONLY | O_CREAT, 0o600)
    }
    if let standardOutput { posix_spawn_file_actions_adddup2(&actions, standardOutput, 1) }
    status = try Self.status(of: program, arguments, environment, &actions)
    output = try folder.text(of: names[1])
    errors = try folder.text(of: names[2])
  }

  private static func status(
    of program: URL, _ arguments: [String], _ environment: [String: String],
    _ actions: inout posix_spawn_file_actions_t
  ) throws -> Int32 {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Threads of a test block signals, and a program would inherit that.
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
    let words = copies([program.path] + arguments)
    let variables = copies(environment.map { "\($0)=\($1)" })
    defer { (words + variables).forEach { free($0) } }
    var process = pid_t()
    let error = posix_spawn(&process, program.path, &actions, &attributes, words, variables)
    guard error == 0 else { throw POSIXError(POSIXErrorCode(rawValue: error) ?? .EIO) }
    return ended(process)
  }

  /// C strings with the null pointer that ends them.
  private static func copies(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { (text: String) in strdup(text) } + [nil]
  }

  private static func ended(_ process: pid_t) -> Int32 {
    let end = ContinuousClock.now + .seconds(20)
    var status: Int32 = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      if ContinuousClock.now > end { kill(process, SIGKILL) }
      poll(nil, 0, 1)
    }
    // The macros of wait(2) are not imported: the low seven bits are the signal.
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}

/// A program that a test needs answered in a way that the test does not know.
struct UnexpectedAnswer: Error {
  let answer: String
}
