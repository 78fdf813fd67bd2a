package import TerminalCells

/// Turns the bytes of a terminal into events, however they are split over reads.
///
/// It has no terminal and no clock in it: who feeds it tells it when a deadline passed.
package struct InputDecoder: Sendable {
  /// What unfinished input waits for, and so how long to wait.
  package enum Pending: Hashable, Sendable {
    /// More of a sequence, or nothing: an ESC that may be the key, an Alt-letter.
    case escape
    /// More of what cannot be anything else: a sequence or a scalar of several bytes.
    case sequence
    /// The end mark of a paste.
    case paste
  }

  private enum State: Sendable {
    case ground
    case paste(PasteCollector)
    /// Within a sequence longer than any known one.
    case discarding(SequenceReader.Kind)
  }

  private let keys: KeyTable
  private var state = State.ground
  /// Bytes of the ground state that are not decided yet; at most `SequenceReader.limit`.
  private var unread: [UInt8] = []

  /// What unfinished input waits for; nil when there is none.
  package private(set) var pending: Pending?

  /// A decoder that knows xterm's fixed forms, and before them the strings of a table.
  package init(keys: KeyTable = KeyTable()) {
    self.keys = keys
  }

  /// Whether there is unfinished input that `flush` would decide.
  package var isPending: Bool { pending != nil }

  /// Takes bytes as they were read, and gives the events that they complete.
  package mutating func feed(_ bytes: some Sequence<UInt8>) -> [Event] {
    unread.append(contentsOf: bytes)
    return decode(isFinal: false)
  }

  /// Decides unfinished input as if nothing more came: an ESC was the key, a sequence broken off
  /// is dropped, a paste without an end mark is given as far as it came.
  package mutating func flush() -> [Event] {
    decode(isFinal: true)
  }

  private mutating func decode(isFinal: Bool) -> [Event] {
    var events: [Event] = []
    var index = 0
    pending = nil
    while index < unread.count || (isFinal && !isGround) {
      let rest = unread[index...]
      switch state {
      case .ground:
        let reader = SequenceReader(keys: keys, isFinal: isFinal)
        switch reader.read(rest) {
        case .event(let event, let length):
          if let event { events.append(event) }
          index += length
        case .pasteBegins(let length):
          state = .paste(PasteCollector())
          index += length
        case .tooLong(let kind, let length):
          state = .discarding(kind)
          index += length
        case .incomplete(let wait):
          pending = wait
        }
      case .paste(var collector):
        // Moved out and back: a copy of 16 MiB with each read would be quadratic.
        state = .ground
        if let end = collector.collect(rest) {
          events.append(.paste(collector.text(isComplete: true)))
          index = end
        } else if isFinal {
          events.append(.paste(collector.text(isComplete: false)))
          index = unread.count
        } else {
          state = .paste(collector)
          index = unread.count
        }
      case .discarding(let kind):
        switch SequenceReader.end(of: kind, in: rest) {
        case .some(let end):
          index = end
          state = .ground
        case nil where isFinal:
          index = unread.count
          state = .ground
        case nil:
          // An ESC at the end may begin the terminator, or the next sequence.
          index = rest.last == 0x1B ? unread.count - 1 : unread.count
          pending = .sequence
        }
      }
      if pending != nil { break }
    }
    unread.removeFirst(index)
    if pending == nil { pending = waiting }
    return events
  }

  private var isGround: Bool {
    if case .ground = state { true } else { false }
  }

  private var waiting: Pending? {
    switch state {
    case .ground: nil
    case .paste: .paste
    case .discarding: .sequence
    }
  }
}
