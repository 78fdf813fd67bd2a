import Foundation
import Parlance

/// What screens show of the expenses.
struct ExpenseSummary {
  /// The newest first.
  let rows: [ListRow]
  /// By currency.
  let sums: [String: Decimal]

  init(_ expenses: [Expense]) {
    rows = expenses.reversed().map { expense in
      ListRow(
        id: expense.id,
        fields: [
          "what": .text(expense.purpose.isEmpty ? "—" : expense.purpose),
          "amount": .number(expense.amount), "code": .text(expense.currency),
          "date": .date(expense.date),
        ])
    }
    sums = Dictionary(expenses.map { ($0.currency, $0.amount) }, uniquingKeysWith: +)
  }
}
