/// A choice of a segmented control.
package struct Segment: Hashable, Sendable {
  package var id: String
  package var title: ElementText?

  package init(id: String, title: ElementText? = nil) {
    self.id = id
    self.title = title
  }
}
