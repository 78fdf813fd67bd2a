import LocaleLayer
import ScreenDescription

extension TextResolver {
  /// A row of an app's list as one text: its labels, or its id where the description has none.
  func name(of row: ListRow, item: Item?) -> String {
    let texts = (item?.labels ?? []).compactMap { element -> String? in
      guard case .label(let label) = element.kind else { return nil }
      return text(label.text, row: row)?.string
    }
    return texts.isEmpty ? row.id : texts.joined(separator: "  ")
  }

  /// What a closed picker shows.
  func chosenName(of picker: Picker, at address: ElementAddress) -> ComposedText {
    if picker.items == BuiltInList.regions.rawValue {
      guard let region = state.language.region else { return own("parlance.region.automatic") }
      return ComposedText(
        region.name(in: localizer.language), composer: composer(for: localizer.language))
    }
    let id = state.choice(of: picker, at: address, on: map)
    let row = state.rows(named: picker.items).first { $0.id == id }
    return ComposedText(
      row.map { name(of: $0, item: picker.item) } ?? id, composer: composer(for: localizer.language)
    )
  }

  /// What a closed language picker shows: the choice, which may differ from the present language.
  var chosenLanguageName: ComposedText {
    guard let choice = state.language.choice else { return own("parlance.language.system") }
    return ComposedText(choice.ownName, composer: composer(for: choice))
  }
}
