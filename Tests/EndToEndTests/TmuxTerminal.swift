import Foundation

/// A terminal that tmux plays, with a shell in it, as a person has it before them.
///
/// It has a server, a home and an environment of its own, and ends with its owner.
final class TmuxTerminal {
  static let isInstalled = FileManager.default.isExecutableFile(atPath: tmux.path)

  private static let tmux: URL = {
    let folders = ["/usr/local/bin", "/usr/bin", "/bin"].map { URL(fileURLWithPath: $0) }
    let candidates = folders.map { $0.appending(path: "tmux") }
    return candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
      ?? candidates[0]
  }()

  let home: TemporaryFolder
  private var answers = 0

  init(columns: Int = 80, rows: Int = 24, home: TemporaryFolder? = nil) throws {
    self.home = try home ?? TemporaryFolder()
    try ask([
      "start-server", ";", "set-option", "-g", "status", "off", ";",
      "new-session", "-d", "-c", self.home.url.path, "-x", "\(columns)", "-y", "\(rows)",
      "bash", "--norc", "--noprofile",
    ])
    try waitForPrompt()
  }

  deinit {
    _ = try? ask(["kill-server"])
  }

  /// Presses keys by tmux's names for them, such as `F2`, `S-F2`, `C-a`, `Escape`.
  func press(_ keys: String...) throws {
    try press(keys)
  }

  func press(_ keys: [String]) throws {
    try ask(["send-keys"] + keys)
  }

  /// Types a text, key by key.
  func type(_ text: String) throws {
    try ask(["send-keys", "-l", "--", text])
  }

  /// Sends bytes as a terminal does for a key that tmux has no name for.
  func send(_ bytes: [UInt8]) throws {
    try ask(["send-keys", "-H"] + bytes.map { String($0, radix: 16) })
  }

  /// Pastes a text as terminals do: in brackets, where the program asked for them.
  func paste(_ text: String) throws {
    try ask(["load-buffer", "-"], input: text)
    try ask(["paste-buffer", "-p"])
  }

  func resize(columns: Int, rows: Int) throws {
    try ask(["resize-window", "-x", "\(columns)", "-y", "\(rows)"])
  }

  /// What tmux knows about the terminal, by the name of a format variable.
  func fact(_ name: String) throws -> String {
    try ask(["display-message", "-p", "#{\(name)}"]).trimmingCharacters(in: .newlines)
  }

  var screen: ShownScreen {
    get throws {
      let facts = "#{cursor_x},#{cursor_y},#{cursor_flag},#{alternate_on}"
      let answer = try ask(["display-message", "-p", facts, ";", "capture-pane", "-p"])
      let lines = answer.split(separator: "\n", omittingEmptySubsequences: false)
      let numbers = lines[0].split(separator: ",").compactMap { Int($0) }
      guard numbers.count == 4 else { throw UnexpectedAnswer(answer: answer) }
      return ShownScreen(
        rows: lines.dropFirst().dropLast().map(String.init),
        cursor: ShownScreen.Cursor(
          column: numbers[0], row: numbers[1], isShown: numbers[2] == 1),
        isAlternate: numbers[3] == 1)
    }
  }

  /// The columns at which a character stands in a row from its second column on, as the terminal
  /// itself counts them; as many as `count`.
  func columns(of character: Character, inRow row: Int, count: Int) throws -> [Int] {
    let copy = ["send-keys", "-X"]
    var words = ["copy-mode", ";"] + copy + ["top-line", ";"]
    if row > 0 { words += copy + ["-N", "\(row)", "cursor-down", ";"] }
    words += copy + ["start-of-line"]
    for _ in 0..<count {
      words += [";"] + copy + ["jump-forward", String(character)]
      words += [";", "display-message", "-p", "#{copy_cursor_x}"]
    }
    return try ask(words + [";"] + copy + ["cancel"]).split(separator: "\n").compactMap { Int($0) }
  }

  /// The columns of a row that stand out in reverse, where each character is one cell.
  func reversedColumns(ofRow row: Int) throws -> [Int] {
    let rows = try ask(["capture-pane", "-p", "-e"]).split(
      separator: "\n", omittingEmptySubsequences: false)
    var columns: [Int] = []
    var (column, isReversed) = (0, false)
    var rest = rows[row]
    while !rest.isEmpty {
      if let style = rest.prefixMatch(of: /\u{1B}\[([0-9;]*)m/) {
        for number in style.1.split(separator: ";", omittingEmptySubsequences: false) {
          if number == "7" { isReversed = true }
          if ["", "0", "27"].contains(number) { isReversed = false }
        }
        rest = rest[style.range.upperBound...]
      } else {
        if isReversed { columns.append(column) }
        column += 1
        rest = rest.dropFirst()
      }
    }
    return columns
  }

  /// Waits until the screen is as expected, ten seconds at the most.
  ///
  /// - Throws: `NeverShown` with the last screen.
  @discardableResult
  func wait(
    for expectation: String, until holds: (ShownScreen) throws -> Bool
  ) throws -> ShownScreen {
    let end = ContinuousClock.now + .seconds(10)
    while true {
      let screen = try screen
      if try holds(screen) { return screen }
      guard ContinuousClock.now < end else {
        throw NeverShown(expectation: expectation, screen: screen)
      }
      poll(nil, 0, 5)
    }
  }

  /// Waits until a row shows a text.
  @discardableResult
  func wait(for text: String) throws -> ShownScreen {
    try wait(for: text) { $0.shows(text) }
  }

  /// Asks tmux to do something; `;` stands between two commands.
  @discardableResult
  private func ask(_ words: [String], input: String = "") throws -> String {
    let socket = home.url.appending(path: "tmux").path
    var environment = BuiltProgram.environment(home: home)
    environment["PS1"] = "$ "
    // The shell would write its history after the folder is gone.
    environment["HISTFILE"] = ""
    let ended = try EndedProcess(
      Self.tmux, ["-S", socket, "-f", "/dev/null"] + words, environment: environment,
      folder: home, input: input)
    guard ended.status == 0 else { throw UnexpectedAnswer(answer: ended.errors) }
    return ended.output
  }

  /// A number for each command whose answer is awaited.
  func nextAnswer() -> Int {
    answers += 1
    return answers
  }
}

/// The screen did not become what was expected.
struct NeverShown: Error, CustomStringConvertible {
  let expectation: String
  let screen: ShownScreen

  var description: String { "never shown: \(expectation)\n\(screen)" }
}
