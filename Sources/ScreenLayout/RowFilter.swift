import LocaleLayer
import ScreenDescription
import StringTables

/// What a search found in a list, kept as long as nothing changes by which it was found.
///
/// To find is to look at the text of every row; a frame only draws those in sight.
package struct RowFilter: Sendable {
  private let question: Question
  private let rows: [ListRow]
  let found: [Int]

  /// All that decides which rows are found, but for the rows.
  private struct Question: Hashable {
    let query: String
    let locale: AppLocale
    let language: LanguageTag
    /// What the labels show besides the fields of the row.
    let values: [Value?]
  }

  /// Takes the former answer where the question is the same.
  init(
    _ query: String, in rows: [ListRow], of list: List, texts: TextResolver, former: RowFilter?
  ) {
    let labels = list.item.labels
    let names = list.item.names
    let question = Question(
      query: query, locale: texts.locale, language: texts.localizer.language,
      values: names.map { texts.state.value(named: $0, on: texts.map) })
    self.question = question
    self.rows = rows
    if let former, former.question == question, former.rows == rows {
      found = former.found
      return
    }
    let collation = Collation(texts.localizer.language)
    // A label could name the list that is being searched.
    var resolver = texts
    resolver.resolvesElements = false
    found = rows.indices.filter { index in
      labels.contains { label in
        guard let text = resolver.shownText(of: label, row: rows[index]) else { return false }
        return collation.contains(query, in: resolver.localized(text, row: rows[index]).string)
      }
    }
  }
}

extension Item {
  /// What the labels show and what hides them: fields of a row, values, elements.
  fileprivate var names: [String] {
    labels.flatMap { element -> [String] in
      guard case .label(let label) = element.kind else { return [] }
      let arguments = label.text?.arguments ?? []
      return (arguments.flatMap { [$0.value, $0.currency] } + [element.hidden]).compactMap(\.self)
    }
  }
}

extension TextResolver {
  /// The rows of a list as they are shown: what its search bar leaves of them.
  func rows(of list: List, at address: ElementAddress) -> ShownRows {
    let all = state.rows(named: list.items)
    guard let filter = filter(of: list, at: address) else { return ShownRows(all) }
    return ShownRows(all, found: filter.found)
  }

  /// What is sought in a list; nil where nothing is.
  func filter(of list: List, at address: ElementAddress) -> RowFilter? {
    guard let bar = map.searchBars[address],
      let query = state.text(at: bar, on: map).draft?.text, !query.isEmpty
    else { return nil }
    return RowFilter(
      query, in: state.rows(named: list.items), of: list, texts: self, former: filters[address])
  }

  /// The index of the chosen row among those shown.
  func chosenIndex(of list: List, at address: ElementAddress) -> Int? {
    state.list(at: address, on: map).chosenIndex(in: rows(of: list, at: address))
  }
}
