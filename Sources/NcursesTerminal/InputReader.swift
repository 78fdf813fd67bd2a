import Glibc
import TerminalCells

/// Reads the terminal's input and keeps the deadlines of what is unfinished.
struct InputReader {
  /// Bytes that one look takes at the most: a flood must not keep the screen from being drawn.
  private static let budget = 1 << 20

  let descriptor: Int32
  private var decoder: InputDecoder
  /// 25 ms splits an arrow whose bytes a network delivers 60 ms apart.
  private let escapePatience: Duration
  private var lastRead = ContinuousClock.now

  /// Whether the input ended; it never comes back.
  private(set) var isAtEnd = false

  init(_ descriptor: Int32, keys: KeyTable, isRemote: Bool) {
    self.descriptor = descriptor
    decoder = InputDecoder(keys: keys)
    escapePatience = .milliseconds(isRemote ? 100 : 25)
  }

  /// When unfinished input is to be decided; nil when there is none.
  var deadline: ContinuousClock.Instant? {
    switch decoder.pending {
    case nil: nil
    case .escape: lastRead + escapePatience
    case .sequence: lastRead + .seconds(1)
    // A pasted text may come in bursts, and what follows it too late would be typed as keys.
    case .paste: lastRead + .seconds(3)
    }
  }

  /// Reads all that is there, without changing the file description: a shell shares it.
  mutating func read() -> [Event] {
    var events: [Event] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    var total = 0
    while total < Self.budget, isReadable {
      let count = buffer.withUnsafeMutableBytes {
        Glibc.read(descriptor, $0.baseAddress, $0.count)
      }
      if count > 0 {
        events += decoder.feed(buffer[..<count])
        total += count
      } else if count == 0 || (errno != EINTR && errno != EAGAIN) {
        isAtEnd = true
        break
      }
    }
    lastRead = .now
    return events
  }

  /// Decides unfinished input whose deadline has passed.
  mutating func settle() -> [Event] {
    guard let deadline, deadline <= .now else { return [] }
    return decoder.flush()
  }

  private var isReadable: Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) > 0
  }
}

extension Event {
  /// Whether this is the answer to DA1, which was asked last.
  var isLastAnswer: Bool {
    if case .reply(.deviceAttributes) = self { true } else { false }
  }
}
