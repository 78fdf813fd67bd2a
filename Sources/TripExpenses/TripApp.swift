import Foundation
package import Parlance

/// The demo: its values and actions, bound to the screens in `Resources/TripExpenses`.
@MainActor
package enum TripApp {
  /// The demo's folder among the resources.
  package static let folderName = "TripExpenses"

  /// Opens the demo.
  ///
  /// - Parameters:
  ///   - options: what the command line decided.
  ///   - environment: says where preferences and expenses stand, and what language is wanted.
  /// - Returns: the demo, not running yet.
  /// - Throws: `AppError`, when its folder is missing or faulty.
  package static func application(
    options: StartOptions,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(AppError) -> Application {
    let app = try Application(
      resources: folderName, options: options, environment: environment)
    bind(app, store: ExpenseStore(environment))
    return app
  }

  static func bind(_ app: Application, store: ExpenseStore) {
    app.value("result") { screen in .number(Conversion(screen)?.result) }
    app.value("target") { screen in .text(Conversion.target(of: screen.text("currency"))) }
    app.value("sample") { _ in .number(Decimal(123_456_789) / 100) }
    app.list("expenses") { store.summary.rows }
    app.value("count") { _ in .number(store.expenses.count) }
    app.value("sum") { screen in .number(store.summary.sums[screen.text("currency")] ?? 0) }
    app.action("save") { screen in keep(amount: "amount", in: store, from: screen) }
    app.action("add") { screen in
      guard keep(amount: "cost", in: store, from: screen) else { return }
      screen.setText("", of: "purpose")
    }
    app.action("remove") { screen in remove(from: store, on: screen) }
  }

  /// Keeps the amount of a field as an expense; false where there is none, or it cannot be kept.
  @discardableResult
  private static func keep(
    amount field: String, in store: ExpenseStore, from screen: ActiveScreen
  ) -> Bool {
    guard let amount = screen.number(field) else {
      screen.notify(errorKey: "expense.nothingToSave")
      return false
    }
    let expense = Expense(
      purpose: screen.text("purpose"), amount: amount, currency: screen.text("currency"),
      date: Date())
    do {
      try store.add(expense)
      screen.notify(key: "expense.saved", .number(store.expenses.count))
      return true
    } catch {
      // A full disk must not cost the traveller what is on the screen.
      screen.notify(errorKey: "expense.notSaved")
      return false
    }
  }

  private static func remove(from store: ExpenseStore, on screen: ActiveScreen) {
    do {
      guard try store.remove(id: screen.text("list")) else {
        screen.notify(errorKey: "expense.nothingToRemove")
        return
      }
    } catch {
      screen.notify(errorKey: "expense.notSaved")
    }
  }
}

/// An amount in one currency, and what it is worth in the other.
@MainActor
struct Conversion {
  let result: Decimal

  /// Nil while amount or rate is missing, or where nothing can be divided by the rate.
  init?(_ screen: ActiveScreen) {
    guard let amount = screen.number("amount"), let rate = screen.number("rate") else {
      return nil
    }
    // The rate says what one unit of the traveller's money costs at home.
    guard screen.text("currency") == Self.home else {
      result = amount * rate
      return
    }
    guard rate != 0 else { return nil }
    result = amount / rate
  }

  static let home = "RSD"

  /// The currency of the result.
  static func target(of currency: String) -> String {
    currency == home ? "EUR" : home
  }
}
