import Foundation
import Testing

@testable import TripExpenses

@MainActor
@Suite("Expenses on disk")
struct ExpenseStoreTests {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "trip-\(UUID().uuidString)")

  private var environment: [String: String] { ["XDG_DATA_HOME": folder.path] }

  private var file: URL { folder.appending(path: "parlance/trip-expenses.json") }

  @Test("are read as they were written, to the last digit")
  func roundTrip() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = ExpenseStore(environment)
    let amount = try #require(Decimal(string: "12345678901234567890.05"))
    let expense = Expense(
      amount: amount, currency: "EUR", date: Date(timeIntervalSince1970: 1_800_000_000))
    try store.add(expense)
    #expect(ExpenseStore(environment).expenses == [expense])
    #expect(try String(contentsOf: file, encoding: .utf8).contains("12345678901234567890.05"))
  }

  @Test("a file that is no list of expenses is never written over")
  func damaged() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("precious".utf8).write(to: file)
    let store = ExpenseStore(environment)
    try store.add(Expense(amount: 1, currency: "EUR", date: Date(timeIntervalSince1970: 0)))
    let names = try FileManager.default.contentsOfDirectory(
      atPath: file.deletingLastPathComponent().path)
    #expect(names.sorted() == ["trip-expenses.json", "trip-expenses.json.damaged"])
  }

  @Test("where nothing can be stored, an expense is refused and not in the list")
  func refused() throws {
    let store = ExpenseStore(["XDG_DATA_HOME": "/dev/null/x"])
    #expect(throws: (any Error).self) {
      try store.add(Expense(amount: 1, currency: "EUR", date: Date(timeIntervalSince1970: 0)))
    }
    #expect(store.expenses.isEmpty)
  }

  @Test("a file that cannot be read is left alone")
  func unreadable() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    // A folder in its place: also root cannot read that.
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    let store = ExpenseStore(environment)
    #expect(throws: CocoaError.self) {
      try store.add(Expense(amount: 1, currency: "EUR", date: Date(timeIntervalSince1970: 0)))
    }
    var isFolder: ObjCBool = false
    #expect(FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder))
    #expect(isFolder.boolValue)
  }

  @Test("one is removed by its id, on disk too; the newest is shown first, sums by currency")
  func removal() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = ExpenseStore(environment)
    let date = Date(timeIntervalSince1970: 0)
    try store.add(Expense(id: "a", purpose: "Train", amount: 5, currency: "EUR", date: date))
    try store.add(Expense(id: "b", amount: 7, currency: "EUR", date: date))
    try store.add(Expense(id: "c", amount: 100, currency: "RSD", date: date))
    #expect(store.summary.rows.map(\.id) == ["c", "b", "a"])
    #expect(store.summary.sums == ["EUR": 12, "RSD": 100])
    #expect(try store.remove(id: "b"))
    #expect(try !store.remove(id: "b"))
    let again = ExpenseStore(environment)
    #expect(again.summary.rows == store.summary.rows)
    #expect(again.summary.sums == ["EUR": 5, "RSD": 100])
  }

  @Test("what the first version kept is read")
  func firstVersion() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(#"[{"amount":"5.15","currency":"EUR","date":"2026-06-01T10:00:00Z"}]"#.utf8)
      .write(to: file)
    let store = ExpenseStore(environment)
    #expect(store.expenses.map(\.amount) == [Decimal(string: "5.15")])
    #expect(store.expenses.map(\.purpose) == [""])
  }
}
