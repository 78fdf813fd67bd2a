import ScreenDescription

extension TextResolver {
  /// The buttons that can be pressed, in their order, with their titles in the language.
  var buttons: [AltLetters.Button] {
    let body = map.focusable.compactMap { address -> AltLetters.Button? in
      guard case .button(let button) = map.elements[address]?.kind,
        state.isUsable(address, on: map)
      else { return nil }
      return text(button.title).map {
        AltLetters.Button(address: address, title: $0, action: button.action)
      }
    }
    let items = map.barItems.compactMap { address, item -> AltLetters.Button? in
      guard state.isUsable(address, on: map) else { return nil }
      return text(item.title).map {
        AltLetters.Button(address: address, title: $0, action: item.action)
      }
    }
    return body + items
  }
}
