import Foundation
import Parlance

/// The expenses on disk: `$XDG_DATA_HOME/parlance/trip-expenses.json`.
@MainActor
final class ExpenseStore {
  private let url: URL
  /// In the order in which they were entered.
  private(set) var expenses: [Expense] = [] {
    didSet { summary = ExpenseSummary(expenses) }
  }
  /// What screens show of them, made once for each change.
  private(set) var summary = ExpenseSummary([])
  /// The name under which a damaged file was set aside.
  private(set) var setAside: String?
  /// Whether what is there could be read, or there is nothing: else it is not written over.
  private var mayWrite = true

  /// Reads what is there; a file that is no list of expenses is moved aside, never written over.
  init(_ environment: [String: String]) {
    url = UserFolders(environment).data.appending(path: "parlance/trip-expenses.json")
    guard FileManager.default.fileExists(atPath: url.path) else { return }
    guard let data = try? Data(contentsOf: url) else {
      mayWrite = false
      return
    }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    if let found = try? decoder.decode([Expense].self, from: data) {
      expenses = found
      // An initializer calls no observer.
      summary = ExpenseSummary(found)
    } else {
      setAside = AtomicFile.setAside(url)
      mayWrite = setAside != nil
    }
  }

  /// Keeps an expense.
  ///
  /// - Throws: when it cannot be stored; then it is not in the list either.
  func add(_ expense: Expense) throws {
    try keep(expenses + [expense])
  }

  /// Removes an expense.
  ///
  /// - Returns: false for an id that none has.
  /// - Throws: when the rest cannot be stored; then nothing is removed.
  func remove(id: String) throws -> Bool {
    let rest = expenses.filter { $0.id != id }
    guard rest.count < expenses.count else { return false }
    try keep(rest)
    return true
  }

  private func keep(_ kept: [Expense]) throws {
    guard mayWrite else { throw CocoaError(.fileReadCorruptFile) }
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try AtomicFile.write(encoder.encode(kept), to: url)
    expenses = kept
  }
}
