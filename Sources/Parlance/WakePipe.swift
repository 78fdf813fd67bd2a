import Foundation
import Glibc
import Synchronization

/// Work from any thread for the thread of the loop, which sleeps in `poll` until a byte comes.
package final class WakePipe: Sendable {
  package typealias Work = @MainActor @Sendable () -> Void

  /// Becomes readable when there is work.
  package let reader: Int32
  private let writer: Int32
  private let pending = Mutex<[Work]>([])

  /// A pipe; where the process has no descriptor left, work waits for the next event.
  package init() {
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    reader = ends[0]
    writer = ends[1]
  }

  deinit {
    close(reader)
    close(writer)
  }

  package func post(_ work: @escaping Work) {
    pending.withLock { $0.append(work) }
    var byte: UInt8 = 0
    // A full pipe wakes the loop as well as one more byte would.
    _ = write(writer, &byte, 1)
  }

  /// All work posted so far, in its order.
  package func take() -> [Work] {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(reader, &bytes, bytes.count) > 0 {}
    return pending.withLock { work in
      defer { work = [] }
      return work
    }
  }
}
