package import SourceText

/// Anything that a screen holds: a layout or a control, with what every element has.
package struct Element: Hashable, Sendable {
  package var kind: Kind
  /// Unique in its screen.
  package var id: String?
  /// The name of a value or an element; while that is true, the element is not shown.
  package var hidden: String?
  /// The name of a value or an element; while that is false, the element takes no action.
  package var enabled: String?
  /// The share of spare room that the element takes.
  package var grow: Int
  /// In cells.
  package var minimumWidth: Int
  /// In cells.
  package var minimumHeight: Int
  /// The place of the tag.
  package var position: SourcePosition

  package init(
    _ kind: Kind, id: String? = nil, hidden: String? = nil, enabled: String? = nil, grow: Int = 0,
    minimumWidth: Int = 0, minimumHeight: Int = 0, position: SourcePosition
  ) {
    self.kind = kind
    self.id = id
    self.hidden = hidden
    self.enabled = enabled
    self.grow = grow
    self.minimumWidth = minimumWidth
    self.minimumHeight = minimumHeight
    self.position = position
  }

  package indirect enum Kind: Hashable, Sendable {
    case stack(Stack)
    /// Its children are rows.
    case form([Element])
    case row(Row)
    case group(Group)
    case scrollView([Element])
    case spacer
    case separator
    case label(Label)
    case button(Button)
    case textField(TextField)
    case textView(TextView)
    case numericField(NumericField)
    case decimalPad(DecimalPad)
    case segmentedControl(SegmentedControl)
    case searchBar(SearchBar)
    case list(List)
    case toggle(Toggle)
    case picker(Picker)
    case languagePicker(LanguagePicker)
  }

  /// The elements directly inside.
  package var children: [Element] {
    switch kind {
    case .stack(let stack): stack.children
    case .form(let rows): rows
    case .row(let row): row.children
    case .group(let group): group.children
    case .scrollView(let children): children
    default: []
    }
  }
}

/// Where an element stands across its axis.
package enum Alignment: String, Hashable, Sendable, CaseIterable {
  case leading, center, trailing, fill
}
