package import Foundation
import LocaleLayer
import SourceText
import StringTables

/// A folder of string tables: which languages it has, and the tables of each, read when asked for.
package struct TextFolder: Sendable {
  let url: URL
  private let catalogue: Catalogue

  /// Lists a folder; only its string catalogues are read yet.
  ///
  /// - Throws: `AppError.noFolder`, `AppError.unreadable`.
  package init(_ url: URL) throws(AppError) {
    self.url = url
    var paths: [String] = []
    for name in try Self.names(in: url) {
      let isLanguage = TableLocation.folderLanguage(name) != nil
      let inside = isLanguage ? try Self.names(in: url.appending(path: name)) : []
      paths += isLanguage ? inside.map { "\(name)/\($0)" } : [name]
    }
    catalogue = try Catalogue(paths: paths) { location throws(AppError) in
      try Self.data(of: url.appending(path: location.path))
    }
  }

  /// The languages that have tables, by their names.
  var languages: [LanguageTag] { catalogue.languages }

  /// What is wrong with the folders' names and with the string catalogues.
  var issues: [Issue] { catalogue.issues }

  /// The tables of a language; none for a language without one.
  ///
  /// - Throws: `AppError.unreadable`.
  func bundle(for language: LanguageTag) throws(AppError) -> LanguageBundle? {
    try catalogue.bundle(for: language, read: read)
  }

  /// The tables of `Base.lproj`, which are written in the development language.
  ///
  /// - Throws: `AppError.unreadable`.
  func baseBundle(_ language: LanguageTag) throws(AppError) -> LanguageBundle? {
    try catalogue.baseBundle(in: language, read: read)
  }

  private func read(_ location: TableLocation) throws(AppError) -> Data {
    try Self.data(of: url.appending(path: location.path))
  }

  static func names(in folder: URL) throws(AppError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder) else {
      throw .noFolder(folder.relativePath)
    }
    guard isFolder.boolValue else { throw .notAFolder(folder.relativePath) }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    } catch {
      throw .unreadable(file: folder.relativePath, reason: SystemReason.of(error))
    }
  }

  static func data(of file: URL) throws(AppError) -> Data {
    do {
      return try Data(contentsOf: file)
    } catch {
      throw .unreadable(file: file.relativePath, reason: SystemReason.of(error))
    }
  }
}
