import FoundationEssentials
import LocaleLayer
import ScreenDescription
import StringTables
import TerminalCells
import TerminalText

/// Looks texts up, puts the values in, and composes them for the terminal.
struct TextResolver {
  let localizer: Localizer
  let locale: AppLocale
  let state: ScreenState
  let map: ScreenMap
  let order: TextOrder
  /// Whether a name may be worth what only the language tells.
  ///
  /// That is a first text, or a row that a search leaves; not so within those texts themselves:
  /// they could be each other's.
  var resolvesElements = true
  /// What searches found before.
  var filters: [ElementAddress: RowFilter] = [:]

  func composer(for language: LanguageTag) -> TextComposer {
    composer(isRightToLeft: language.isRightToLeft)
  }

  private func composer(isRightToLeft: Bool) -> TextComposer {
    TextComposer(direction: isRightToLeft ? .rightToLeft : .leftToRight, order: order)
  }

  /// A text of the app.
  func text(_ text: ElementText?, row: ListRow? = nil) -> ComposedText? {
    text.map { composed(localized($0, row: row)) }
  }

  /// A text of the app with the values put in.
  func localized(_ text: ElementText, row: ListRow?) -> LocalizedText {
    let arguments = text.arguments.map { argument($0, row: row) }
    return switch text.source {
    case .literal(let literal) where arguments.isEmpty:
      LocalizedText(
        literal, language: localizer.language, isRightToLeft: localizer.isRightToLeft)
    case .literal(let literal): localizer.format(literal, arguments: arguments)
    case .key(let key):
      localizer.string(
        key, table: text.table, arguments: arguments, isFormat: !arguments.isEmpty)
    }
  }

  /// A text of Parlance's own.
  func own(_ key: String, table: String? = nil, arguments: [MessageArgument] = []) -> ComposedText {
    composed(
      localizer.string(key, table: table, arguments: arguments, isFormat: !arguments.isEmpty))
  }

  private func composed(_ text: LocalizedText) -> ComposedText {
    ComposedText(text.string, composer: composer(isRightToLeft: text.isRightToLeft))
  }

  private func argument(_ argument: Argument, row: ListRow?) -> MessageArgument {
    let value = row?.fields[argument.value] ?? self.value(named: argument.value)
    guard let value else {
      guard !state.values.hasCode else { return .missing }
      return self.argument(argument, value: sample(for: argument))
    }
    return self.argument(argument, value: value)
  }

  private func argument(_ argument: Argument, value: Value) -> MessageArgument {
    switch value {
    case .none: .text("")
    case .number(let number): formatted(number, argument)
    case .text(let text): .text(text)
    case .date(let date):
      .text(
        argument.format == .time
          ? locale.time(date, in: state.values.timeZone)
          : locale.date(date, style: argument.style.length, in: state.values.timeZone))
    case .list(let items): .text(locale.list(items))
    case .flag(let flag): .text(flag ? "✓" : "—")
    }
  }

  /// A number as the argument's format writes it, and the digits shown, which choose plural forms.
  private func formatted(_ number: Decimal, _ argument: Argument) -> MessageArgument {
    let format = argument.format ?? .number
    let currency = state.currencyCode(argument.currency, on: map) ?? "XXX"
    let digits = fractionDigits(argument, format: format, currency: currency)
    let text =
      switch format {
      case .currency: locale.currency(number, code: currency)
      case .percent:
        locale.percent(
          number, minimumFractionDigits: digits.lowerBound,
          maximumFractionDigits: digits.upperBound)
      case .plain, .text: AppLocale.plain(number)
      case .number, .date, .time, .list:
        locale.number(
          number, minimumFractionDigits: digits.lowerBound,
          maximumFractionDigits: digits.upperBound)
      }
    let operand = AppLocale.plain(
      format == .percent ? number * 100 : number, minimumFractionDigits: digits.lowerBound,
      maximumFractionDigits: digits.upperBound)
    return .formatted(text, operand: .decimal(operand))
  }

  private func fractionDigits(
    _ argument: Argument, format: Argument.Format, currency: String
  ) -> ClosedRange<Int> {
    let own: ClosedRange<Int> =
      switch format {
      case .currency: ClosedRange(locale.currencyFractionDigits(currency))
      case .percent: 0...0
      default: 0...2
      }
    let minimum = argument.minimumFractionDigits ?? own.lowerBound
    return minimum...max(minimum, argument.maximumFractionDigits ?? own.upperBound)
  }

  /// A value of the right kind, where no app stands behind the screen.
  private func sample(for argument: Argument) -> Value {
    switch argument.format {
    case .number, .currency, .plain: .number(Decimal(123_456) / 100)
    case .percent: .number(Decimal(5) / 100)
    case .date, .time: .date(Date(timeIntervalSince1970: 1_748_779_200))
    case .list: .list([argument.value, argument.value])
    case .text, nil: .text(argument.value)
    }
  }
}

extension ClosedRange<Int> {
  fileprivate init(_ count: Int) { self = count...count }
}

extension Argument.Style {
  var length: AppLocale.DateStyle {
    switch self {
    case .short: .short
    case .medium: .medium
    case .long: .long
    }
  }
}
