package import LocaleLayer
package import StringTables

/// The rows of a list to choose from, as they are shown.
package struct ChoiceList: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    /// A language tag, a region's code, or the id that the app gave; empty for "no choice".
    package let id: String
    package let name: String
    /// The language of the name, which decides its direction.
    package let language: LanguageTag
    package let isCurrent: Bool
    /// Other texts by which the row is found.
    let aliases: [String]
  }

  /// The rows that match what was typed.
  package let rows: [Row]
  /// All rows, whatever was typed: the list keeps its size while it is searched.
  package let all: [Row]

  package init(
    _ overlay: ChoiceOverlay, state: ScreenState, localizer: Localizer, locale: AppLocale,
    map: ScreenMap
  ) {
    let language = localizer.language
    switch overlay.subject {
    case .language(let includesSystem):
      let languages = Self.languages(state.language, localizer: localizer)
      all = includesSystem ? languages : Array(languages.dropFirst())
    case .region: all = Self.regions(state.language, localizer: localizer)
    case .picker(let address):
      let texts = TextResolver(
        localizer: localizer, locale: locale, state: state, map: map, order: .logical)
      all = Self.rows(ofPickerAt: address, texts: texts)
    }
    guard !overlay.query.isEmpty else {
      rows = all
      return
    }
    let search = Search(overlay.query, in: language)
    let found = all.filter { row in
      ([row.name, row.id] + row.aliases).contains(where: search.isFound)
    }
    let best = found.filter { ([$0.name] + $0.aliases).contains(where: search.beginsWord) }
    let ids = Set(best.map(\.id))
    rows = best + found.filter { !ids.contains($0.id) }
  }

  /// A query among names: what begins a word of one is meant before what stands inside a word.
  private struct Search {
    let query: String
    let collation: Collation

    init(_ query: String, in language: LanguageTag) {
      self.query = query
      collation = Collation(language)
    }

    func isFound(_ name: String) -> Bool { collation.contains(query, in: name) }

    func beginsWord(_ name: String) -> Bool {
      let starts = name.indices.filter {
        $0 == name.startIndex || !name[name.index(before: $0)].isLetter
      }
      return starts.contains {
        collation.contains(query, in: String(name[$0...].prefix(query.count)))
      }
    }
  }

  /// The index of a row by its id.
  package func index(of id: String) -> Int? {
    rows.firstIndex { $0.id == id }
  }

  /// "System" first, then each language in its own name, for those who read no other.
  private static func languages(_ status: LanguageStatus, localizer: Localizer) -> [Row] {
    let present = localizer.language
    let collation = Collation(present)
    let system = localizer.string("parlance.language.system", isFormat: false)
    let first = Row(
      id: "", name: system.string, language: system.language, isCurrent: status.choice == nil,
      aliases: [])
    let languages = status.available.map { tag in
      Row(
        id: tag.description, name: tag.ownName, language: tag, isCurrent: tag == status.choice,
        aliases: [tag.name(in: present)])
    }
    return [first] + languages.sorted { collation.areInIncreasingOrder($0.name, $1.name) }
  }

  /// "Automatic" first, then the regions by their names in the present language.
  private static func regions(_ status: LanguageStatus, localizer: Localizer) -> [Row] {
    let automatic = localizer.string("parlance.region.automatic", isFormat: false)
    let first = Row(
      id: "", name: automatic.string, language: automatic.language,
      isCurrent: status.region == nil, aliases: [])
    let language = localizer.language
    return [first]
      + Region.allNamed(in: language).map { region, name in
        Row(
          id: region.code, name: name, language: language, isCurrent: region == status.region,
          aliases: [])
      }
  }

  private static func rows(ofPickerAt address: ElementAddress, texts: TextResolver) -> [Row] {
    guard case .picker(let picker) = texts.map.elements[address]?.kind else { return [] }
    let chosen = texts.state.choice(of: picker, at: address, on: texts.map)
    return texts.state.rows(named: picker.items).map { row in
      Row(
        id: row.id, name: texts.name(of: row, item: picker.item),
        language: texts.localizer.language, isCurrent: row.id == chosen, aliases: [])
    }
  }
}
