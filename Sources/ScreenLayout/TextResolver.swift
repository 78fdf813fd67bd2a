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
    // To ask ICU takes longer than to compose a word.
    let isShown = language == localizer.language
    return composer(
      isRightToLeft: isShown ? localizer.isRightToLeft : language.isRightToLeft)
  }

  private func composer(isRightToLeft: Bool) -> TextComposer {
    TextComposer(direction: isRightToLeft ? .rightToLeft : .leftToRight, order: order)
  }

  /// A text of the app.
  func text(_ text: ElementText?, row: ListRow? = nil) -> ComposedText? {
    text.map { text in
      composed(key: text.key) { localized(text, row: row, cells: $0) }
    }
  }

  /// A text of the app with the values put in.
  ///
  /// - Parameters:
  ///   - text: the text as the description has it.
  ///   - row: the row of a list to which the text belongs.
  ///   - cells: the room for a message that comes in several widths; nil for any.
  /// - Returns: the text in the language that has it, or the key.
  func localized(_ text: ElementText, row: ListRow?, cells: Int? = nil) -> LocalizedText {
    let arguments = text.arguments.map { argument($0, row: row) }
    return switch text.source {
    case .literal(let literal): self.literal(literal, arguments: arguments)
    case .key(let key):
      localizer.string(
        key, table: text.table, arguments: arguments, isFormat: !arguments.isEmpty, cells: cells)
    }
  }

  /// A text that is the same in every language, and so reads as it was written: `47° N` from the
  /// left in Arabic, too.
  private func literal(_ literal: String, arguments: [MessageArgument]) -> LocalizedText {
    let message = arguments.isEmpty ? nil : Message(literal)
    let direction = Direction(firstStrongIn: message?.text ?? literal)
    let isRightToLeft = direction.map { $0 == .rightToLeft } ?? localizer.isRightToLeft
    guard let message else {
      return LocalizedText(literal, language: localizer.language, isRightToLeft: isRightToLeft)
    }
    return localizer.format(message, arguments: arguments, isRightToLeft: isRightToLeft)
  }

  /// A text of Parlance's own.
  func own(_ key: String, table: String? = nil, arguments: [MessageArgument] = []) -> ComposedText {
    composed(key: key) {
      localizer.string(
        key, table: table, arguments: arguments, isFormat: !arguments.isEmpty, cells: $0)
    }
  }

  /// What a key does, in the language.
  func caption(of hint: KeyHint) -> ComposedText {
    switch hint.caption {
    case .own(let key): own(key)
    case .app(let text): composed(key: text.key) { localized(text, row: nil, cells: $0) }
    }
  }

  /// A sentence of Parlance's or the app's, an error behind its mark.
  func text(of notice: Notice) -> ComposedText {
    let limit = notice.limit.map { [$0.argument(in: locale)] } ?? []
    let values = notice.values.map(argument)
    let text = own(
      notice.key, table: notice.table, arguments: limit + notice.arguments + values)
    return notice.isError ? text.extended(before: "! ") : text
  }

  /// A text in all the widths in which it comes.
  private func composed(
    key: String?, _ text: (_ cells: Int?) -> LocalizedText
  ) -> ComposedText {
    let widest = text(nil)
    return composed(
      widest, key: key,
      narrower: widest.widths.dropLast().reversed().map { composed(text($0), key: key) })
  }

  private func composed(
    _ text: LocalizedText, key: String?, narrower: [ComposedText] = []
  ) -> ComposedText {
    ComposedText(
      text.string, composer: composer(isRightToLeft: text.isRightToLeft), key: key,
      isMissing: text.isMissing, narrower: narrower)
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
