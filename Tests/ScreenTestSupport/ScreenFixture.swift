import Foundation
package import LocaleLayer
package import ScreenDescription
package import ScreenLayout
import SourceText
package import StringTables
import TerminalCells

/// A storyboard and its tables, given as texts.
package struct ScreenFixture: Sendable {
  package let storyboard: Storyboard
  /// By the name of the language: the text of `Localizable.strings`.
  package let tables: [String: String]

  /// A storyboard of one screen with these elements.
  package init(elements: String, tables: [String: String] = [:]) throws {
    try self.init(
      storyboard: """
        <storyboard id="test" initialScreen="main" developmentLanguage="en">
          <screen id="main"><navigationItem localizedTitle="title"/>\(elements)</screen>
        </storyboard>
        """, tables: tables)
  }

  package init(storyboard: String, tables: [String: String] = [:]) throws {
    self.storyboard = try Storyboard(
      reading: SourceFile(path: "test.storyboard.xml", data: Data(storyboard.utf8)))
    self.tables = tables
  }

  package var initialMap: ScreenMap {
    ScreenMap(
      storyboard.screen(storyboard.initialScreen) ?? Screen(id: "", position: .start))
  }

  /// The localizer of a language, with English behind it.
  package func localizer(_ language: String) -> Localizer {
    let names = language == "en" ? ["en"] : [language, "en"]
    let chain = names.compactMap { name -> LanguageBundle? in
      guard let tag = LanguageTag(name),
        let location = TableLocation(path: "\(name).lproj/Localizable.strings")
      else { return nil }
      let data = Data((tables[name] ?? "").utf8)
      return LanguageBundle(language: tag, files: [TableFile(location, data: data)])
    }
    return Localizer(chain: chain, locale: locale(language))
  }

  package func locale(_ language: String) -> AppLocale {
    AppLocale(language: LanguageTag(language) ?? .english)
  }

  /// The first screen, drawn in a language.
  package func frame(
    _ language: String = "en", state: ScreenState? = nil, columns: Int = 80, rows: Int = 24,
    chrome: Chrome = Chrome()
  ) -> Frame {
    Frame(
      initialMap, state: state ?? ScreenState(screen: storyboard.initialScreen),
      localizer: localizer(language), locale: locale(language),
      size: Size(columns: columns, rows: rows), chrome: chrome)
  }
}

extension LanguageTag {
  package static let english: LanguageTag = {
    guard let tag = LanguageTag("en") else { preconditionFailure("en is a language tag") }
    return tag
  }()
}
