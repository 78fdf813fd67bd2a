extension ElementBuilder {
  func label(_ element: DescribedElement) -> Label {
    Label(
      text: text("text", of: element), lines: element.whole("lines") ?? 0,
      alignment: element.choice("alignment"))
  }

  func button(_ element: DescribedElement) -> Button {
    Button(
      title: text("title", of: element), action: element.string("action") ?? "",
      isDefault: element.boolean("default", default: false))
  }

  func textField(_ element: DescribedElement) -> TextField {
    TextField(
      text: text("text", of: element), placeholder: text("placeholder", of: element),
      action: element.string("action"))
  }

  func textView(_ element: DescribedElement) -> TextView {
    TextView(
      text: text("text", of: element), placeholder: text("placeholder", of: element),
      lines: element.whole("lines"))
  }

  func numericField(_ element: DescribedElement) -> NumericField {
    NumericField(
      value: element.decimal("value"), minimum: element.decimal("minimum"),
      maximum: element.decimal("maximum"), step: element.decimal("step") ?? 1,
      minimumFractionDigits: element.whole("minimumFractionDigits"),
      maximumFractionDigits: element.whole("maximumFractionDigits"),
      grouping: element.boolean("grouping", default: true),
      format: element.choice("format") ?? .number, currency: element.string("currency"),
      placeholder: text("placeholder", of: element), action: element.string("action"))
  }

  func segmentedControl(_ element: DescribedElement) -> SegmentedControl {
    let localized = element.boolean("localized", default: false)
    return SegmentedControl(
      localized: localized, selected: element.string("selected"),
      segments: element.children(.segment).map { segment in
        Segment(
          id: segment.string("id") ?? "",
          title: inside(segment).text("title", of: segment, isKey: localized))
      })
  }

  func searchBar(_ element: DescribedElement) -> SearchBar {
    SearchBar(
      prompt: text("prompt", of: element), placeholder: text("placeholder", of: element),
      list: element.string("for"))
  }

  func list(_ element: DescribedElement) -> List {
    List(
      items: element.string("items") ?? "", action: element.string("action"),
      emptyText: text("emptyText", of: element), item: item(of: element) ?? Item())
  }

  func toggle(_ element: DescribedElement) -> Toggle {
    Toggle(
      title: text("title", of: element), isOn: element.boolean("on", default: false),
      value: element.string("on").flatMap(BuiltInValue.init(rawValue:)),
      action: element.string("action"))
  }

  func picker(_ element: DescribedElement) -> Picker {
    Picker(
      items: element.string("items") ?? "", selected: element.string("selected"),
      action: element.string("action"), item: item(of: element))
  }

  private func item(of element: DescribedElement) -> Item? {
    element.children(.item).first.map { item in
      Item(labels: inside(item).elements(item.children))
    }
  }
}
