import ScreenDescription
import TerminalCells

/// What of a bar's contents is shown in the room there is.
///
/// Where not all fit, the screen's title and the items first take narrower forms, where they have
/// any. Then the title gives way down to half of the bar, the language's name goes, and items from
/// the end; the focused one is always shown.
struct BarContents {
  struct Item {
    let button: ButtonBox
    let edge: BarButtonItem.Edge
    let isEnabled: Bool
    /// In cells.
    fileprivate(set) var width = 0

    func paint(in rect: Rect, on canvas: inout Canvas) {
      if isEnabled {
        button.paint(in: rect, on: &canvas)
      } else {
        DisabledBox(control: button).paint(in: rect, on: &canvas)
      }
    }
  }

  let leading: [Item]
  let trailing: [Item]
  let showsName: Bool
  private(set) var dropped: [ComposedText] = []

  /// Cells between two things in the bar.
  static let gap = 3

  init(_ items: [Item], name: ComposedText, title: ComposedText?, within columns: Int) {
    let half = columns / 2
    var room = columns - min(half, title?.fitting(half).line.width ?? 0)
    let whole = Self.measured(items, within: columns)
    let fits = whole.map { $0.width + Self.gap }.reduce(name.line.width + Self.gap, +) <= room
    let measured =
      fits ? whole : Self.measured(items, within: columns) { $0.leastWidth }
    var kept = Set(measured.indices.filter { measured[$0].button.isFocused })
    room -= kept.map { measured[$0].width + Self.gap }.reduce(0, +)
    for (index, item) in measured.enumerated() where !kept.contains(index) {
      guard item.width + Self.gap <= room else {
        dropped.append(item.button.title.text)
        continue
      }
      room -= item.width + Self.gap
      kept.insert(index)
    }
    let shown = kept.sorted().map { measured[$0] }
    leading = shown.filter { $0.edge == .leading }
    trailing = shown.filter { $0.edge == .trailing }
    showsName = name.line.width + Self.gap <= room
    if !showsName { dropped.append(name) }
  }

  private static func measured(
    _ items: [Item], within columns: Int, _ width: (ButtonBox) -> Int = { $0.usualWidth }
  ) -> [Item] {
    items.map { item in
      var item = item
      item.width = min(max(0, columns), width(item.button))
      return item
    }
  }
}
