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
    app.action("save") { screen in
      guard let amount = screen.number("amount") else {
        screen.notify(errorKey: "expense.nothingToSave")
        return
      }
      let expense = Expense(amount: amount, currency: screen.text("currency"), date: Date())
      do {
        try store.add(expense)
        screen.notify(key: "expense.saved", .number(store.expenses.count))
      } catch {
        // A full disk must not cost the traveller what is on the screen.
        screen.notify(errorKey: "expense.notSaved")
      }
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
