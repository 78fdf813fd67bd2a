/// On or off.
package struct Toggle: Hashable, Sendable {
  package var title: ElementText?
  package var isOn: Bool
  /// The built-in value that it shows and sets, instead of a state of its own.
  package var value: BuiltInValue?
  package var action: String?

  package init(
    title: ElementText? = nil, isOn: Bool = false, value: BuiltInValue? = nil,
    action: String? = nil
  ) {
    self.title = title
    self.isOn = isOn
    self.value = value
    self.action = action
  }
}
