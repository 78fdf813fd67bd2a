package import Foundation

/// Finds the folders that ship with a program.
///
/// `Bundle.module` bakes in the build path, so that a moved program reads a stranger's files; here
/// the search starts at the running program.
package struct ResourceFolders {
  /// Where to look, in this order.
  package let candidates: [URL]

  /// The folders of the running program: `*.resources` beside it, then `../share/<its name>`,
  /// then `../share/parlance`.
  package init() {
    self.init(executable: URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath())
  }

  package init(executable: URL) {
    let folder = executable.deletingLastPathComponent()
    let bundles =
      (try? FileManager.default.contentsOfDirectory(atPath: folder.path))?
      .filter { $0.hasSuffix(".resources") }.sorted().map { folder.appending(path: $0) } ?? []
    let share = folder.deletingLastPathComponent().appending(path: "share")
    let names = [executable.lastPathComponent, "parlance"]
    candidates = bundles + names.map { share.appending(path: $0) }
  }

  /// The folder of that name.
  ///
  /// - Throws: `AppError.noResources`.
  package func folder(_ name: String) throws(AppError) -> URL {
    let found = candidates.map { $0.appending(path: name) }.first { url in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
        && isFolder.boolValue
    }
    guard let found else { throw .noResources(name) }
    return found
  }
}
