import TerminalCells

/// A screen without a terminal: it presses keys in turn and notes when each answer was there.
struct ScriptedTerminal: Terminal {
  let size = Size(columns: 80, rows: 24)
  let colors = ColorSupport.palette256
  let keepsTextOrder = true
  /// From each press to the first frame after it.
  private(set) var times: [Duration] = []
  /// From each press until nothing is left to do for it.
  private(set) var wholeTimes: [Duration] = []
  /// Keys before those, which are not measured.
  private var first: [Key]
  private let keys: [Key]
  private var pressesLeft: Int
  private var pressed: Duration?
  private var begun: Duration?

  init(pressing keys: [Key], times presses: Int, first: [Key] = []) {
    self.first = first
    self.keys = keys
    pressesLeft = presses
  }

  mutating func present(_ grid: Grid, cursor: Point?) {
    if let pressed { times.append(ProcessorTime.now - pressed) }
    pressed = nil
  }

  mutating func wait(for descriptors: [Int32], timeout: Duration?) -> Wake {
    // The app has something left to do before the next key.
    if timeout == .zero { return Wake(events: []) }
    if let begun { wholeTimes.append(ProcessorTime.now - begun) }
    begun = nil
    guard first.isEmpty else { return Wake(events: [.key(first.removeFirst())]) }
    pressesLeft -= 1
    guard pressesLeft >= 0 else { return Wake(events: [.key(Key(.character("q"), .control))]) }
    pressed = ProcessorTime.now
    begun = pressed
    return Wake(events: [.key(keys[pressesLeft % keys.count])])
  }

  mutating func invalidate() {}
  mutating func suspend() {}
  mutating func interrupt() {}
}
