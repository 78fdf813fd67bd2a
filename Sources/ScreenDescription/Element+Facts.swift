extension Element.Kind {
  /// The element's name in the file.
  package var tag: Tag {
    switch self {
    case .stack: .stack
    case .form: .form
    case .row: .row
    case .group: .group
    case .scrollView: .scrollView
    case .spacer: .spacer
    case .separator: .separator
    case .label: .label
    case .button: .button
    case .textField: .textField
    case .textView: .textView
    case .numericField: .numericField
    case .decimalPad: .decimalPad
    case .segmentedControl: .segmentedControl
    case .searchBar: .searchBar
    case .list: .list
    case .toggle: .toggle
    case .picker: .picker
    case .languagePicker: .languagePicker
    }
  }

  /// The texts of the element, in the order in which the grammar names them.
  package var texts: [ElementText] {
    let texts: [ElementText?] =
      switch self {
      case .row(let row): [row.text]
      case .group(let group): [group.title]
      case .label(let label): [label.text]
      case .button(let button): [button.title]
      case .textField(let field): [field.text, field.placeholder]
      case .textView(let view): [view.text, view.placeholder]
      case .numericField(let field): [field.placeholder]
      case .segmentedControl(let control): control.segments.map(\.title)
      case .searchBar(let bar): [bar.prompt, bar.placeholder]
      case .list(let list): [list.emptyText]
      case .toggle(let toggle): [toggle.title]
      case .stack, .form, .scrollView, .spacer, .separator, .decimalPad, .picker, .languagePicker:
        []
      }
    return texts.compactMap(\.self)
  }

  /// How a row of a list or a picker looks.
  package var item: Item? {
    switch self {
    case .list(let list): list.item
    case .picker(let picker): picker.item
    default: nil
    }
  }

  /// What an element says of itself, in the words of the file.
  var facts: [String?] {
    switch self {
    case .stack(let stack):
      [
        fact("axis", stack.axis, unless: .vertical), fact("spacing", stack.spacing, unless: 0),
        fact("alignment", stack.alignment, unless: .fill),
      ]
    case .row(let row): [fact("text", row.text)]
    case .group(let group): [fact("title", group.title)]
    case .label(let label):
      [
        fact("text", label.text), fact("lines", label.lines, unless: 0),
        fact("alignment", label.alignment?.rawValue),
      ]
    case .button(let button):
      [
        fact("title", button.title), fact("action", button.action),
        fact("default", button.isDefault, unless: false),
      ]
    case .textField(let field):
      [
        fact("text", field.text), fact("placeholder", field.placeholder),
        fact("action", field.action),
      ]
    case .textView(let view):
      [fact("text", view.text), fact("placeholder", view.placeholder), fact("lines", view.lines)]
    case .numericField(let field): field.facts
    case .decimalPad(let pad): [fact("for", pad.field)]
    case .segmentedControl(let control):
      [
        fact("localized", control.localized, unless: false), fact("selected", control.selected),
      ]
    case .searchBar(let bar):
      [fact("prompt", bar.prompt), fact("placeholder", bar.placeholder), fact("for", bar.list)]
    case .list(let list):
      [
        fact("items", list.items), fact("action", list.action), fact("emptyText", list.emptyText),
      ]
    case .toggle(let toggle):
      [
        fact("title", toggle.title), fact("on", toggle.isOn, unless: false),
        fact("on", toggle.value?.rawValue),
        fact("action", toggle.action),
      ]
    case .picker(let picker):
      [
        fact("items", picker.items), fact("selected", picker.selected),
        fact("action", picker.action),
      ]
    case .languagePicker(let picker):
      [fact("includesSystem", picker.includesSystem, unless: true)]
    case .form, .scrollView, .spacer, .separator: []
    }
  }
}

extension NumericField {
  fileprivate var facts: [String?] {
    [
      fact("value", value), fact("minimum", minimum), fact("maximum", maximum),
      fact("step", step, unless: 1), fact("minimumFractionDigits", minimumFractionDigits),
      fact("maximumFractionDigits", maximumFractionDigits),
      fact("grouping", grouping, unless: true),
      fact("format", format, unless: .number), fact("currency", currency),
      fact("placeholder", placeholder), fact("action", action),
    ]
  }
}
