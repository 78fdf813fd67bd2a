package import ScreenDescription

extension Element {
  /// Whether the person can move to the element.
  package var takesFocus: Bool {
    switch kind {
    case .stack, .form, .row, .group, .scrollView, .spacer, .separator, .label: false
    default: true
    }
  }
}
