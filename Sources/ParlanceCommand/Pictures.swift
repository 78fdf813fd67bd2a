import Parlance

/// `parlance render`: screens as text, without a terminal.
@MainActor
struct Pictures {
  let app: String?
  let start: StartOptions
  let screens: [String]
  let languages: RenderedLanguages
  let sizes: [PictureSize]

  /// Prints every screen asked for in every language and size, with a heading where there are
  /// several.
  ///
  /// - Throws: `AppError`, `Output.Failure`.
  func print() throws {
    var start = start
    // What a script gets must not depend on what somebody chose in the app.
    start.readsPreferences = false
    let first = try Program.app(app, start)
    let tags: [LanguageTag?] = languages == .all ? first.languageTags : [start.language]
    let ids = screens.contains("all") ? first.screens : screens
    let isOne = tags.count * ids.count * sizes.count == 1
    for tag in tags {
      start.language = tag
      let app = try Program.app(app, start)
      if let sentence = app.startNotice { Output.complaint("parlance: \(sentence)") }
      for id in ids {
        for size in sizes {
          if !isOne {
            try Output.result("== \(id) \(app.locale.language) \(size.columns)x\(size.rows)")
          }
          let rows = try app.picture(of: id, columns: size.columns, rows: size.rows)
          try Output.result(rows.joined(separator: "\n"))
        }
      }
    }
  }
}
