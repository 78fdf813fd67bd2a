import ScreenDescription
import TerminalCells

/// Boxes below one another.
struct VerticalBox: Box {
  let children: [Child]
  let spacing: Int
  let alignment: Alignment

  struct Child: Sendable {
    let box: any Box
    /// The share of spare rows that it takes.
    var grow = 0
    /// In cells.
    var minimum = Size(columns: 0, rows: 0)

    var leastWidth: Int { max(box.leastWidth, minimum.columns) }
  }

  init(_ children: [Child], spacing: Int = 0, alignment: Alignment = .fill) {
    self.children = children
    self.spacing = spacing
    self.alignment = alignment
  }

  var leastWidth: Int { children.map(\.leastWidth).max() ?? 0 }

  func size(within columns: Int) -> Size {
    let sizes = children.map { measured($0, within: columns) }
    let gaps = spacing * max(0, sizes.count - 1)
    return Size(
      columns: sizes.map(\.columns).max() ?? 0, rows: sizes.map(\.rows).reduce(gaps, +))
  }

  func arrange(in rect: Rect, into placements: inout [Placement]) {
    let sizes = children.map { measured($0, within: rect.size.columns) }
    let gaps = spacing * max(0, sizes.count - 1)
    let spare = rect.size.rows - sizes.map(\.rows).reduce(gaps, +)
    let shares = Shares(of: max(0, spare), among: children.map(\.grow))
    var row = rect.origin.row
    for (index, child) in children.enumerated() {
      let rows = sizes[index].rows + shares[index]
      let across = Across(alignment, wanted: sizes[index].columns, room: rect.size.columns)
      child.box.arrange(
        in: Rect(
          row: row, column: rect.origin.column + across.offset, columns: across.length, rows: rows),
        into: &placements)
      row += rows + spacing
    }
  }

  private func measured(_ child: Child, within columns: Int) -> Size {
    let size = child.box.size(within: columns)
    return Size(
      columns: min(columns, max(size.columns, child.minimum.columns)),
      rows: max(size.rows, child.minimum.rows))
  }
}

/// Boxes beside one another, from the leading edge on.
struct HorizontalBox: Box {
  let children: [VerticalBox.Child]
  let spacing: Int
  let alignment: Alignment

  init(_ children: [VerticalBox.Child], spacing: Int = 0, alignment: Alignment = .leading) {
    self.children = children
    self.spacing = spacing
    self.alignment = alignment
  }

  var leastWidth: Int { children.map(\.leastWidth).reduce(gaps, +) }

  func size(within columns: Int) -> Size {
    let sizes = sizes(within: columns)
    return Size(
      columns: min(columns, sizes.map(\.columns).reduce(gaps, +)),
      rows: sizes.map(\.rows).max() ?? 0)
  }

  func arrange(in rect: Rect, into placements: inout [Placement]) {
    let sizes = sizes(within: rect.size.columns)
    let spare = rect.size.columns - sizes.map(\.columns).reduce(gaps, +)
    let shares = Shares(of: max(0, spare), among: children.map(\.grow))
    var column = rect.origin.column
    for (index, child) in children.enumerated() {
      let width = sizes[index].columns + shares[index]
      let across = Across(alignment, wanted: sizes[index].rows, room: rect.size.rows)
      child.box.arrange(
        in: Rect(
          row: rect.origin.row + across.offset, column: column, columns: width,
          rows: across.length),
        into: &placements)
      column += width + spacing
    }
  }

  private var gaps: Int { spacing * max(0, children.count - 1) }

  /// What each child wants, taken in order while there is room; each leaves those behind it as
  /// much as they cannot do without.
  ///
  /// A child is measured once: twice at each level would take 2ⁿ steps for n nested stacks.
  private func sizes(within columns: Int) -> [Size] {
    var room = columns - gaps
    let least = children.map(\.leastWidth)
    var behind = least.reduce(0, +)
    return children.enumerated().map { index, child in
      behind -= least[index]
      let own = min(max(0, room), max(least[index], room - behind))
      let wanted = child.box.size(within: own)
      let width = min(own, max(wanted.columns, child.minimum.columns))
      room -= width
      return Size(columns: width, rows: max(wanted.rows, child.minimum.rows))
    }
  }
}

/// Where something stands across its axis, and how long it is there.
private struct Across {
  let offset: Int
  let length: Int

  init(_ alignment: Alignment, wanted: Int, room: Int) {
    length = alignment == .fill ? room : min(wanted, room)
    offset =
      switch alignment {
      case .leading, .fill: 0
      case .center: (room - length) / 2
      case .trailing: room - length
      }
  }
}

/// Spare cells divided by weight, the remainder going to the first.
struct Shares {
  private let shares: [Int]

  init(of spare: Int, among weights: [Int]) {
    let total = weights.reduce(0, +)
    guard total > 0 else {
      shares = weights.map { _ in 0 }
      return
    }
    var rest = spare - weights.map { spare * $0 / total }.reduce(0, +)
    shares = weights.map { weight in
      let extra = weight > 0 ? min(1, rest) : 0
      rest -= extra
      return spare * weight / total + extra
    }
  }

  subscript(index: Int) -> Int { shares[index] }
}
