/// The screen that a session draws on and hears from: a real terminal, or a test's.
package protocol Terminal: ~Copyable {
  /// The size now, in cells.
  var size: Size { get }

  /// What the terminal can show.
  var colors: ColorSupport { get }

  /// Whether right-to-left text stays in the order of the cells.
  ///
  /// False in a terminal that reorders it once more and cannot be kept from that.
  var keepsTextOrder: Bool { get }

  /// Shows a grid; only what differs from the last one need be sent.
  ///
  /// - Parameters:
  ///   - grid: the whole screen; its size may be older than the terminal's, and is then clipped.
  ///   - cursor: where the hardware cursor stands, or nil to hide it.
  mutating func present(_ grid: Grid, cursor: Point?)

  /// Forgets what is on the screen, so that the next `present` draws every cell.
  mutating func invalidate()

  /// Sleeps until something happened, then gives all that is pending at once.
  ///
  /// - Parameters:
  ///   - descriptors: file descriptors to wait for besides the terminal.
  ///   - timeout: how long at the most; nil waits for ever, zero only looks.
  /// - Returns: what happened; nothing after a timeout.
  /// - Throws: an error of the terminal when it is gone.
  mutating func wait(for descriptors: [Int32], timeout: Duration?) throws -> Wake

  /// Gives the terminal back as it was, stops the process (SIGTSTP), and takes the terminal again
  /// when the process continues; `Event.resumed` follows.
  mutating func suspend()

  /// Ends the process as SIGINT does, the terminal given back first: Ctrl-C is a key in raw mode.
  mutating func interrupt()
}

/// What ended a wait.
package struct Wake: Hashable, Sendable {
  /// In the order in which they came; empty after a timeout.
  package var events: [Event]
  /// Those of the given descriptors that can be read.
  package var ready: [Int32]

  package init(events: [Event] = [], ready: [Int32] = []) {
    self.events = events
    self.ready = ready
  }
}
