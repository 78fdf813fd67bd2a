internal import Foundation

/// The source files of the package, for the tests that hold its rooms.
package enum CheckoutSources {
  /// The Swift files of a room, by their path from the package's root.
  package static func files(of room: String) throws -> [(path: String, text: String)] {
    let folder = SharedFolder.packageRoot.appending(path: "Sources/\(room)")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      (
        "Sources/\(room)/\(name)",
        try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      )
    }
  }

  /// The folders of `Sources`.
  package static func rooms() throws -> [String] {
    try FileManager.default
      .contentsOfDirectory(atPath: SharedFolder.packageRoot.appending(path: "Sources").path)
      .sorted()
  }
}
