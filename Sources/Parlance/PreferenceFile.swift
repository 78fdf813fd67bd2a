package import Foundation
import LocaleLayer

/// The preference file of an app: `$XDG_CONFIG_HOME/parlance/<storyboard id>.plist`.
package struct PreferenceFile: Sendable {
  package let url: URL

  /// What was found there.
  package enum Reading: Hashable, Sendable {
    case found(Preferences)
    /// The file was no preference file; it stands under this name now, and nothing is lost.
    case setAside(name: String)
    /// The file cannot be read, or not be moved.
    case unreadable
  }

  package init(app id: String, environment: [String: String]) {
    url = UserFolders(environment).config.appending(path: "parlance/\(id).plist")
  }

  /// Reads the preferences; none where there is no file.
  package func read() -> Reading {
    guard FileManager.default.fileExists(atPath: url.path) else { return .found(Preferences()) }
    guard let data = try? Data(contentsOf: url) else { return .unreadable }
    if let preferences = Preferences(data: data) { return .found(preferences) }
    return AtomicFile.setAside(url).map { .setAside(name: $0) } ?? .unreadable
  }

  /// Stores what was chosen, so that a kill at any moment leaves the old or the new file.
  ///
  /// The file is read anew first: another program that runs the same app may have written it, and
  /// a person may have added to it.
  ///
  /// - Throws: when the file is there and is no preference file, or cannot be written.
  package func store(_ changes: [Preferences.Change]) throws {
    guard FileManager.default.fileExists(atPath: url.path) else {
      try AtomicFile.write(Preferences.applying(changes, to: nil), to: url)
      return
    }
    let data = try Data(contentsOf: url)
    guard Preferences(data: data) != nil else { throw CocoaError(.propertyListReadCorrupt) }
    try AtomicFile.write(Preferences.applying(changes, to: data), to: url)
  }
}

/// Where a person's files stand (XDG Base Directory Specification).
package struct UserFolders {
  package let config: URL
  package let data: URL

  package init(_ environment: [String: String]) {
    let home = URL(fileURLWithPath: environment["HOME"] ?? NSHomeDirectory())
    /// A relative path counts as unset, says the specification.
    func folder(_ name: String, _ standard: String) -> URL {
      guard let path = environment[name], path.hasPrefix("/") else {
        return home.appending(path: standard)
      }
      return URL(fileURLWithPath: path)
    }
    config = folder("XDG_CONFIG_HOME", ".config")
    data = folder("XDG_DATA_HOME", ".local/share")
  }
}
