import Foundation
import Testing

/// The terminal is as it was after every way out of a program.
@Suite(.serialized) struct RestoreTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    /// What is typed once the program shows that it is ready.
    var keys = ""
    /// The signal that is sent then.
    var signal: Int32?
    /// What the shell reports.
    let status: Int32
    /// What must stand on the main screen afterwards.
    var errors = ""
    var testDescription: String { name }
  }

  static let signals: [Case] = [
    ("HUP", SIGHUP), ("INT", SIGINT), ("QUIT", SIGQUIT), ("TERM", SIGTERM), ("PIPE", SIGPIPE),
    ("ABRT", SIGABRT), ("SEGV", SIGSEGV), ("BUS", SIGBUS), ("ILL", SIGILL), ("TRAP", SIGTRAP),
    ("FPE", SIGFPE),
  ].map { Case(name: $0, signal: $1, status: 128 + $1) }

  static let exits: [Case] = [
    Case(name: "quit", keys: "q", status: 0),
    Case(name: "exit()", keys: "e", status: 3),
    Case(name: "Ctrl-C", keys: "\u{3}", status: 128 + SIGINT),
    Case(name: "abort()", keys: "a", status: 128 + SIGABRT),
    Case(name: "a fault", keys: "f", status: 128 + SIGSEGV),
    Case(name: "held errors", keys: "nq", status: 0, errors: "a note\r\n"),
    Case(name: "a trap", keys: "t", status: trap, errors: "Fatal error: a trap"),
    Case(
      name: "a trap of another thread", keys: "T", status: trap, errors: "Fatal error: a far trap"),
  ]

  /// The signal of Swift's traps: SIGILL on x86-64, SIGTRAP on arm64.
  private static var trap: Int32 {
    #if arch(x86_64)
      128 + SIGILL
    #else
      128 + SIGTRAP
    #endif
  }

  @Test(arguments: signals + exits) func givesBack(_ row: Case) throws {
    let session = try Session("\(Session.probe); echo rc=$?.; read line")
    defer { session.end() }
    let terminal = session.terminal
    let before = session.before
    try #require(terminal.waits { $0.contains("ready") })
    #expect(terminal.modes != before)
    #expect(terminal.openModes.isSuperset(of: ["1049", "2004", "1006"]))
    if let signal = row.signal {
      terminal.type("p")
      try #require(terminal.waits { $0.contains(/pid=\d+\./) })
      let match = try #require(terminal.output.firstMatch(of: /pid=(\d+)\./))
      kill(try #require(pid_t(match.1)), signal)
    } else {
      terminal.type(row.keys)
    }
    try #require(terminal.waits { $0.contains(/rc=\d+\./) })
    #expect(terminal.output.contains("rc=\(row.status)."))
    #expect(terminal.modes == before)
    #expect(terminal.openModes == [])
    let drawn = try #require(terminal.output.firstRange(of: "ready"))
    let parts = terminal.output[drawn.upperBound...]
      .split(separator: "\u{1B}[?1049l", omittingEmptySubsequences: false)
    #expect(parts.count == 2, "the main screen comes back once")
    #expect(row.errors.isEmpty || parts[1].contains(row.errors))
  }

  @Test(arguments: [
    Case(name: "Ctrl-Z", keys: "\u{1A}", status: 0),
    Case(name: "a signal from outside", signal: SIGTSTP, status: 0),
  ])
  func stopsAndContinues(_ row: Case) throws {
    let session = try Session(
      "set -m; \(Session.probe); echo stopped=$?.; read line; fg; echo rc=$?.; read line")
    defer { session.end() }
    let terminal = session.terminal
    let before = session.before
    try #require(terminal.waits { $0.contains("ready") })
    let drawn = terminal.openModes
    if let signal = row.signal {
      terminal.type("p")
      try #require(terminal.waits { $0.contains(/pid=\d+\./) })
      let match = try #require(terminal.output.firstMatch(of: /pid=(\d+)\./))
      kill(try #require(pid_t(match.1)), signal)
    } else {
      terminal.type(row.keys)
    }
    try #require(terminal.waits { $0.contains("stopped=\(128 + SIGTSTP).") })
    #expect(terminal.modes == before)
    #expect(terminal.openModes == [])
    terminal.type("\n")
    try #require(terminal.waits { $0.contains("resumed") })
    #expect(terminal.openModes == drawn)
    #expect(terminal.modes != before)
    terminal.type("q")
    try #require(terminal.waits { $0.contains("rc=0.") })
    #expect(terminal.modes == before)
    #expect(terminal.openModes == [])
  }

  @Test func staysAwayInTheBackground() throws {
    let session = try Session(
      "set -m; \(Session.probe); bg; wait %1; echo again=$?.; read line; fg; echo rc=$?.; read line"
    )
    defer { session.end() }
    let terminal = session.terminal
    let before = session.before
    try #require(terminal.waits { $0.contains("ready") })
    terminal.type("\u{1A}")
    try #require(terminal.waits { $0.contains(/again=\d+\./) })
    #expect(terminal.output.contains("again=\(128 + SIGTTOU)."))
    #expect(terminal.modes == before)
    #expect(terminal.openModes == [])
    terminal.type("\n")
    try #require(terminal.waits { $0.contains("resumed") })
    terminal.type("q")
    try #require(terminal.waits { $0.contains("rc=0.") })
    #expect(terminal.modes == before)
  }

  @Test func anOrphanIsNotStopped() throws {
    let session = try Session("exec \(Session.probe)")
    defer { session.end() }
    try #require(session.terminal.waits { $0.contains("ready") })
    session.terminal.type("\u{1A}")
    #expect(session.terminal.waits { $0.contains("resumed") })
  }

  @Test func theTrueSizeCounts() throws {
    let session = try Session("\(Session.probe); read line")
    defer { session.end() }
    try #require(session.terminal.waits { $0.contains("ready") })
    session.terminal.type("s")
    #expect(session.terminal.waits { $0.contains("80x24") })
    session.terminal.resize(columns: 70, rows: 20)
    #expect(session.terminal.waits { $0.contains("size 70x20") })
  }
}
