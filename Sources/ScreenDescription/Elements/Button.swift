/// Something to press.
package struct Button: Hashable, Sendable {
  package var title: ElementText?
  package var action: String
  /// Whether Enter presses it from elsewhere on the screen.
  package var isDefault: Bool

  package init(title: ElementText? = nil, action: String, isDefault: Bool = false) {
    self.title = title
    self.action = action
    self.isDefault = isDefault
  }
}
