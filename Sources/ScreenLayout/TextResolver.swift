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

  func composer(for language: LanguageTag) -> TextComposer {
    TextComposer(direction: language.isRightToLeft ? .rightToLeft : .leftToRight, order: order)
  }

  /// A text of the app.
  func text(_ text: ElementText?, row: ListRow? = nil) -> ComposedText? {
    guard let text else { return nil }
    switch text.source {
    case .literal(let literal) where text.arguments.isEmpty:
      return ComposedText(literal, composer: composer(for: localizer.language))
    case .literal(let literal):
      return composed(
        localizer.format(literal, arguments: text.arguments.map { argument($0, row: row) }))
    case .key(let key):
      return composed(
        localizer.string(
          key, table: text.table, arguments: text.arguments.map { argument($0, row: row) },
          isFormat: !text.arguments.isEmpty))
    }
  }

  /// A text of Parlance's own.
  func own(_ key: String, table: String? = nil, arguments: [MessageArgument] = []) -> ComposedText {
    composed(
      localizer.string(key, table: table, arguments: arguments, isFormat: !arguments.isEmpty))
  }

  private func composed(_ text: LocalizedText) -> ComposedText {
    ComposedText(text.string, composer: composer(for: text.language))
  }

  private func argument(_ argument: Argument, row: ListRow?) -> MessageArgument {
    let value = row?.fields[argument.value] ?? state.value(named: argument.value, on: map)
    guard let value else {
      guard !state.values.hasCode else { return .missing }
      return self.argument(argument, value: sample(for: argument))
    }
    return self.argument(argument, value: value)
  }

  private func argument(_ argument: Argument, value: Value) -> MessageArgument {
    switch value {
    case .none: .text("")
    case .number(let number): .formatted(shown(number, argument), operand: .decimal(AppLocale.plain(number)))
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

  private func shown(_ number: Decimal, _ argument: Argument) -> String {
    let (minimum, maximum) = (argument.minimumFractionDigits, argument.maximumFractionDigits)
    switch argument.format {
    case .currency:
      return locale.currency(number, code: state.currencyCode(argument.currency, on: map) ?? "XXX")
    case .percent:
      return locale.percent(
        number, minimumFractionDigits: minimum ?? 0, maximumFractionDigits: maximum ?? 0)
    case .plain, .text:
      return AppLocale.plain(number)
    default:
      return locale.number(
        number, minimumFractionDigits: minimum ?? 0,
        maximumFractionDigits: maximum ?? max(2, minimum ?? 0))
    }
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

extension Argument.Style {
  var length: AppLocale.DateStyle {
    switch self {
    case .short: .short
    case .medium: .medium
    case .long: .long
    }
  }
}
