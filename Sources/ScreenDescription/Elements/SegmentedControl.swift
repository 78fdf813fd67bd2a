/// One choice of a few, all visible.
package struct SegmentedControl: Hashable, Sendable {
  /// Whether the titles of the segments are keys.
  package var localized: Bool
  /// The id of the segment chosen first; nil for the first one.
  package var selected: String?
  package var segments: [Segment]

  package init(localized: Bool = false, selected: String? = nil, segments: [Segment] = []) {
    self.localized = localized
    self.selected = selected
    self.segments = segments
  }
}
