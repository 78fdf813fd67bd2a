package import FoundationEssentials

/// A table as it was found: what it is for, and its bytes.
package struct TableFile: Sendable {
  package let location: TableLocation
  package let data: Data

  package init(_ location: TableLocation, data: Data) {
    self.location = location
    self.data = data
  }
}

/// Which table a path leads to: `de.lproj/Localizable.strings` or `Localizable.xcstrings`.
package struct TableLocation: Hashable, Sendable {
  /// The formats of Apple's tools, by their file name extensions.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case strings, stringsdict, xcstrings
  }

  /// As issues name it.
  package let path: String
  /// The name of the folder without `.lproj`; nil outside such folders.
  package let folder: String?
  /// The name of the table: `Localizable`.
  package let name: String
  package let kind: Kind

  /// Takes a path apart; nil when it leads to no table.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - mayStandAlone: Whether a `.strings` file outside a language's folder counts as a table.
  package init?(path: String, mayStandAlone: Bool = false) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    guard let file = parts.last, let dot = file.lastIndex(of: "."), dot > file.startIndex,
      let kind = Kind(rawValue: file[file.index(after: dot)...].lowercased())
    else { return nil }
    self.path = path
    self.kind = kind
    name = String(file[..<dot])
    folder = parts.dropLast().last.flatMap(Self.folderLanguage)
    // A `.strings` file beside the folders belongs to no language.
    guard folder != nil || kind == .xcstrings || mayStandAlone else { return nil }
  }

  /// The name of a language's folder without its ending; nil for any other folder.
  package static func folderLanguage(_ folder: some StringProtocol) -> String? {
    let ending = ".lproj"
    guard folder.count > ending.count, folder.lowercased().hasSuffix(ending) else { return nil }
    return String(folder.dropLast(ending.count))
  }
}
