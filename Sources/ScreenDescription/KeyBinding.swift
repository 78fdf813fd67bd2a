package import SourceText

/// A key that runs an action on every screen.
package struct KeyBinding: Hashable, Sendable {
  /// As written: `F5`, `Ctrl-K`, `Alt-Up`.
  package var key: String
  package var action: String
  package var position: SourcePosition

  package init(key: String, action: String, position: SourcePosition) {
    self.key = key
    self.action = action
    self.position = position
  }
}
