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
}
