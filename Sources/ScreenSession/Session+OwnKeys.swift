import ScreenDescription
import ScreenLayout
import TerminalCells

/// The keys that the storyboard names for its actions.
extension Session {
  /// All keys that work, as the help lists them, while it is open: the storyboard's behind
  /// Parlance's.
  var help: [KeyHint] {
    guard case .help = state.overlay else { return [] }
    return Binding.help + ownKeys
  }

  /// Those that act: a key of Parlance's own comes first.
  private var ownKeys: [KeyHint] {
    storyboard.keyBindings.compactMap { binding in
      guard let key = KeyName(binding.key).map(Key.init),
        !Binding.global.contains(where: { $0.key == key })
      else { return nil }
      return KeyHint(
        key: key.engraving, caption: caption(of: binding.action, at: binding), press: key)
    }
  }

  /// What an action does: in Parlance's words, in those of a button that runs it, in those of the
  /// screen that it shows; else by its name.
  private func caption(of action: String, at binding: KeyBinding) -> KeyHint.Caption {
    if let key = BuiltInAction(action)?.captionKey { return .own(key) }
    let screens = storyboard.screens.compactMap { maps[$0.id] }
    let buttons = screens.lazy.flatMap { map in
      map.barItems.map { (action: $0.item.action, title: $0.item.title) }
        + map.order.compactMap { address in
          guard case .button(let button) = map.elements[address]?.kind else { return nil }
          return (action: button.action, title: button.title)
        }
    }
    let title = buttons.first { $0.action == action && $0.title != nil }?.title
    if let title { return .app(title) }
    if case .show(let id) = BuiltInAction(action),
      let title = maps[id]?.screen.navigationItem?.title
    {
      return .app(title)
    }
    return .app(ElementText(.literal(action), position: binding.position))
  }

  /// The letters that one of these keys has with Alt: no button gets them.
  var reservedLetters: Set<Character> {
    Set(
      actions.keys.compactMap { key in
        guard case .character(let letter) = key.code, key.modifiers == .alt else { return nil }
        return letter.lowercased().first
      })
  }
}

extension BuiltInAction {
  /// The key of Parlance's own words for what the action does, where its own key bindings have any.
  fileprivate var captionKey: String? {
    let command: Command? =
      switch self {
      case .nextLanguage: .nextLanguage
      case .previousLanguage: .previousLanguage
      case .chooseLanguage: .chooseLanguage
      case .back: .back
      case .help: .help
      case .redraw: .redraw
      case .suspend: .suspend
      case .quit: .quit
      case .language, .show: nil
      }
    return (Binding.global + Binding.screen)
      .first { $0.command == command && $0.captionKey != nil }?.captionKey
  }
}
