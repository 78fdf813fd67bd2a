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
    text.map { composed(localized($0, row: row), key: $0.key) }
  }

  /// A text of the app with the values put in.
  func localized(_ text: ElementText, row: ListRow?) -> LocalizedText {
    let arguments = text.arguments.map { argument($0, row: row) }
    return switch text.source {
    case .literal(let literal): self.literal(literal, arguments: arguments)
    case .key(let key):
      localizer.string(
        key, table: text.table, arguments: arguments, isFormat: !arguments.isEmpty)
    }
  }

  /// A text that is the same in every language, and so reads as it was written: `47° N` from the
  /// left in Arabic, too.
  private func literal(_ literal: String, arguments: [MessageArgument]) -> LocalizedText {
    var text =
      arguments.isEmpty
      ? LocalizedText(
        literal, language: localizer.language, isRightToLeft: localizer.isRightToLeft)
      : localizer.format(literal, arguments: arguments)
    if let direction = Direction(firstStrongIn: literal) {
      text.isRightToLeft = direction == .rightToLeft
    }
    return text
  }

  /// A text of Parlance's own.
  func own(_ key: String, table: String? = nil, arguments: [MessageArgument] = []) -> ComposedText {
    composed(
      localizer.string(key, table: table, arguments: arguments, isFormat: !arguments.isEmpty),
      key: key)
  }

  /// A sentence of Parlance's or the app's, an error behind its mark.
  func text(of notice: Notice) -> ComposedText {
    let limit = notice.limit.map { [$0.argument(in: locale)] } ?? []
    let values = notice.values.map(argument)
    let text = own(
      notice.key, table: notice.table, arguments: limit + notice.arguments + values)
    return notice.isError ? text.extended(to: "! " + text.string) : text
  }

  private func composed(_ text: LocalizedText, key: String?) -> ComposedText {
    ComposedText(
      text.string, composer: composer(isRightToLeft: text.isRightToLeft), key: key,
      isMissing: text.isMissing)
  }

  private func argument(_ argument: Argument, row: ListRow?) -> MessageArgument {
    let value = row?.fields[argument.value] ?? self.value(named: argument.value)
    guard let value else {
      guard !state.values.hasCode else { return .missing }
      return self.argument(argument, value: sample(for: argument), row: row)
    }
    return self.argument(argument, value: value, row: row)
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
