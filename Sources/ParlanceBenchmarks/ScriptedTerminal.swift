import TerminalCells

/// A screen without a terminal: it presses a key and notes when the answer was there.
struct ScriptedTerminal: Terminal {
  let size = Size(columns: 80, rows: 24)
  let colors = ColorSupport.palette256
  let keepsTextOrder = true
  /// From each press to the first frame after it.
  private(set) var times: [Duration] = []
  private let key: Key
  private var pressesLeft: Int
  private var pressed: Duration?

  init(pressing key: Key, times presses: Int) {
    self.key = key
    pressesLeft = presses
  }

  mutating func present(_ grid: Grid, cursor: Point?) {
    if let pressed { times.append(ProcessorTime.now - pressed) }
    pressed = nil
  }

  mutating func wait(for descriptors: [Int32], timeout: Duration?) -> Wake {
    pressesLeft -= 1
    guard pressesLeft >= 0 else { return Wake(events: [.key(Key(.character("q"), .control))]) }
    pressed = ProcessorTime.now
    return Wake(events: [.key(key)])
  }

  mutating func invalidate() {}
  mutating func suspend() {}
  mutating func interrupt() {}
}
