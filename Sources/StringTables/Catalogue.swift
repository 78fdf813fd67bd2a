package import FoundationEssentials
package import LocaleLayer
package import SourceText

/// The tables that an app has: its languages, and which files belong to each.
///
/// It never opens a file itself. The files of a folder are asked for when their language is; a
/// string catalogue, which holds all its languages, once at the start.
package struct Catalogue: Sendable {
  /// The languages that have tables, by their names, without `Base`.
  package let languages: [LanguageTag]
  /// Folders that name no language, and what is wrong with the string catalogues.
  package let issues: [Issue]
  /// The tables in the folders of each language.
  private let folders: [LanguageTag: [TableLocation]]
  private let baseTables: [TableLocation]
  private let shared: [(location: TableLocation, file: XCStringsFile)]

  /// Sorts paths into languages, and reads the string catalogues among them.
  ///
  /// - Parameters:
  ///   - paths: `de.lproj/Localizable.strings`, `Localizable.xcstrings`; others are passed over.
  ///   - read: Reads a file.
  /// - Throws: What `read` does.
  package init<Failure>(
    paths: [String], read: (TableLocation) throws(Failure) -> Data
  ) throws(Failure) {
    let all = paths.compactMap { TableLocation(path: $0) }
    var shared: [(TableLocation, XCStringsFile)] = []
    for location in all where location.kind == .xcstrings {
      let table = StringTable(reading: TableFile(location, data: try read(location)))
      if case .xcstrings(let file) = table { shared.append((location, file)) }
    }
    self.shared = shared
    let locations = all.filter { $0.kind != .xcstrings }
    baseTables = locations.filter(\.isBase)
    var folders: [LanguageTag: [TableLocation]] = [:]
    for location in locations {
      guard let tag = location.folder.flatMap(LanguageTag.init(folderName:)) else { continue }
      folders[tag, default: []].append(location)
    }
    self.folders = folders
    languages = Set(folders.keys).union(shared.flatMap(\.1.languages))
      .sorted { $0.description < $1.description }
    issues = Self.folderIssues(locations) + shared.flatMap(\.1.issues)
  }

  /// The bundle of a language: its folders' tables, and its part of the string catalogues.
  ///
  /// - Returns: Nil for a language that has no tables.
  /// - Throws: What `read` does.
  package func bundle<Failure>(
    for language: LanguageTag, read: (TableLocation) throws(Failure) -> Data
  ) throws(Failure) -> LanguageBundle? {
    var tables = try Self.tables(folders[language] ?? [], read: read)
    for (location, file) in shared where file.languages.contains(language) {
      tables.append((location, .xcstrings(file)))
    }
    return tables.isEmpty ? nil : LanguageBundle(language: language, tables: tables)
  }

  /// The bundle of `Base.lproj`, whose texts are in the development language.
  ///
  /// - Returns: Nil without such a folder.
  /// - Throws: What `read` does.
  package func baseBundle<Failure>(
    in developmentLanguage: LanguageTag, read: (TableLocation) throws(Failure) -> Data
  ) throws(Failure) -> LanguageBundle? {
    let tables = try Self.tables(baseTables, read: read)
    return tables.isEmpty ? nil : LanguageBundle(language: developmentLanguage, tables: tables)
  }

  private static func tables<Failure>(
    _ locations: [TableLocation], read: (TableLocation) throws(Failure) -> Data
  ) throws(Failure) -> [(location: TableLocation, table: StringTable)] {
    var tables: [(location: TableLocation, table: StringTable)] = []
    for location in locations {
      let file = TableFile(location, data: try read(location))
      tables.append((location, StringTable(reading: file)))
    }
    return tables
  }

  /// One issue for each folder whose name is none of a language, or is one only to us.
  private static func folderIssues(_ locations: [TableLocation]) -> [Issue] {
    var seen: Set<String> = []
    return locations.compactMap { location in
      guard let folder = location.folder, !location.isBase, seen.insert(folder).inserted,
        let fault = TableFault.ofFolder(folder)
      else { return nil }
      return Issue(fault, file: location.folderPath, at: nil)
    }
  }
}

extension TableLocation {
  /// Whether the table is in `Base.lproj`.
  package var isBase: Bool { folder?.lowercased() == "base" }

  /// The path without the name of the file.
  fileprivate var folderPath: String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? path
  }
}

extension TableFault {
  /// What is wrong with the name of a folder, without `.lproj`.
  fileprivate static func ofFolder(_ name: String) -> TableFault? {
    guard let tag = LanguageTag(folderName: name), tag.isKnown else {
      return .badLanguageFolder(name)
    }
    // Apple's systems compare names with case; old names and both separators they know.
    let subtags = name.split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard subtags.count > 1 || subtags.first?.count ?? 0 < 4 else { return nil }
    let usual = subtags.enumerated().map { index, subtag in
      switch (index, subtag.count) {
      case (0, _): subtag.lowercased()
      case (_, 4): subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
      default: subtag.uppercased()
      }
    }
    guard !zip(usual, subtags).allSatisfy({ $0 == $1 }) else { return nil }
    return .unusualLanguageFolder(name, usual: usual.joined(separator: "-"))
  }
}
