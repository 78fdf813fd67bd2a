/// What `parlance` is asked to do.
enum Subcommand: String, CaseIterable {
  case run, languages, message, strings, render

  /// The options that belong to it.
  var options: Set<OptionName> {
    switch self {
    case .run: [.language, .region, .noLive, .bidi]
    case .languages: []
    case .message: [.language, .table, .app]
    case .strings: [.language]
    case .render: [.language, .region, .screen, .size]
    }
  }
}

/// The long options of the command line.
enum OptionName: String, CaseIterable {
  case language, region, bidi, table, app, screen, size, help, version
  case noLive = "no-live"

  var takesValue: Bool {
    switch self {
    case .language, .region, .bidi, .table, .app, .screen, .size: true
    case .noLive, .help, .version: false
    }
  }
}
