import CNcurses
import Glibc
package import TerminalCells

extension CursesTerminal {
  package mutating func wait(
    for descriptors: [Int32], timeout: Duration?
  ) throws(TerminalError) -> Wake {
    restore_trim_errors()
    let end = timeout.map { ContinuousClock.now + $0 }
    var wake = Wake()
    while true {
      var entries = ([restore_news_descriptor(), input.descriptor] + descriptors).map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      let found = poll(&entries, nfds_t(entries.count), patience(until: end))
      if found > 0 {
        if entries[0].revents != 0 { wake.events += try news() }
        if entries[1].revents != 0 { wake.events += input.read() }
        wake.ready = zip(descriptors, entries.dropFirst(2)).filter { $1.revents != 0 }.map(\.0)
      }
      wake.events += input.settle()
      learn(from: wake.events)
      guard wake.events.isEmpty, wake.ready.isEmpty else { return wake }
      if input.isAtEnd { throw .hungUp }
      if let end, end <= .now { return wake }
    }
  }

  /// Milliseconds to sleep: until the caller's deadline or that of unfinished input, rounded up
  /// lest the last millisecond be spent in a spin; −1 for ever.
  private borrowing func patience(until end: ContinuousClock.Instant?) -> Int32 {
    guard let first = [end, input.deadline].compactMap({ $0 }).min() else { return -1 }
    let milliseconds = (max(first - .now, .zero) / .milliseconds(1)).rounded(.up)
    return Int32(min(milliseconds, Double(Int32.max)))
  }

  /// What the signal handlers noted: one event each, however many signals came.
  private mutating func news() throws(TerminalError) -> [Event] {
    let news = restore_take_news()
    var events: [Event] = []
    if news & Int32(RESTORE_RESUMED) != 0 {
      try retake()
      events.append(.resumed)
    }
    if news != 0, resize() { events.append(.resize(size)) }
    return events
  }

  private mutating func learn(from events: [Event]) {
    for event in events {
      if event.isLastAnswer { restore_await_answers(false) }
      // 1 is set, 2 reset; 0 and 4 say that the mode cannot be had.
      if case .reply(.mode(2026, let setting)) = event { synchronizes = (1...2).contains(setting) }
      if keepsOrder, case .reply(let reply) = event,
        let orderGuard = OrderGuard.suggested(by: reply)
      {
        use(orderGuard)
      }
    }
  }
}
