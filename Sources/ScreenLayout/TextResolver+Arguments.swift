import FoundationEssentials
import LocaleLayer
import ScreenDescription
import StringTables

extension TextResolver {
  /// A value as the argument's format writes it.
  ///
  /// - Parameters:
  ///   - argument: says how.
  ///   - value: what is written.
  ///   - row: the row of a list that it belongs to, whose fields may name its currency.
  /// - Returns: the text, and what chooses the plural form.
  func argument(
    _ argument: Argument, value: Value, row: ListRow? = nil
  ) -> MessageArgument {
    switch value {
    case .none: .text("")
    case .number(let number): self.number(number, argument, row: row)
    case .text(let text): .text(text)
    case .date(let date): .text(self.date(date, argument))
    case .list(let items):
      .text(argument.format == .plain ? items.joined(separator: ", ") : locale.list(items))
    case .flag(let flag):
      .text(argument.format == .plain ? String(flag) : flag ? "✓" : "—")
    }
  }

  /// A value in a text that says nothing of its format: the placeholder formats a number.
  func argument(_ value: Value) -> MessageArgument {
    if case .number(let number) = value { return .decimal(number) }
    return argument(Argument(value: "", position: .start), value: value)
  }

  private func date(_ date: Date, _ argument: Argument) -> String {
    let zone = state.values.timeZone
    return switch argument.format {
    case .time: locale.time(date, in: zone)
    case .plain: AppLocale.plain(date, in: zone)
    default: locale.date(date, style: argument.style.length, in: zone)
    }
  }

  /// A number with the digits shown, which choose plural forms.
  private func number(
    _ number: Decimal, _ argument: Argument, row: ListRow?
  ) -> MessageArgument {
    let format = argument.format ?? .number
    if (format == .plain || format == .text) && !argument.limitsFraction {
      let text = AppLocale.plain(number)
      return .formatted(text, operand: .decimal(text))
    }
    let currency = currencyCode(argument.currency, row: row) ?? "XXX"
    let digits = fractionDigits(argument, format: format, currency: currency)
    let (minimum, maximum) = (digits.lowerBound, digits.upperBound)
    let plain = AppLocale.plain(
      format == .percent ? number * 100 : number, minimumFractionDigits: minimum,
      maximumFractionDigits: maximum)
    let text =
      switch format {
      case .currency:
        locale.currency(
          number, code: currency, minimumFractionDigits: minimum, maximumFractionDigits: maximum)
      case .percent:
        locale.percent(number, minimumFractionDigits: minimum, maximumFractionDigits: maximum)
      case .plain, .text: plain
      case .number, .date, .time, .list:
        locale.number(number, minimumFractionDigits: minimum, maximumFractionDigits: maximum)
      }
    return .formatted(text, operand: .decimal(plain))
  }

  /// The code that a currency attribute means: a row's field first, as for values.
  private func currencyCode(_ currency: String?, row: ListRow?) -> String? {
    guard let currency, case .text(let code) = row?.fields[currency] else {
      return state.currencyCode(currency, on: map)
    }
    return code
  }

  /// The digits asked for, else those of the format; one limit alone moves the other along.
  private func fractionDigits(
    _ argument: Argument, format: Argument.Format, currency: String
  ) -> ClosedRange<Int> {
    let own: ClosedRange<Int> =
      switch format {
      case .currency: ClosedRange(locale.currencyFractionDigits(currency))
      case .percent: 0...0
      default: 0...2
      }
    let minimum =
      argument.minimumFractionDigits
      ?? min(own.lowerBound, argument.maximumFractionDigits ?? own.lowerBound)
    return minimum...max(minimum, argument.maximumFractionDigits ?? own.upperBound)
  }
}

extension ClosedRange<Int> {
  fileprivate init(_ count: Int) { self = count...count }
}

extension Argument {
  fileprivate var limitsFraction: Bool {
    minimumFractionDigits != nil || maximumFractionDigits != nil
  }
}

extension Argument.Style {
  fileprivate var length: AppLocale.DateStyle {
    switch self {
    case .short: .short
    case .medium: .medium
    case .long: .long
    }
  }
}
