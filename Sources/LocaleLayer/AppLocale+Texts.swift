package import FoundationEssentials
import FoundationInternationalization

extension AppLocale {
  /// How much of a date is written.
  package enum DateStyle: Hashable, Sendable, CaseIterable {
    /// Day, month and year as numbers: 9.3.2026.
    case short
    /// The month abbreviated: 9. März 2026.
    case medium
    /// The month in full: 9. März 2026.
    case long
  }

  /// Writes a day in the calendar that people of the locale expect: 2569 in Thailand.
  package func date(_ date: Date, style: DateStyle, in timeZone: TimeZone) -> String {
    let length: Date.FormatStyle.DateStyle =
      switch style {
      case .short: .numeric
      case .medium: .abbreviated
      case .long: .long
      }
    return date.formatted(format(date: length, time: .omitted, timeZone))
  }

  /// Writes hours and minutes.
  package func time(_ date: Date, in timeZone: TimeZone) -> String {
    date.formatted(format(date: .omitted, time: .shortened, timeZone))
  }

  /// Writes a day for programs and files: 2026-03-09 (ISO 8601).
  package static func plain(_ date: Date, in timeZone: TimeZone) -> String {
    date.formatted(Date.ISO8601FormatStyle(timeZone: timeZone).year().month().day())
  }

  private func format(
    date: Date.FormatStyle.DateStyle, time: Date.FormatStyle.TimeStyle, _ timeZone: TimeZone
  ) -> Date.FormatStyle {
    // Without the locale's calendar a format style stays Gregorian.
    Date.FormatStyle(
      date: date, time: time, locale: textLocale, calendar: textLocale.calendar,
      timeZone: timeZone)
  }

  /// Joins the items as the language enumerates: "a, b und c".
  package func list(_ items: [String]) -> String {
    items.formatted(.list(type: .and).locale(textLocale))
  }
}
