import LocaleLayer
import ScreenDescription
import TerminalCells
import TerminalText

/// Turns the elements of a screen into boxes: texts looked up, state found, letters given out.
struct Resolver {
  let texts: TextResolver
  let focus: ElementAddress?
  let altLetters: AltLetters
  /// The size of the screen, in cells.
  let size: Size
  let direction: Direction

  var state: ScreenState { texts.state }
  var map: ScreenMap { texts.map }

  /// A screen of few rows has none for a pad.
  static func showsPads(in size: Size) -> Bool { size.rows >= 12 }

  /// The groups of a screen below one another, each with an empty row before it.
  func body(_ elements: [Element]) -> any Box {
    VerticalBox(children(elements, place: [], padsBesideForms: true), spacing: 1)
  }

  /// The boxes of those elements that are shown.
  ///
  /// On a screen of 60 columns a decimal pad stands beside the form before it, on a narrower one
  /// below that form, and under 12 rows there is none.
  func children(
    _ elements: [Element], place: [Int], axis: Stack.Axis = .vertical,
    padsBesideForms: Bool = false
  ) -> [VerticalBox.Child] {
    var result: [VerticalBox.Child] = []
    var form: Int?
    for (index, element) in elements.enumerated() {
      let place = place + [index]
      let address = ScreenMap.address(of: element, at: place)
      guard state.isShown(address, on: map),
        let box = box(element, place: place, address: address, axis: axis)
      else { continue }
      if padsBesideForms, case .decimalPad = element.kind, let form {
        if size.columns >= 60 {
          result[form] = VerticalBox.Child(
            box: BesideBox(form: result[form].box, pad: box), grow: result[form].grow)
        } else {
          result.insert(VerticalBox.Child(box: box), at: form + 1)
        }
        continue
      }
      if case .form = element.kind { form = result.count }
      result.append(
        VerticalBox.Child(
          box: box, grow: element.takesSpareRoom ? max(1, element.grow) : element.grow,
          minimum: Size(columns: element.minimumWidth, rows: element.minimumHeight)))
    }
    return result
  }

  /// The box of an element, which is dim while it is out of use.
  private func box(
    _ element: Element, place: [Int], address: ElementAddress, axis: Stack.Axis
  ) -> (any Box)? {
    let box = self.box(of: element, place: place, address: address, axis: axis)
    guard !state.isEnabled(address, on: map), let control = box as? any Leaf else { return box }
    return DisabledBox(control: control)
  }

  private func box(
    of element: Element, place: [Int], address: ElementAddress, axis: Stack.Axis
  ) -> (any Box)? {
    switch element.kind {
    case .stack(let stack):
      let children = children(stack.children, place: place, axis: stack.axis)
      return stack.axis == .vertical
        ? VerticalBox(children, spacing: stack.spacing, alignment: stack.alignment)
        : HorizontalBox(children, spacing: stack.spacing, alignment: stack.alignment)
    case .form(let rows):
      return FormBox(rows: rows.enumerated().compactMap { formRow($1, place: place + [$0]) })
    case .row(let row):
      return FlowBox(
        children: children(row.children, place: place, axis: .horizontal), spacing: 2)
    case .group(let group):
      let isEnabled = state.isEnabled(address, on: map)
      let title = texts.text(group.title).map {
        LabelBox(text: $0, role: isEnabled ? .title : .label)
      }
      let content = VerticalBox(children(group.children, place: place))
      return VerticalBox(
        [title.map { VerticalBox.Child(box: $0) }, VerticalBox.Child(box: content)]
          .compactMap(\.self))
    case .scrollView(let elements):
      return ScrollBox(
        target: address, content: VerticalBox(children(elements, place: place)), focus: focus,
        scrolled: state.scroll(at: address, on: map))
    case .spacer: return SpacerBox()
    case .separator: return SeparatorBox(axis: axis)
    case .label(let label): return self.label(label)
    case .button(let button): return self.button(button, address: address)
    case .textField, .textView, .searchBar: return entry(element, address: address)
    case .list(let list): return self.list(list, address: address)
    case .numericField(let field): return number(field, element, address: address)
    case .decimalPad(let pad): return self.pad(pad, address: address)
    case .segmentedControl(let control): return segments(control, address: address)
    case .toggle(let toggle): return self.toggle(toggle, address: address)
    case .picker(let picker):
      return PickerBox(
        target: address, chosen: texts.chosenName(of: picker, at: address),
        isFocused: focus == address, width: FieldWidth(element, usual: PickerBox.usualWidth))
    case .languagePicker:
      return PickerBox(
        target: address, chosen: texts.chosenLanguageName, isFocused: focus == address,
        width: FieldWidth(element, usual: PickerBox.usualWidth))
    }
  }

  private func formRow(_ element: Element, place: [Int]) -> FormBox.Row? {
    let address = ScreenMap.address(of: element, at: place)
    guard case .row(let row) = element.kind, state.isShown(address, on: map) else {
      return nil
    }
    let content = FlowBox(
      children: children(row.children, place: place, axis: .horizontal), spacing: 2)
    let label = texts.text(row.text).map { LabelBox(text: $0, role: .label) }
    return FormBox.Row(
      label: label, content: content, grow: element.grow, minimumHeight: element.minimumHeight)
  }
}
