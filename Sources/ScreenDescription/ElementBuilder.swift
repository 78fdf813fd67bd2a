/// Makes the elements of a screen, with the string table that holds for them.
struct ElementBuilder {
  /// Nil for the app's main one.
  let table: String?

  /// The builder for an element's own texts and for what it holds.
  func inside(_ element: DescribedElement) -> ElementBuilder {
    ElementBuilder(table: element.string("table") ?? table)
  }

  func elements(_ described: [DescribedElement]) -> [Element] {
    described.compactMap { element in
      inside(element).kind(element).map { kind in
        Element(
          kind, id: element.string("id"), hidden: element.string("hidden"),
          enabled: element.string("enabled"), grow: element.whole("grow") ?? 0,
          minimumWidth: element.whole("minimumWidth") ?? 0,
          minimumHeight: element.whole("minimumHeight") ?? 0, position: element.position)
      }
    }
  }

  /// The text of an attribute or of its localized form.
  func text(_ name: String, of element: DescribedElement, isKey: Bool = false) -> ElementText? {
    if let key = element.attributes[TextRule.key(of: name)] {
      return ElementText(
        .key(key.value), table: table, arguments: arguments(of: element), position: key.position)
    }
    return element.attributes[name].map { text in
      ElementText(
        isKey ? .key(text.value) : .literal(text.value), table: table,
        arguments: arguments(of: element), position: text.position)
    }
  }

  private func arguments(of element: DescribedElement) -> [Argument] {
    element.children(.argument).map { argument in
      Argument(
        value: argument.string("value") ?? "", format: argument.choice("format"),
        currency: argument.string("currency"),
        minimumFractionDigits: argument.whole("minimumFractionDigits"),
        maximumFractionDigits: argument.whole("maximumFractionDigits"),
        style: argument.choice("style") ?? .medium, position: argument.position)
    }
  }

  /// What an element is, its table being that of this builder; nil for what is no element.
  private func kind(_ element: DescribedElement) -> Element.Kind? {
    switch element.tag {
    case .stack: .stack(stack(element))
    case .form: .form(elements(element.children))
    case .row: .row(Row(text: text("text", of: element), children: elements(element.children)))
    case .group:
      .group(Group(title: text("title", of: element), children: elements(element.children)))
    case .scrollView: .scrollView(elements(element.children))
    case .spacer: .spacer
    case .separator: .separator
    case .label: .label(label(element))
    case .button: .button(button(element))
    case .textField: .textField(textField(element))
    case .textView: .textView(textView(element))
    case .numericField: .numericField(numericField(element))
    case .decimalPad: .decimalPad(DecimalPad(field: element.string("for")))
    case .segmentedControl: .segmentedControl(segmentedControl(element))
    case .searchBar: .searchBar(searchBar(element))
    case .list: .list(list(element))
    case .toggle: .toggle(toggle(element))
    case .picker: .picker(picker(element))
    case .languagePicker:
      .languagePicker(
        LanguagePicker(includesSystem: element.boolean("includesSystem", default: true)))
    case .storyboard, .keyBinding, .screen, .navigationItem, .barButtonItem, .segment, .item,
      .argument, nil:
      nil
    }
  }

  private func stack(_ element: DescribedElement) -> Stack {
    Stack(
      axis: element.choice("axis") ?? .vertical, spacing: element.whole("spacing") ?? 0,
      alignment: element.choice("alignment") ?? .fill, children: elements(element.children))
  }
}
