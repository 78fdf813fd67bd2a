import ScreenDescription

extension TextResolver {
  /// The buttons of the screen in their order, with their titles in the language.
  var buttons: [AltLetters.Button] {
    let body = map.focusable.compactMap { address -> AltLetters.Button? in
      guard case .button(let button) = map.elements[address]?.kind else { return nil }
      return text(button.title).map {
        AltLetters.Button(address: address, title: $0, action: button.action)
      }
    }
    let items = map.barItems.compactMap { address, item in
      text(item.title).map {
        AltLetters.Button(address: address, title: $0, action: item.action)
      }
    }
    return body + items
  }
}
