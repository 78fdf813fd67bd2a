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
    case .run: try app(invocation).run()
    case .languages: try Reports.languages(workbench(invocation))
    case .message(let key, let arguments, let table):
      try Reports.message(
        key, table: table, arguments: arguments, language: invocation.start.language,
        in: workbench(invocation))
    case .strings(let file):
      return try Reports.strings(file, language: invocation.start.language)
    case .render(let screens, let sizes):
      try render(app(invocation), screens: screens, sizes: sizes)
    }
    return .success
  }

  private static func workbench(_ invocation: Invocation) throws -> Workbench {
    let demo = try ResourceFolders().folder(TripApp.folderName)
    return try Workbench(folder: invocation.app.map { URL(fileURLWithPath: $0) } ?? demo)
  }

  /// The demo with its code, or a stranger's folder without any.
  private static func app(_ invocation: Invocation) throws -> Application {
    guard let path = invocation.app else {
      return try TripApp.application(options: invocation.start)
    }
    return try Application(folder: URL(fileURLWithPath: path), options: invocation.start)
  }

  private static func render(
    _ app: Application, screens: [String], sizes: [PictureSize]
  ) throws {
    let ids = screens.contains("all") ? app.screens : screens
    for id in ids {
      for size in sizes {
        let rows = try app.picture(of: id, columns: size.columns, rows: size.rows)
        try Output.result(rows.joined(separator: "\n"))
      }
    }
  }
}

extension ExitCode {
  init(_ error: AppError) {
    self =
      switch error {
      case .noFolder, .noResources, .noStoryboard: .noInput
      case .severalStoryboards, .faultyStoryboard, .malformedLanguage, .noScreen: .badData
      case .unreadable: .inputOutput
      case .terminal: .noTerminal
      }
  }
}
