import Foundation
import Parlance

/// The expenses on disk: `$XDG_DATA_HOME/parlance/trip-expenses.json`.
@MainActor
final class ExpenseStore {
  private let url: URL
  private(set) var expenses: [Expense]

  /// Reads what is there; a file that is no list of expenses is moved aside, never written over.
  init(_ environment: [String: String]) {
    url = UserFolders(environment).data.appending(path: "parlance/trip-expenses.json")
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    guard FileManager.default.fileExists(atPath: url.path) else {
      expenses = []
      return
    }
    let found = (try? Data(contentsOf: url))
      .flatMap { try? decoder.decode([Expense].self, from: $0) }
    if found == nil { AtomicFile.setAside(url) }
    expenses = found ?? []
  }

  /// Keeps an expense.
  ///
  /// - Throws: when it cannot be stored; then it is not in the list either.
  func add(_ expense: Expense) throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try AtomicFile.write(encoder.encode(expenses + [expense]), to: url)
    expenses.append(expense)
  }
}
