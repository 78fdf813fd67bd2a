import FoundationEssentials
import LocaleLayer
import TestSupport
import Testing

/// What Swift's formats give for 113 locales, as it was measured; differences from CLDR 49 stay.
@Suite(.enabled(if: SharedFolder.has("oracle/separators.tsv")))
struct AppLocaleOracleTests {
  struct Row {
    let cells: [String: String]
    let locale: AppLocale

    subscript(column: String) -> String { cells[column] ?? "" }

    static func all() throws -> [Row] {
      let rows = try SharedFolder.rows("oracle/separators.tsv")
      return try rows.dropFirst().map { row in
        Row(
          cells: Dictionary(uniqueKeysWithValues: zip(rows[0], row)),
          locale: AppLocale(language: try #require(LanguageTag(row[0]))))
      }
    }
  }

  static let numbers: [(column: String, whole: String, fraction: String)] = [
    ("1234567.891", "1234567", "891"), ("12345.6", "12345", "6"), ("-0.5", "-0", "5"),
    ("1234.5", "1234", "5"),
  ]

  @Test func formats() throws {
    let rows = try Row.all()
    #expect(rows.count == 113)
    for row in rows {
      for (column, whole, fraction) in Self.numbers {
        let value = try #require(Decimal(string: "\(whole).\(fraction)"))
        #expect(
          row.locale.number(value) == row["swift_style_\(column)"], "\(row["locale"]) \(column)")
      }
    }
  }

  @Test func signs() throws {
    for row in try Row.all() {
      let signs = row.locale.numberSymbols
      let minus = signs.minusMarks.before + String(signs.minus) + signs.minusMarks.after
      #expect(String(signs.decimal) == row["swift_decimal"], "\(row["locale"])")
      #expect(signs.grouping.map(String.init) == row["swift_group"], "\(row["locale"])")
      #expect(minus == row["swift_minus"], "\(row["locale"])")
      #expect(String(signs.digits) == row["swift_digits"], "\(row["locale"])")
    }
  }

  @Test func signsSpellWhatFormatsWrite() throws {
    for row in try Row.all() {
      for (column, whole, fraction) in Self.numbers {
        let spelled = row.locale.numberSymbols.spelled(
          whole.filter { $0 != "-" }, fraction, negative: whole.hasPrefix("-"))
        #expect(spelled == row["swift_style_\(column)"], "\(row["locale"]) \(column)")
      }
    }
  }
}
