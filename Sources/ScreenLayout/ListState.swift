/// A list in use.
package struct ListState: Hashable, Sendable {
  /// The id of the chosen row; nil before the person chose one.
  package var chosen: String?
  /// Where that row stood: when it is gone, the one that took its place is chosen.
  package var index: Int
  /// The first row shown.
  package var top: Int
  /// Whether the rows shown are those around the chosen one; otherwise the person scrolled.
  package var followsChoice: Bool

  package init(
    chosen: String? = nil, index: Int = 0, top: Int = 0, followsChoice: Bool = true
  ) {
    self.chosen = chosen
    self.index = index
    self.top = top
    self.followsChoice = followsChoice
  }

  /// The first row shown, of so many that so many fit.
  package func first(of count: Int, visible: Int, chosen: Int?) -> Int {
    var first = top
    if followsChoice, let chosen { first = max(min(first, chosen), chosen - visible + 1) }
    return max(0, min(first, count - visible))
  }

  /// The index of the chosen row among those shown; nil if it is none of them.
  package func chosenIndex(in rows: ShownRows) -> Int? {
    guard let chosen, rows.count > 0 else { return nil }
    if index < rows.count, rows[index].id == chosen { return index }
    if let found = rows.index(of: chosen) { return found }
    // Kept from sight by a search, it comes back; removed, it does not.
    if rows.isFiltered, rows.all.contains(where: { $0.id == chosen }) { return nil }
    return min(index, rows.count - 1)
  }
}

/// The rows of a list that a search leaves: all of them where nothing is sought.
package struct ShownRows: Sendable {
  package let all: [ListRow]
  /// The places of those that were found.
  private let found: [Int]?
  /// Whether a search may still find more.
  let isSearching: Bool

  init(_ all: [ListRow], found: [Int]? = nil, isSearching: Bool = false) {
    self.all = all
    self.found = found
    self.isSearching = isSearching
  }

  package var count: Int { found?.count ?? all.count }

  var isFiltered: Bool { found != nil }

  package subscript(index: Int) -> ListRow { all[found?[index] ?? index] }

  package func index(of id: String) -> Int? {
    guard let found else { return all.firstIndex { $0.id == id } }
    return found.firstIndex { all[$0].id == id }
  }
}
