/// The screen description's elements: this table decides what the reader accepts.
package enum Grammar {
  package static let rules: [ElementRule] = structure + layouts + controls

  /// The rule of an element.
  static func rule(_ tag: Tag) -> ElementRule? { byTag[tag] }

  /// The names of the elements that may hold an element.
  static func parents(of tag: Tag) -> [String] {
    rules.filter { $0.contentNames.contains(tag.rawValue) }.map(\.tag.rawValue)
  }

  private static let byTag = Dictionary(
    rules.map { ($0.tag, $0) }, uniquingKeysWith: { first, _ in first })

  /// Where a string table is named, for the element and all inside.
  private static let table: [AttributeRule] = .allowed("table", .tableName)

  /// What everything that is seen may have, but for its id.
  private static let shown: [AttributeRule] =
    table + .allowed("hidden", .value) + .allowed("enabled", .value)

  private static let placed: [AttributeRule] =
    shown + .allowed("grow", .cells) + .allowed("minimumWidth", .cells)
    + .allowed("minimumHeight", .cells)

  private static let element: [AttributeRule] = .allowed("id", .identifier) + placed

  /// What a person does to the element lasts under its id.
  private static let keepsState: [AttributeRule] = .needed("id", .identifier) + placed

  private static let structure: [ElementRule] = [
    ElementRule(
      .storyboard, .needed("id", .fileName), .needed("initialScreen", .screen),
      .needed("developmentLanguage", .language), .allowed("languages", .languages), table,
      holds: [.any([.keyBinding]), .oneOrMore([.screen])]),
    ElementRule(
      .keyBinding, .allowed("id", .identifier), .needed("key", .keyName),
      .needed("action", .action)),
    ElementRule(
      .screen, .needed("id", .identifier), table,
      holds: [.atMostOne(.navigationItem), .any(Tag.layoutsAndControls)]),
    ElementRule(
      .navigationItem, .allowed("id", .identifier), .text("title"), .text("prompt"), table,
      holds: [.any([.barButtonItem]), .any([.argument])]),
    ElementRule(
      .barButtonItem, .allowed("id", .identifier), .text("title"), .needed("action", .action),
      .allowed("edge", .choice(BarButtonItem.Edge.self)), shown, holds: [.any([.argument])]),
    ElementRule(
      .argument, .allowed("id", .identifier), .needed("value", .value),
      .allowed("format", .choice(Argument.Format.self)), .allowed("currency", .value),
      .allowed("minimumFractionDigits", .fractionDigits),
      .allowed("maximumFractionDigits", .fractionDigits),
      .allowed("style", .choice(Argument.Style.self))),
  ]

  private static let layouts: [ElementRule] = [
    ElementRule(
      .stack, .allowed("axis", .choice(Stack.Axis.self)), .allowed("spacing", .cells),
      .allowed("alignment", .choice(Alignment.self)), element,
      holds: [.any(Tag.layoutsAndControls)]),
    ElementRule(.form, element, holds: [.oneOrMore([.row])]),
    ElementRule(.row, .text("text"), element, holds: [.oneOrMore(Tag.controls)]),
    ElementRule(.group, .text("title"), element, holds: [.any(Tag.layoutsAndControls)]),
    ElementRule(.scrollView, element, holds: [.any(Tag.layoutsAndControls)]),
    ElementRule(.spacer, element),
    ElementRule(.separator, element),
  ]

  private static let controls: [ElementRule] = [
    ElementRule(
      .label, .text("text"), .allowed("lines", .cells),
      .allowed("alignment", .choice(Alignment.self)), element, holds: [.any([.argument])]),
    ElementRule(
      .button, .text("title"), .needed("action", .action), .allowed("default", .boolean), element,
      holds: [.any([.argument])]),
    ElementRule(
      .textField, .text("text"), .text("placeholder"), .allowed("action", .action), keepsState,
      holds: [.any([.argument])]),
    ElementRule(
      .textView, .text("text"), .text("placeholder"), .allowed("lines", .cells), keepsState,
      holds: [.any([.argument])]),
    ElementRule(
      .numericField, .allowed("value", .number), .allowed("minimum", .number),
      .allowed("maximum", .number), .allowed("step", .positiveNumber),
      .allowed("minimumFractionDigits", .fractionDigits),
      .allowed("maximumFractionDigits", .fractionDigits), .allowed("grouping", .boolean),
      .allowed("format", .choice(NumericField.Format.self)), .allowed("currency", .value),
      .text("placeholder"), .allowed("action", .action), keepsState),
    ElementRule(.decimalPad, .allowed("for", .reference(.numericField)), element),
    ElementRule(
      .segmentedControl, .allowed("localized", .boolean), .allowed("selected", .segment),
      keepsState, holds: [.oneOrMore([.segment])]),
    ElementRule(.segment, .needed("id", .identifier), .allowed("title", .text), table),
    ElementRule(
      .searchBar, .text("prompt"), .text("placeholder"), .allowed("for", .reference(.list)),
      keepsState),
    ElementRule(
      .list, .needed("items", .name), .allowed("action", .action), .text("emptyText"), keepsState,
      holds: [.exactlyOne(.item)]),
    ElementRule(.item, .allowed("id", .identifier), table, holds: [.oneOrMore([.label])]),
    ElementRule(
      .toggle, .text("title"), .allowed("on", .booleanOrBuiltIn), .allowed("action", .action),
      keepsState),
    ElementRule(
      .picker, .needed("items", .name), .allowed("selected", .name), .allowed("action", .action),
      keepsState, holds: [.atMostOne(.item)]),
    ElementRule(.languagePicker, .allowed("includesSystem", .boolean), element),
  ]
}
