import Foundation

/// The program as it was built, and how it is run without a terminal.
enum BuiltProgram {
  /// The folder of the build: that of the running test bundle, beside which the program stands.
  static let folder: URL = {
    let bundle = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return bundle.deletingLastPathComponent()
  }()

  static let url = folder.appending(path: "parlance")

  /// The folders of resources beside the program.
  static var resources: [URL] {
    get throws {
      try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        .filter { $0.lastPathComponent.hasPrefix("Parlance_") && $0.pathExtension == "resources" }
    }
  }

  /// The whole environment of a program that is tested: nothing of the machine's gets in, above
  /// all no locale.
  static func environment(home: TemporaryFolder) -> [String: String] {
    [
      "PATH": "\(folder.path):/usr/local/bin:/usr/bin:/bin",
      "HOME": home.url.path,
      "XDG_CONFIG_HOME": home.url.appending(path: "config").path,
      "XDG_DATA_HOME": home.url.appending(path: "data").path,
      "LANG": "C.UTF-8",
      // On a terminal the backtracer holds a program that crashed for half a minute.
      "SWIFT_BACKTRACE": "enable=no",
    ]
  }

  /// Runs the program with nothing to read on its standard input, and with some variables of its
  /// environment replaced.
  static func run(
    _ arguments: [String], at program: URL = url, home: TemporaryFolder,
    variables: [String: String] = [:], standardOutput: Int32? = nil
  ) throws -> EndedProcess {
    try EndedProcess(
      program, arguments, environment: environment(home: home).merging(variables) { $1 },
      folder: home, standardOutput: standardOutput)
  }
}
