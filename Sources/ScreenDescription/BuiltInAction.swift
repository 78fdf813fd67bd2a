/// An action that every app has without binding it.
package enum BuiltInAction: Hashable, Sendable {
  case nextLanguage
  case previousLanguage
  case chooseLanguage
  /// A language tag as written.
  case language(String)
  /// The id of a screen.
  case show(String)
  case back, help, redraw, suspend, quit

  /// Names without a part of their own.
  package static let plainNames: [String: BuiltInAction] = [
    "language.next": .nextLanguage, "language.previous": .previousLanguage,
    "language.choose": .chooseLanguage, "back": .back, "help": .help, "redraw": .redraw,
    "suspend": .suspend, "quit": .quit,
  ]

  /// Nil for a name that the app binds.
  package init?(_ name: String) {
    if let action = Self.plainNames[name] {
      self = action
    } else if name.hasPrefix("language:") {
      self = .language(String(name.dropFirst("language:".count)))
    } else if name.hasPrefix("show:") {
      self = .show(String(name.dropFirst("show:".count)))
    } else {
      return nil
    }
  }
}
