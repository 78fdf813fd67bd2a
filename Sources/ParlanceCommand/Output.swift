import Foundation

/// Where a program speaks: results on standard output, everything else on standard error.
enum Output {
  /// A result that could not be written.
  struct Failure: Error {
    let code: Int32

    var sentence: String {
      "The result could not be written to standard output: \(String(cString: strerror(code)))."
    }
  }

  /// Writes a result, and a line end after it.
  ///
  /// - Throws: when nobody reads any more, or the disk is full.
  static func result(_ text: String, terminator: String = "\n") throws(Failure) {
    // Otherwise a reader that went away ends the program without a word.
    signal(SIGPIPE, SIG_IGN)
    var rest = Array((text + terminator).utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Failure(code: errno) }
      rest = rest.dropFirst(count)
    }
  }

  /// Says what went wrong; nothing is left to do where that cannot be written either.
  static func complaint(_ text: String) {
    try? FileHandle.standardError.write(contentsOf: Data((text + "\n").utf8))
  }
}
