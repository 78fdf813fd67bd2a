import Foundation
import LocaleLayer
import Parlance
import ScreenDescription
import ScreenLayout
import StringTables

/// The folders of the demo and of Parlance's own texts, as they ship with the program.
struct DemoFolders {
  let app: URL
  let ownTexts: URL
  let storyboard: Storyboard

  init() throws {
    let resources = ResourceFolders()
    app = try resources.folder("TripExpenses")
    ownTexts = try resources.folder("Parlance")
    storyboard = try AppFolder(app).storyboard
  }

  /// Everything that a screen of the demo is drawn from but its size.
  func scene(_ screen: String, in language: LanguageTag) throws -> Scene {
    guard let description = storyboard.screens.first(where: { $0.id == screen }) else {
      throw BenchmarkError.noScreen(screen)
    }
    let locale = AppLocale(language: language)
    let own = Localizer(chain: [try bundle(language, in: ownTexts)], locale: locale)
    return Scene(
      map: ScreenMap(description), state: ScreenState(screen: screen),
      localizer: Localizer(
        chain: [try bundle(language, in: app)], locale: locale, next: own),
      locale: locale)
  }

  func bundle(_ language: LanguageTag, in folder: URL) throws -> LanguageBundle {
    LanguageBundle(language: language, files: try Self.files(of: language, in: folder))
  }

  static func files(of language: LanguageTag, in folder: URL) throws -> [TableFile] {
    let name = "\(language).lproj"
    let tables = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: name).path)
    return try tables.sorted().compactMap { table in
      let path = "\(name)/\(table)"
      guard let location = TableLocation(path: path) else { return nil }
      return TableFile(location, data: try Data(contentsOf: folder.appending(path: path)))
    }
  }
}

/// Everything that a frame is drawn from but its size.
struct Scene {
  let map: ScreenMap
  let state: ScreenState
  let localizer: Localizer
  let locale: AppLocale

  func frame(columns: Int, rows: Int) -> Frame {
    Frame(
      map, state: state, localizer: localizer, locale: locale,
      size: .init(columns: columns, rows: rows))
  }
}

enum BenchmarkError: Error {
  case noScreen(String)
  case noTag(String)
  case noTable(String)
  case noTerminal
}

/// A language tag that is written in the source.
func tag(_ text: String) throws -> LanguageTag {
  guard let tag = LanguageTag(text) else { throw BenchmarkError.noTag(text) }
  return tag
}
