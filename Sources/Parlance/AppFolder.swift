package import Foundation
import LocaleLayer
package import ScreenDescription
import SourceText

/// An app's folder: its storyboard, read, and its string tables, listed.
package struct AppFolder: Sendable {
  package let storyboard: Storyboard
  package let texts: TextFolder
  /// The storyboard as issues name it.
  package let storyboardPath: String
  let developmentLanguage: LanguageTag
  /// The languages in the order of the language key: the storyboard's, or the folders'.
  let languages: [LanguageTag]

  /// Opens a folder.
  ///
  /// - Throws: `AppError`, with all faults of the storyboard at once.
  package init(_ url: URL) throws(AppError) {
    let ending = ".storyboard.xml"
    let files = try TextFolder.names(in: url).filter { $0.hasSuffix(ending) }
    guard let file = files.first else { throw .noStoryboard(folder: url.relativePath) }
    guard files.count == 1 else {
      throw .severalStoryboards(folder: url.relativePath, files: files)
    }
    let fileURL = url.appending(path: file)
    storyboardPath = fileURL.relativePath
    texts = try TextFolder(url)
    let data = try TextFolder.data(of: fileURL)
    do {
      storyboard = try Storyboard(reading: SourceFile(path: storyboardPath, data: data))
    } catch {
      throw .faultyStoryboard(error.issues)
    }
    developmentLanguage = try Self.tag(storyboard.developmentLanguage, in: storyboardPath)
    let path = storyboardPath
    let named = try storyboard.languages.map { text throws(AppError) in
      try Self.tag(text, in: path)
    }
    let found = named.isEmpty ? texts.languages : named
    languages = found.isEmpty ? [developmentLanguage] : found
  }

  private static func tag(_ text: String, in file: String) throws(AppError) -> LanguageTag {
    guard let tag = LanguageTag(text) else { throw .malformedLanguage(text, file: file) }
    return tag
  }
}
