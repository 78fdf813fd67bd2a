import Foundation
import Glibc

/// What the system said about a file, in words.
enum SystemReason {
  /// The system's own sentence; Foundation's guesses at permissions where root has them all.
  static func of(_ error: any Error) -> String {
    var error = error
    while let under = (error as? CocoaError)?.underlying { error = under }
    guard let code = (error as? POSIXError)?.code else { return "\(error.localizedDescription)" }
    return String(cString: strerror(code.rawValue))
  }
}
