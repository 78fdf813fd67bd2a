/// A keypad on the screen for a numeric field.
package struct DecimalPad: Hashable, Sendable {
  /// The id of its field; nil for the numeric field focused last.
  package var field: String?

  package init(field: String? = nil) {
    self.field = field
  }
}
