import Foundation
import Testing

/// A result that could not be written is a failure, and is said so.
@Suite struct OutputFailureTests {
  enum Target: String, Sendable, CaseIterable, CustomTestStringConvertible {
    case fullDisk = "a full disk"
    case readOnly = "a descriptor only for reading"
    case closedPipe = "a pipe that nobody reads"
    var testDescription: String { rawValue }

    /// A descriptor, open until it is closed.
    var descriptor: Int32 {
      switch self {
      case .fullDisk: return open("/dev/full", O_WRONLY | O_CLOEXEC)
      case .readOnly: return open("/dev/null", O_RDONLY | O_CLOEXEC)
      case .closedPipe:
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        close(ends[0])
        return ends[1]
      }
    }
  }

  @Test(arguments: Target.allCases, [["render"], ["--help"]])
  func isReported(_ target: Target, _ arguments: [String]) throws {
    let descriptor = target.descriptor
    defer { close(descriptor) }
    let ended = try BuiltProgram.run(
      arguments, home: TemporaryFolder(), standardOutput: descriptor)
    #expect(ended.status == 74)
    #expect(ended.errors.filter { $0 == "\n" }.count == 1)
    #expect(ended.errors.contains("standard output"), "a sentence that says what failed")
  }
}
