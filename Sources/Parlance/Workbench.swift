package import Foundation
import LocaleLayer
import ScreenDescription
import SourceText
import StringTables

/// What a translator asks of an app's folder without running it.
@MainActor
package struct Workbench {
  private let folder: AppFolder
  private let chooser: LanguageChooser

  /// Opens an app's folder.
  ///
  /// - Throws: `AppError`, when the app could not start either.
  package init(folder url: URL) throws(AppError) {
    folder = try AppFolder(url)
    chooser = try LanguageChooser(
      folder: folder, ownTexts: TextFolder(ResourceFolders().folder("Parlance")),
      system: SystemLocale(environment: ProcessInfo.processInfo.environment))
  }

  /// A language that an app has.
  package struct LanguageSummary: Hashable, Sendable {
    package let tag: LanguageTag
    package let ownName: String
    package let isRightToLeft: Bool
    package let decimalSeparator: Character
    /// Keys of the development language that have a text, in percent, rounded down.
    package let percentTranslated: Int
  }

  /// The app's languages in the order of the language key.
  ///
  /// - Throws: `AppError.unreadable`.
  package func languages() throws(AppError) -> [LanguageSummary] {
    let source = try folder.texts.bundle(for: folder.developmentLanguage)
    var summaries: [LanguageSummary] = []
    for tag in folder.languages {
      let bundle = try folder.texts.bundle(for: tag)
      let (translated, all) = source.flatMap { bundle?.coverage(of: $0) } ?? (0, 0)
      summaries.append(
        LanguageSummary(
          tag: tag, ownName: tag.ownName, isRightToLeft: tag.isRightToLeft,
          decimalSeparator: AppLocale(language: tag).numberSymbols.decimal,
          percentTranslated: all == 0 ? 100 : translated * 100 / all))
    }
    return summaries
  }

  /// Formats one message of the app.
  ///
  /// - Parameters:
  ///   - key: the message's key.
  ///   - table: the table's name; nil for `Localizable`.
  ///   - arguments: a text such as `5` or `-1.5` is a number, any other text is a text.
  ///   - language: the language; nil for the system's.
  /// - Returns: the text, and what is wrong with the message; nil for a key that no table has.
  /// - Throws: `AppError.unreadable`.
  package func message(
    _ key: String, table: String?, arguments: [String], language: LanguageTag?
  ) throws(AppError) -> (text: String, issues: [Issue])? {
    let setup = try chooser.open(
      language.map { [$0] } ?? [], region: nil, overrides: NumberOverrides())
    let text = setup.localizer.string(
      key, table: table, arguments: arguments.map(Self.argument), isFormat: true)
    return text.isMissing ? nil : (text.string, text.issues)
  }

  private static func argument(_ word: String) -> MessageArgument {
    guard let number = DescribedValue.decimal(word) else { return .text(word) }
    return Int(word).map { .integer($0) } ?? .decimal(number)
  }

  /// Reads a string table of any format.
  ///
  /// - Parameters:
  ///   - file: the table; the folder that it stands in names its language.
  ///   - language: of a string catalogue, the only language wanted; nil for all.
  /// - Returns: all texts as a JSON object, one a line, and what is wrong with the table; nil for
  ///   a file that is no string table by its name.
  /// - Throws: `AppError.unreadable`.
  package static func strings(
    _ file: URL, language: LanguageTag?
  ) throws(AppError) -> (json: String, issues: [Issue])? {
    guard let location = TableLocation(path: file.relativePath, mayStandAlone: true) else {
      return nil
    }
    let table = StringTable(reading: TableFile(location, data: try TextFolder.data(of: file)))
    return (table.dumpJSON(language: language?.description), table.issues)
  }
}
