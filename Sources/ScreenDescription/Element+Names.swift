extension Element {
  /// The action that the element runs; nil where it runs none.
  package var action: String? {
    switch kind {
    case .button(let button): button.action
    case .textField(let field): field.action
    case .numericField(let field): field.action
    case .list(let list): list.action
    case .toggle(let toggle): toggle.action
    case .picker(let picker): picker.action
    default: nil
    }
  }

  /// The app's list that the element shows.
  package var items: String? {
    switch kind {
    case .list(let list): list.items
    case .picker(let picker): picker.items
    default: nil
    }
  }
}
