import Foundation
import Parlance

/// A command line that makes sense.
struct Invocation {
  enum Task: Equatable {
    case help, version
    case run
    case languages
    case message(key: String, arguments: [String], table: String?)
    case strings(file: String)
    case render(screens: [String], languages: RenderedLanguages, sizes: [PictureSize])
  }

  var task: Task
  /// The app's folder; nil for the demo.
  var app: String?
  var start = StartOptions()

  init(_ arguments: [String]) throws(UsageFault) {
    var parsed = try CommandLineWords(arguments)
    let command = parsed.takeSubcommand()
    if parsed.options[.help] != nil {
      task = .help
      return
    }
    if parsed.options[.version] != nil {
      task = .version
      return
    }
    let subcommand = command ?? .run
    for option in parsed.options.keys where !subcommand.options.contains(option) {
      throw .notForCommand(option: option.rawValue, command: subcommand)
    }
    start = try Self.start(parsed, allowsAll: subcommand == .render)
    switch subcommand {
    case .run:
      task = .run
      app = try Self.operand(parsed)
    case .languages:
      task = .languages
      app = try Self.operand(parsed)
    case .render:
      task = try Self.rendering(parsed)
      app = try Self.operand(parsed)
    case .strings:
      guard let file = try Self.operand(parsed) else {
        throw .missingOperand("a file", command: .strings)
      }
      task = .strings(file: file)
    case .message:
      guard let key = parsed.operands.first else {
        throw .missingOperand("a string key", command: .message)
      }
      task = .message(
        key: key, arguments: Array(parsed.operands.dropFirst()),
        table: parsed.options[.table]?.last)
      app = parsed.options[.app]?.last
    }
  }

  /// The only operand, where there is one.
  private static func operand(_ words: CommandLineWords) throws(UsageFault) -> String? {
    guard words.operands.count <= 1 else {
      throw .tooManyOperands(Array(words.operands.dropFirst()))
    }
    return words.operands.first
  }

  private static func start(
    _ words: CommandLineWords, allowsAll: Bool
  ) throws(UsageFault) -> StartOptions {
    var start = StartOptions()
    if let text = words.options[.language]?.last, !(allowsAll && text == "all") {
      guard let tag = LanguageTag(text) else { throw .malformedLanguage(text) }
      start.language = tag
    }
    if let text = words.options[.region]?.last {
      guard StartOptions.isRegion(text) else { throw .malformedRegion(text) }
      start.region = text.uppercased()
    }
    if words.options[.noLive] != nil { start.liveSwitching = false }
    if let text = words.options[.bidi]?.last {
      guard let mode = BidiMode(rawValue: text) else {
        throw .wrongValue(
          option: "bidi", value: text, expected: BidiMode.allCases.map(\.rawValue))
      }
      start.bidi = mode
    }
    return start
  }

  private static func rendering(_ words: CommandLineWords) throws(UsageFault) -> Task {
    var sizes: [PictureSize] = []
    for text in words.options[.size] ?? ["80x24"] {
      guard let size = PictureSize(text) else { throw .malformedSize(text) }
      sizes.append(size)
    }
    let isAll = words.options[.language]?.last == "all"
    return .render(
      screens: words.options[.screen] ?? ["all"], languages: isAll ? .all : .one, sizes: sizes)
  }
}

/// The languages in which screens are printed.
enum RenderedLanguages: Equatable {
  /// The one that the app starts in.
  case one
  case all
}

/// The size of a picture: `80x24`, columns and rows from 1 to 1000.
struct PictureSize: Equatable {
  let columns: Int
  let rows: Int

  init?(_ text: String) {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { (48...57).contains($0) } }),
      let columns = Int(parts[0]), let rows = Int(parts[1]),
      (1...1000).contains(columns), (1...1000).contains(rows)
    else { return nil }
    self.columns = columns
    self.rows = rows
  }
}
