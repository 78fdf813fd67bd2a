import ScreenLayout
package import TerminalCells

/// A key and what it does: data, from which the help screen and the key bar are drawn.
package struct Binding: Hashable, Sendable {
  package let key: Key
  package let command: Command
  /// The string key of what it does; nil where another key of the command stands in the help.
  package let captionKey: String?

  init(_ key: Key, _ command: Command, _ captionKey: String? = nil) {
    self.key = key
    self.command = command
    self.captionKey = captionKey
  }

  var hint: KeyHint? { keyHint() }

  func keyHint(isOptional: Bool = false) -> KeyHint? {
    captionKey.map {
      KeyHint(key: key.engraving, captionKey: $0, press: key, isOptional: isOptional)
    }
  }

  /// Work everywhere.
  static let global: [Binding] = [
    Binding(Key(.function(2)), .nextLanguage, "parlance.key.language"),
    Binding(Key(.character("g"), .control), .nextLanguage),
    Binding(Key(.function(2), .shift), .previousLanguage, "parlance.key.previousLanguage"),
    Binding(Key(.function(3)), .chooseLanguage, "parlance.key.chooseLanguage"),
    Binding(Key(.function(1)), .help, "parlance.key.help"),
    Binding(Key(.character("q"), .control), .quit, "parlance.key.quit"),
    Binding(Key(.character("z"), .control), .suspend, "parlance.key.suspend"),
    Binding(Key(.character("l"), .control), .redraw, "parlance.key.redraw"),
    Binding(Key(.character("c"), .control), .interrupt),
  ]

  /// Work on a screen, wherever the focus is.
  static let screen: [Binding] = [
    Binding(Key(.tab), .focusNext, "parlance.key.next"),
    Binding(Key(.tab, .shift), .focusPrevious, "parlance.key.previous"),
    Binding(Key(.escape), .back, "parlance.key.back"),
  ]

  /// Work while a number is edited.
  static let number: [Binding] = [
    Binding(Key(.up), .edit(.stepUp), "parlance.key.stepUp"),
    Binding(Key(.down), .edit(.stepDown), "parlance.key.stepDown"),
    Binding(Key(.pageUp), .edit(.pageUp)),
    Binding(Key(.pageDown), .edit(.pageDown)),
  ]

  /// Move in a text: arrows with a modifier, which are too many to be bindings each.
  static let textMoves: [KeyHint] = [
    KeyHint(key: "^←→", captionKey: "parlance.key.byWord", press: Key(.right, .control)),
    KeyHint(key: "⇧←→", captionKey: "parlance.key.select", press: Key(.right, .shift)),
  ]

  /// Work in whatever is edited.
  static let editing: [Binding] = [
    Binding(Key(.character("u"), .control), .edit(.undo), "parlance.key.undo"),
    Binding(Key(.character("r"), .control), .edit(.redo), "parlance.key.redo"),
    Binding(Key(.character("x"), .control), .edit(.cut), "parlance.key.cut"),
    Binding(Key(.character("w"), .control), .edit(.copy), "parlance.key.copy"),
    Binding(Key(.character("v"), .control), .edit(.paste), "parlance.key.paste"),
    Binding(Key(.character("a"), .control), .edit(.selectAll), "parlance.key.selectAll"),
  ]

  /// For the key bar.
  static let selectAll = editing.filter { $0.command == .edit(.selectAll) }
    .compactMap { $0.keyHint(isOptional: true) }

  /// Work on what is pressed.
  static let pressing: [Binding] = [
    Binding(Key(.enter), .press, "parlance.key.press"),
    Binding(Key(.character(" ")), .press),
  ]

  /// All keys, as the help screen lists them.
  static let help: [KeyHint] =
    (global + screen + pressing + number).compactMap(\.hint) + textMoves
    + editing.compactMap(\.hint)
}

extension Key {
  /// The key as keyboards are engraved: no language's word.
  package var engraving: String {
    let base =
      switch code {
      case .character(" "): "␣"
      case .character(let character): character.uppercased()
      case .function(let number): "F\(number)"
      case .up: "↑"
      case .down: "↓"
      case .left: "←"
      case .right: "→"
      case .home: "Home"
      case .end: "End"
      case .pageUp: "PgUp"
      case .pageDown: "PgDn"
      case .insert: "Ins"
      case .delete: "Del"
      case .backspace: "⌫"
      case .tab: "Tab"
      case .enter: "⏎"
      case .escape: "Esc"
      case .keypadDecimal: "."
      }
    let alt = modifiers.contains(.alt) ? "Alt-" : ""
    let shift = modifiers.contains(.shift) ? "⇧" : ""
    let control = modifiers.contains(.control) ? "^" : ""
    return control + alt + shift + base
  }
}
