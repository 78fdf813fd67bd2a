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
      try perform(invocation)
      return .success
    } catch let error as AppError {
      Output.complaint(complaint(error))
      return ExitCode(error)
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

  private static func perform(_ invocation: Invocation) throws {
    switch invocation.task {
    case .help: try Output.result(Usage.text)
    case .version: try Output.result(Usage.version)
    case .run: try app(invocation).run()
    case .render(let screens, let sizes):
      try render(app(invocation), screens: screens, sizes: sizes)
    }
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
