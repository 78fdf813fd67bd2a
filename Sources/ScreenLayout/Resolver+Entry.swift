import ScreenDescription
import TerminalCells

extension Resolver {
  /// A text field, a text view or a search bar.
  func entry(_ element: Element, address: ElementAddress) -> (any Box)? {
    guard let entry = element.textEntry else { return nil }
    let draft = texts.draft(of: entry, at: address)
    let placeholder = texts.text(entry.placeholder)
    if case .textView(let view) = element.kind {
      return TextViewBox(
        target: address, draft: draft, state: state.text(at: address, on: map), texts: texts,
        placeholder: placeholder, isFocused: focus == address, lines: view.lines)
    }
    let field = TextFieldBox(
      target: address, draft: draft, texts: texts, placeholder: placeholder,
      isFocused: focus == address,
      width: FieldWidth(element, usual: TextFieldBox.usualWidth))
    guard case .searchBar(let bar) = element.kind else { return field }
    return SearchBox(prompt: texts.text(bar.prompt), field: field)
  }
}

extension Resolver {
  func list(_ list: List, address: ElementAddress) -> any Box {
    let rows = texts.rows(of: list, at: address)
    let state = state.list(at: address, on: map)
    return ListBox(
      target: address, rows: rows, item: list.item, texts: texts, state: state,
      chosen: state.chosenIndex(in: rows), emptyText: texts.text(list.emptyText),
      isFocused: focus == address)
  }
}

extension Element {
  /// Whether the element takes the spare room of its stack unasked: what it holds has no size.
  var takesSpareRoom: Bool {
    switch kind {
    case .textView(let view): view.lines == nil
    case .list, .scrollView: true
    case .spacer: minimumWidth == 0 && minimumHeight == 0
    default: false
    }
  }
}
