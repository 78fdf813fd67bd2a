import LocaleLayer
import ScreenDescription
import StringTables

/// What a search found in a list, kept as long as nothing changes by which it was found.
///
/// To find is to look at the text of every row, while a frame only draws those in sight. So a long
/// list is searched in portions: what is found first is shown while the rest is still looked at.
package struct RowFilter: Sendable {
  private let wording: Wording
  private let query: String
  private var rows: [ListRow]
  private let collation: Collation
  /// What the rows show, as far as any search looked at them.
  private var texts: [String]
  /// How many rows this search looked at.
  private var searched = 0
  private(set) var found: [Int] = []

  /// All that decides what rows show, but for the rows.
  private struct Wording: Hashable {
    let locale: AppLocale
    let language: LanguageTag
    /// What the labels show besides the fields of the row.
    let values: [Value?]
  }

  /// What one portion may cost: a row is 1 if its text is known, and 8 if not.
  private static let portion = 4_000

  /// Whether all rows were looked at.
  package var isComplete: Bool { searched == rows.count }

  /// Takes the former answer where the question is the same; else searches the first portion.
  init(
    _ query: String, in rows: [ListRow], of list: List, texts resolver: TextResolver,
    former: RowFilter?
  ) {
    let wording = Wording(
      locale: resolver.locale, language: resolver.localizer.language,
      values: list.item.names.map { resolver.state.value(named: $0, on: resolver.map) })
    let known = former.flatMap { $0.wording == wording && $0.rows == rows ? $0 : nil }
    if let known, known.query == query {
      self = known
      // An app may build equal rows anew; the same array is compared without a look at its rows.
      self.rows = rows
      return
    }
    self.wording = wording
    self.query = query
    self.rows = rows
    collation = known?.collation ?? Collation(wording.language)
    texts = known?.texts ?? []
    // What changed by itself, as a clock does, may do so again before the next portion.
    let isChanged =
      known == nil && former?.query == query && former?.wording.locale == wording.locale
      && former?.wording.language == wording.language
    search(list, with: resolver, toTheEnd: isChanged)
  }

  /// Looks at the next portion of the rows, or at all that are left.
  mutating func search(_ list: List, with resolver: TextResolver, toTheEnd: Bool = false) {
    // A label could name the list that is being searched.
    var resolver = resolver
    resolver.resolvesElements = false
    var patience = toTheEnd ? Int.max : Self.portion
    collation.withSearch(for: query) { isIn in
      while searched < rows.count, patience > 0 {
        if searched == texts.count {
          texts.append(resolver.searchText(of: rows[searched], list.item))
          patience -= 8
        } else {
          patience -= 1
        }
        if isIn(texts[searched]) { found.append(searched) }
        searched += 1
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
  /// What a row shows.
  ///
  /// Nothing that is typed goes across two labels: U+FFFF weighs more than all letters in every
  /// language (UTS #35, part 5, 1.1.1). Thai ignores line breaks, and ICU's search even U+FFFE.
  fileprivate func searchText(of row: ListRow, _ item: Item) -> String {
    item.labels.compactMap { label in
      shownText(of: label, row: row).map { localized($0, row: row).string }
    }.joined(separator: "\u{FFFF}")
  }

  /// The rows of a list as they are shown: what its search bar leaves of them.
  func rows(of list: List, at address: ElementAddress) -> ShownRows {
    let all = state.rows(named: list.items)
    guard let filter = filter(of: list, at: address) else { return ShownRows(all) }
    return ShownRows(all, found: filter.found, isSearching: !filter.isComplete)
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
