import Foundation
import Parlance
import TripExpenses

/// The program: from its arguments to its exit code.
@MainActor
enum Program {
  static func run(_ arguments: [String]) -> ExitCode {
    let invocation: Invocation
    do {
      invocation = try Invocation(arguments)
    } catch {
      Output.complaint("parlance: \(error.sentence)")
      return .usage
    }
    do {
      return try perform(invocation)
    } catch let error as AppError {
      Output.complaint(complaint(error))
      return ExitCode(error)
    } catch let error as Reports.Failure {
      Output.complaint("parlance: \(error.sentence)")
      return error.exitCode
    } catch let error as Output.Failure {
      Output.complaint("parlance: \(error.sentence)")
      return .inputOutput
    } catch {
      Output.complaint("parlance: The app ended with an error: \(error)")
      return .software
    }
  }

  /// Faults of files begin with their place, so that editors find it.
  private static func complaint(_ error: AppError) -> String {
    guard case .faultyStoryboard = error else { return "parlance: \(error.description)" }
    return error.description
  }

  private static func perform(_ invocation: Invocation) throws -> ExitCode {
    switch invocation.task {
    case .help: try Output.result(Usage.text)
    case .version: try Output.result(Usage.version)
    case .run: try app(invocation.app, invocation.start).run()
    case .languages: try Reports.languages(workbench(invocation))
    case .message(let key, let arguments, let table):
      try Reports.message(
        key, table: table, arguments: arguments, language: invocation.start.language,
        in: workbench(invocation))
    case .strings(let file):
      return try Reports.strings(file, language: invocation.start.language)
    case .render(let screens, let languages, let sizes):
      try Pictures(
        app: invocation.app, start: invocation.start, screens: screens, languages: languages,
        sizes: sizes
      ).print()
    }
    return .success
  }

  private static func workbench(_ invocation: Invocation) throws -> Workbench {
    let demo = try ResourceFolders().folder(TripApp.folderName)
    return try Workbench(folder: invocation.app.map { URL(fileURLWithPath: $0) } ?? demo)
  }

  /// The demo with its code, or a stranger's folder without any.
  static func app(_ path: String?, _ start: StartOptions) throws -> Application {
    guard let path else { return try TripApp.application(options: start) }
    guard !path.isEmpty else { throw AppError.noFolder("") }
    return try Application(folder: URL(fileURLWithPath: path), options: start)
  }
}

extension ExitCode {
  init(_ error: AppError) {
    self =
      switch error {
      case .noFolder, .notAFolder, .noResources, .noStoryboard: .noInput
      case .severalStoryboards, .faultyStoryboard, .malformedLanguage, .noScreen: .badData
      case .unreadable: .inputOutput
      case .terminal: .noTerminal
      }
  }
}
