/// The name of an element of the screen description.
package enum Tag: String, Hashable, Sendable, CaseIterable {
  case storyboard, keyBinding, screen, navigationItem, barButtonItem
  case stack, form, row, group, scrollView, spacer, separator
  case label, button, textField, textView, numericField, decimalPad, segmentedControl, segment
  case searchBar, list, item, toggle, picker, languagePicker, argument

  /// What a row of a form may hold.
  package static let controls: [Tag] = [
    .label, .button, .textField, .textView, .numericField, .decimalPad, .segmentedControl,
    .searchBar, .list, .toggle, .picker, .languagePicker,
  ]

  /// What a screen and a layout may hold.
  package static let layoutsAndControls: [Tag] =
    [.stack, .form, .group, .scrollView, .spacer, .separator] + controls
}
