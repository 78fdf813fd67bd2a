package import Foundation
import LocaleLayer
import SourceText
import StringTables

/// A folder of string tables: which languages it has, and the tables of each, read when asked for.
package struct TextFolder: Sendable {
  let url: URL
  private let locations: [TableLocation]
  /// The languages of the folders, in their order by name, without `Base`.
  let languages: [LanguageTag]

  /// Lists a folder; nothing is read yet.
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
    locations = paths.compactMap { TableLocation(path: $0) }
    var seen: Set<LanguageTag> = []
    languages = locations.compactMap { $0.folder.flatMap(LanguageTag.init(folderName:)) }
      .filter { seen.insert($0).inserted }
  }

  /// The tables of the first language that a folder stands for; none for a language without one.
  ///
  /// - Throws: `AppError.unreadable`.
  func bundle(for language: LanguageTag) throws(AppError) -> LanguageBundle? {
    try bundle(language) { $0.flatMap(LanguageTag.init(folderName:)) == language }
  }

  /// The tables of `Base.lproj`, which are written in the development language.
  func baseBundle(_ language: LanguageTag) throws(AppError) -> LanguageBundle? {
    try bundle(language) { $0?.lowercased() == "base" }
  }

  private func bundle(
    _ language: LanguageTag, where belongs: (String?) -> Bool
  ) throws(AppError) -> LanguageBundle? {
    var files: [TableFile] = []
    for location in locations where belongs(location.folder) {
      files.append(TableFile(location, data: try Self.data(of: url.appending(path: location.path))))
    }
    return files.isEmpty ? nil : LanguageBundle(language: language, files: files)
  }

  static func names(in folder: URL) throws(AppError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw .noFolder(folder.relativePath) }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    } catch {
      throw .unreadable(file: folder.relativePath, reason: error.localizedDescription)
    }
  }

  static func data(of file: URL) throws(AppError) -> Data {
    do {
      return try Data(contentsOf: file)
    } catch {
      throw .unreadable(file: file.relativePath, reason: error.localizedDescription)
    }
  }
}
