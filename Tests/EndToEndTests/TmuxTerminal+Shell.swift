import Foundation

/// The shell in the terminal, and the program that is started from it.
extension TmuxTerminal {
  /// Types a line into the shell.
  func command(_ line: String) throws {
    try type(line)
    try press("Enter")
  }

  /// Waits until the shell asks for a command and no full-screen program is in front of it.
  @discardableResult
  func waitForPrompt() throws -> ShownScreen {
    try wait(for: "the shell's prompt") { !$0.isAlternate && $0.lastRow == "$" }
  }

  /// What a command writes, on both outputs.
  func answer(to command: String) throws -> String {
    let mark = "answer \(nextAnswer())."
    try self.command("\(command) >~/answer 2>&1; clear; echo '\(mark)'")
    try wait(for: mark) { $0.rows.first == mark }
    try waitForPrompt()
    return try home.text(of: "answer").trimmingCharacters(in: .newlines)
  }

  /// The status of the last command; ask before any other.
  func lastStatus() throws -> String {
    try answer(to: "echo $?")
  }

  /// The modes of the terminal, as the kernel has them.
  func modes() throws -> String {
    try answer(to: "stty -a")
  }

  /// Starts the program from the shell, and waits for the demo's first screen.
  @discardableResult
  func startDemo(_ arguments: String = "") throws -> ShownScreen {
    try command("parlance \(arguments)")
    return try wait(for: "the demo") { $0.isAlternate && $0.shows("F2") }
  }

  /// Presses a key until the bar on top has the name of a language at its end or start.
  @discardableResult
  func cycle(to language: String, by key: String = "F2") throws -> ShownScreen {
    var screen = try screen
    // There are some two dozen languages.
    for _ in 0..<50 where !screen.topBar.contains(language) {
      let before = screen.topBar
      try press(key)
      screen = try wait(for: "the language after \(before)") { $0.topBar != before }
    }
    return try wait(for: language) { $0.topBar.contains(language) }
  }

  /// The process of the program in front of the shell.
  func program() throws -> pid_t {
    let shell = try fact("pane_pid")
    let children = try String(
      contentsOfFile: "/proc/\(shell)/task/\(shell)/children", encoding: .utf8)
    guard let process = children.split(separator: " ").last.flatMap({ pid_t($0) }) else {
      throw UnexpectedAnswer(answer: children)
    }
    return process
  }
}
