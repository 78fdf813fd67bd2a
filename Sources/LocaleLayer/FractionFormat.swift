import CICU

/// An ICU number format with a fixed number of fraction digits.
///
/// Plural rules look at a formatted number: no other call tells ICU of trailing zeros.
final class FractionFormat: Sendable {
  // ICU promises that formatting changes nothing in an opened formatter.
  nonisolated(unsafe) private let formatter: OpaquePointer?

  /// CLDR's rules look at the first few fraction digits only.
  private static let maximum = 20
  /// Opening costs some 20 µs, formatting 1: the frequent ones stay open.
  private static let frequent = (0...3).map(FractionFormat.init(fractionDigits:))

  /// The format with so many fraction digits.
  static func digits(_ count: Int) -> FractionFormat {
    frequent.indices.contains(count)
      ? frequent[count] : FractionFormat(fractionDigits: min(count, maximum))
  }

  private init(fractionDigits: Int) {
    let skeleton =
      fractionDigits == 0
      ? "precision-integer" : "." + String(repeating: "0", count: fractionDigits)
    let units = Array(skeleton.utf16)
    var status = U_ZERO_ERROR
    // Only the digits are asked for, in which locale plays no part.
    let opened = unumf_openForSkeletonAndLocale(units, Int32(units.count), "en", &status)
    formatter = status.isFailure ? nil : opened
  }

  deinit { unumf_close(formatter) }

  /// Lends the number as formatted; nil when the digits are none.
  func format<Result>(_ digits: String, _ body: (OpaquePointer) -> Result) -> Result? {
    var status = U_ZERO_ERROR
    guard let formatter, let number = unumf_openResult(&status) else { return nil }
    defer { unumf_closeResult(number) }
    unumf_formatDecimal(formatter, digits, Int32(digits.utf8.count), number, &status)
    return status.isFailure ? nil : body(number)
  }
}
