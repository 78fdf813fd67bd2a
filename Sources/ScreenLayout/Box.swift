import TerminalCells

/// An element with its texts looked up and its state found, ready to be measured and arranged.
///
/// Lengths are cells; columns count from the leading edge.
protocol Box: Sendable {
  /// The room that the element takes when `columns` are there; never wider than that.
  func size(within columns: Int) -> Size

  /// The columns that others beside it leave for it, where there are as many.
  var leastWidth: Int { get }

  /// Divides a rectangle among what is inside, down to the leaves.
  func arrange(in rect: Rect, into placements: inout [Placement])
}

/// A box with nothing inside: it paints itself.
protocol Leaf: Box {
  /// The element's address when it takes the focus.
  var address: ElementAddress? { get }

  func paint(in rect: Rect, on canvas: inout Canvas)

  /// The rows that a person must see while the leaf has the focus: the caret's, the chosen one.
  func focusRows(in rect: Rect) -> Range<Int>
}

extension Box {
  var leastWidth: Int { 1 }
}

extension Leaf {
  var address: ElementAddress? { nil }

  func focusRows(in rect: Rect) -> Range<Int> { rect.rows }

  func arrange(in rect: Rect, into placements: inout [Placement]) {
    placements.append(Placement(rect: rect, leaf: self))
  }
}

/// A leaf and the room it was given.
struct Placement: Sendable {
  let rect: Rect
  let leaf: any Leaf
  /// The scroll area in which it can be seen; nil for the whole body.
  var clip: Rect?
}
