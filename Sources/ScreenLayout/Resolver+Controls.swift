import ScreenDescription
import TerminalCells
import TerminalText

extension Resolver {
  func label(_ label: Label) -> (any Box)? {
    guard let text = texts.text(label.text) else { return nil }
    return LabelBox(
      text: text, limit: label.lines, alignment: TextAlignment(label.alignment ?? .leading))
  }

  func button(_ button: Button, address: ElementAddress) -> any Box {
    ButtonBox(
      target: address, title: titled(texts.text(button.title), address: address),
      brackets: .button(direction), isDefault: button.isDefault, isFocused: focus == address)
  }

  func barItem(_ item: BarButtonItem, address: ElementAddress) -> ButtonBox {
    ButtonBox(
      target: address, title: titled(texts.text(item.title), address: address),
      brackets: .none, isFocused: focus == address)
  }

  private func titled(_ text: ComposedText?, address: ElementAddress) -> AltLetters.Title {
    let composer = texts.composer(for: texts.localizer.language)
    return altLetters.title(text ?? ComposedText("", composer: composer), of: address)
  }

  func segments(_ control: SegmentedControl, address: ElementAddress) -> any Box {
    let composer = texts.composer(for: texts.localizer.language)
    return SegmentsBox(
      target: address,
      segments: control.segments.map {
        SegmentsBox.Segment(
          id: $0.id, title: texts.text($0.title) ?? ComposedText($0.id, composer: composer))
      },
      chosen: state.choice(of: control, at: address, on: map), isFocused: focus == address,
      marks: SegmentsBox.Marks(direction))
  }

  func toggle(_ toggle: Toggle, address: ElementAddress) -> any Box {
    ToggleBox(
      target: address, isOn: state.flag(of: toggle, at: address, on: map),
      title: texts.text(toggle.title), isFocused: focus == address)
  }
}

extension TextAlignment {
  init(_ alignment: Alignment) {
    switch alignment {
    case .leading, .fill: self = .leading
    case .center: self = .center
    case .trailing: self = .trailing
    }
  }
}
