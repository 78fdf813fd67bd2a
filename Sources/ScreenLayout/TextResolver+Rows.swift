import LocaleLayer
import ScreenDescription

extension TextResolver {
  /// The text of an item's label for a row; nil where the label has none or is hidden.
  func text(of label: Element, row: ListRow) -> ComposedText? {
    shownText(of: label, row: row).flatMap { text($0, row: row) }
  }

  /// The text that an item's label shows for a row, not yet looked up.
  func shownText(of element: Element, row: ListRow) -> ElementText? {
    guard case .label(let label) = element.kind,
      !(element.hidden.flatMap { condition($0, row: row) }?.isTrue ?? false)
    else { return nil }
    return label.text
  }

  /// Whether an item's label is in use for a row.
  func isEnabled(_ label: Element, row: ListRow) -> Bool {
    label.enabled.flatMap { condition($0, row: row) }?.isTrue ?? true
  }

  /// What a name is worth that hides or enables a row's label: a field of the row first, as for
  /// arguments.
  private func condition(_ name: String, row: ListRow) -> Value? {
    row.fields[name] ?? state.value(named: name, on: map)
  }

  /// A row of an app's list as one text: its labels, or its id where the description has none.
  func name(of row: ListRow, item: Item?) -> String {
    let texts = (item?.labels ?? []).compactMap { text(of: $0, row: row)?.string }
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
