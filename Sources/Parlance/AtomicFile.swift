public import Foundation
import Glibc

/// Writes files so that a kill or a power cut leaves the old content or the new, never half.
public enum AtomicFile {
  /// Writes to a temporary file beside the target, syncs it, renames it, and syncs the folder.
  ///
  /// Folders that are missing are made, for the person alone.
  ///
  /// - Parameters:
  ///   - data: the whole new content.
  ///   - url: the file; a symbolic link is followed, so that the link stays.
  /// - Throws: a `CocoaError` or `POSIXError` of the step that failed; the old file is unharmed.
  public static func write(_ data: Data, to url: URL) throws {
    let url = url.resolvingSymlinksInPath()
    let folder = url.deletingLastPathComponent()
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    let temporary = folder.appending(path: ".\(url.lastPathComponent).\(getpid())")
    do {
      try writeSynced(data, to: temporary.path)
      guard rename(temporary.path, url.path) == 0 else { throw lastError() }
    } catch {
      unlink(temporary.path)
      throw error
    }
    sync(folder.path)
  }

  /// Gives a file that cannot be used another name, so that nothing in it is lost.
  ///
  /// - Parameter url: the file.
  /// - Returns: its new name, in the same folder; nil when it could not be renamed.
  @discardableResult
  public static func setAside(_ url: URL) -> String? {
    for number in 1...99 {
      let other = url.appendingPathExtension(number == 1 ? "damaged" : "damaged-\(number)")
      guard !FileManager.default.fileExists(atPath: other.path) else { continue }
      let isMoved = rename(url.path, other.path) == 0
      return isMoved ? other.lastPathComponent : nil
    }
    return nil
  }

  private static func writeSynced(_ data: Data, to path: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw lastError() }
    defer { close(file) }
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw lastError() }
      rest = rest.dropFirst(count)
    }
    guard fsync(file) == 0 else { throw lastError() }
  }

  /// The rename lasts only when the folder is synced too; a file system that cannot is no error.
  private static func sync(_ folder: String) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  private static func lastError() -> POSIXError {
    POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }
}
