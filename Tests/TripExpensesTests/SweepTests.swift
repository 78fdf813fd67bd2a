import LocaleLayer
import ScreenLayout
import ScreenSession
import TerminalCells
import TestSupport
import Testing

@testable import Parlance
@testable import StringTables
@testable import TripExpenses

/// Every screen of the demo, in every language, at every width.
@MainActor
@Suite("Sweep over the demo")
struct SweepTests {
  nonisolated static let languages = [
    "en", "de", "fr", "es", "pt-BR", "it", "nl", "pl", "cs", "ru", "uk", "sr", "sr-Latn", "tr",
    "el", "ar", "he", "fa", "hi", "th", "ja", "ko", "zh-Hans", "zh-Hant",
  ]

  private func application(_ language: String) throws -> Application {
    let app = try TripApp.application(
      options: StartOptions(language: LanguageTag(language)), environment: Homeless.environment)
    // Then the settings say it, which is more to show.
    app.session.state.values.terminalKeepsOrder = false
    return app
  }

  @Test("covers the languages that the demo has")
  func coversAllLanguages() throws {
    #expect(try application("en").languageTags.map(\.description) == Self.languages)
  }

  @Test("no wide cell is cut, no row is too long, what is truncated says so", arguments: languages)
  func widths(_ language: String) throws {
    let app = try application(language)
    for screen in app.screens {
      app.show(screen)
      app.refreshValues()
      for columns in 20...120 {
        app.session.size = Size(columns: columns, rows: 24)
        let frame = app.session.frame
        let name = "\(screen) in \(columns) columns"
        #expect(frame.grid.brokenRows(columns: columns) == [], "\(name)")
        let truncated = frame.flaws.filter(\.isTruncated)
        #expect(truncated.filter { !$0.saysSo(on: frame) } == [], "\(name)")
        if !app.session.localizer.isRightToLeft {
          #expect(truncated.filter { !$0.endsBetweenClusters } == [], "\(name)")
        }
      }
    }
  }

  @Test("80×24 and 200×60 show every text whole, wherever the focus is", arguments: languages)
  func wholeTexts(_ language: String) throws {
    let app = try application(language)
    for size in [Size(columns: 80, rows: 24), Size(columns: 200, rows: 60)] {
      app.session.size = size
      for screen in app.screens {
        app.show(screen)
        app.refreshValues()
        for address in app.session.frame.focusOrder {
          app.session.state.memory.focus = address
          #expect(app.session.frame.flaws == [], "\(screen), \(address), \(size)")
        }
      }
    }
  }

  @Test("40×12 shows the texts of a screen whole, wherever the focus is", arguments: languages)
  func smallScreen(_ language: String) throws {
    let app = try application(language)
    app.session.size = Size(columns: 40, rows: 12)
    for screen in app.screens {
      app.show(screen)
      app.refreshValues()
      for _ in app.session.frame.focusOrder {
        _ = app.session.handle(.key(Key(.tab)))
        let frame = app.session.frame
        // The bars leave out what has no room, and a hint in a field gives way to its end.
        let flaws = frame.flaws.filter {
          $0.kind != .dropped && !($0.key?.hasSuffix(".placeholder") ?? false)
        }
        #expect(flaws == [], "\(screen), \(frame.focus as Any)")
        #expect(frame.cursor != nil, "\(screen), \(frame.focus as Any)")
      }
    }
  }

  @Test("80×24 shows every row of the help and of the languages whole", arguments: languages)
  func overlays(_ language: String) throws {
    let app = try application(language)
    app.session.size = Size(columns: 80, rows: 24)
    for key in [Key.Code.function(1), .function(3)] {
      _ = app.session.handle(.key(Key(key)))
      // Screenfuls, until the last row has been seen.
      for _ in 0..<3 {
        #expect(app.session.frame.flaws == [])
        for _ in 0..<10 { _ = app.session.handle(.key(Key(.down))) }
      }
      _ = app.session.handle(.key(Key(.escape)))
    }
  }

  @Test("80 columns show every notice whole", arguments: languages)
  func notices(_ language: String) throws {
    let app = try application(language)
    app.session.size = Size(columns: 80, rows: 24)
    let tag = app.session.localizer.language
    let names = app.languageTags.map { $0.name(in: tag) }
    let longest = try #require(names.max { $0.count < $1.count })
    for key in try keys(language) where Self.notices.contains(where: key.hasPrefix) {
      let isAboutLanguages = key.hasPrefix("parlance.language")
      app.session.state.notice = Notice(
        key: key,
        arguments: isAboutLanguages
          ? [.text(longest), .text(tag.name(in: tag))] : [.integer(99), .integer(99)],
        isError: !isAboutLanguages)
      #expect(app.session.frame.flaws == [])
    }
  }

  private nonisolated static let notices = [
    "parlance.language.", "parlance.preferences.", "parlance.action.", "parlance.number.",
    "parlance.paste.", "expense.",
  ]

  /// The keys of the demo's tables and of Parlance's own.
  private func keys(_ language: String) throws -> [String] {
    let tag = try #require(LanguageTag(language))
    return try ["TripExpenses", "Parlance"].flatMap { name in
      let bundle = try TextFolder(ResourceFolders().folder(name)).bundle(for: tag)
      return try #require(bundle).tables.flatMap { $0.table.entries(in: tag).map(\.key) }
    }
  }

  @Test("every language has every key of English's, and none besides", arguments: languages)
  func translations(_ language: String) throws {
    #expect(try Set(keys(language)) == Set(keys("en")))
  }

  @Test("every key that the code names is in the tables")
  func keysOfTheCode() throws {
    let files = try CheckoutSources.rooms().flatMap { try CheckoutSources.files(of: $0) }
    let named = files.flatMap { $0.text.matches(of: /"(parlance\.[A-Za-z.]+)"/).map(\.output.1) }
    #expect(named.count > 40)
    #expect(try Set(named.map(String.init)).subtracting(keys("en")) == [])
  }
}

extension Grid {
  /// The rows that have half a wide cell, an empty cell, or another length.
  fileprivate func brokenRows(columns: Int) -> [Int] {
    (0..<size.rows).filter { row in
      let widths = self.row(row).map(\.width)
      let pairs = zip(widths, widths.dropFirst() + [1])
      return widths.count != columns || widths.first == 0
        || pairs.contains { ($0 == 2) != ($1 == 0) }
        || self.row(row).contains { $0.text.isEmpty != $0.isSecondHalf }
    }
  }
}

extension TextFlaw {
  /// What is seen of a truncated text, without its ellipsis.
  fileprivate var seen: String? {
    guard case .truncated(let shown) = kind else { return nil }
    return shown.last == "…" ? String(shown.dropLast()) : nil
  }

  fileprivate var isTruncated: Bool {
    guard case .truncated = kind else { return false }
    return true
  }

  /// Whether an ellipsis stands in what is seen of the text.
  fileprivate func saysSo(on frame: Frame) -> Bool {
    guard case .truncated(let shown) = kind else { return false }
    return shown.contains("…") && frame.lines.contains { $0.contains(shown) }
  }

  /// Whether what is seen are whole clusters of the text, in a language that is not reordered.
  fileprivate var endsBetweenClusters: Bool {
    seen.map { Array(text).starts(with: Array($0)) } ?? false
  }
}
