package import LocaleLayer

/// What a session does by itself, whatever the app.
package enum Command: Hashable, Sendable {
  case nextLanguage, previousLanguage, chooseLanguage
  case help
  case focusNext, focusPrevious
  case press
  case back
  case redraw, suspend, quit
  /// Ends the program as SIGINT does.
  case interrupt
  case edit(Edit)
  case show(screen: String)
  /// Nil for the system's language.
  case switchLanguage(LanguageTag?)

  /// What changes a text or a number, or moves in it.
  package enum Edit: Hashable, Sendable {
    case undo, redo, cut, copy, paste, selectAll
    case stepUp, stepDown, pageUp, pageDown
    case choosePrevious, chooseNext
  }
}
