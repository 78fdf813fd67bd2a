import Foundation

/// Money spent, as it is kept: what for, a locale-neutral decimal, a code, a moment.
struct Expense: Codable, Hashable {
  /// Names the expense in a list.
  let id: String
  /// In the traveller's own words; empty where nothing was said.
  let purpose: String
  let amount: Decimal
  let currency: String
  let date: Date

  init(
    id: String = UUID().uuidString, purpose: String = "", amount: Decimal, currency: String,
    date: Date
  ) {
    self.id = id
    self.purpose = purpose
    self.amount = amount
    self.currency = currency
    self.date = date
  }

  private enum CodingKeys: String, CodingKey {
    case id, purpose, amount, currency, date
  }

  /// The amount is a text, `1234.5`: JSON's numbers pass through binary fractions.
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let text = try values.decode(String.self, forKey: .amount)
    guard let amount = Decimal(string: text), amount.description == text else {
      throw DecodingError.dataCorruptedError(
        forKey: .amount, in: values, debugDescription: "expected a decimal such as 1234.5")
    }
    self.amount = amount
    // What the first version kept has neither.
    id = try values.decodeIfPresent(String.self, forKey: .id) ?? UUID().uuidString
    purpose = try values.decodeIfPresent(String.self, forKey: .purpose) ?? ""
    currency = try values.decode(String.self, forKey: .currency)
    date = try values.decode(Date.self, forKey: .date)
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .id)
    try values.encode(purpose, forKey: .purpose)
    try values.encode(amount.description, forKey: .amount)
    try values.encode(currency, forKey: .currency)
    try values.encode(date, forKey: .date)
  }
}
