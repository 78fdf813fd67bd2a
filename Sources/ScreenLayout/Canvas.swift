package import TerminalCells
import TerminalText

/// A grid under construction, addressed from its leading edge.
///
/// This is the one place where a layout is mirrored: everything before it speaks of leading and
/// trailing, and a right-to-left canvas counts columns from the other edge.
struct Canvas {
  private(set) var grid: Grid
  let direction: Direction
  let palette: Palette
  /// What can be seen of the part being painted, in cells from the leading edge.
  var clip: Rect
  /// Whether what is painted now is out of use: it is dim, and nothing that can be pressed.
  var isOutOfUse = false
  /// Where the hardware cursor stands, in cells of the screen.
  private(set) var cursor: Point?
  /// What can be pressed, in cells of the screen; what was painted last lies on top.
  private(set) var regions: [HitRegion] = []
  /// Where elements show a part of what they hold, in cells of the screen.
  private(set) var areas: [ElementAddress: Rect] = [:]
  private(set) var scrolls: [ElementAddress: Scroll] = [:]
  /// Texts that a person does not see as they were meant.
  var flaws: [TextFlaw] = []

  init(size: Size, direction: Direction, palette: Palette) {
    grid = Grid(size: size)
    self.direction = direction
    self.palette = palette
    clip = Rect(row: 0, column: 0, columns: size.columns, rows: size.rows)
  }

  var size: Size { grid.size }

  /// Draws a line from a column on, with a style for each cluster.
  ///
  /// What does not fit into `columns` is cut off; a wide cell cut in half becomes a blank.
  mutating func draw(
    _ line: TextLine, at point: Point, columns: Int, alignment: TextAlignment = .leading,
    style: (Int) -> Style
  ) {
    guard clip.rows.contains(point.row) else { return }
    let spare = max(0, columns - line.width)
    let indent =
      switch alignment {
      case .leading: 0
      case .center: spare / 2
      case .trailing: spare
      }
    let width = min(line.width, columns)
    var column = screenColumn(point.column + indent, width: width)
    let end = column + width
    let visible = screenColumns(clip)
    for cell in line.cells {
      guard column < end else { break }
      let fits = column + cell.width <= end && column + cell.width <= visible.upperBound
      if column >= visible.lowerBound {
        grid.put(
          fits ? cell.text : " ", width: fits ? cell.width : 1, style: look(style(cell.cluster)),
          at: Point(row: point.row, column: column))
      }
      column += cell.width
    }
  }

  mutating func draw(
    _ line: TextLine, at point: Point, columns: Int, alignment: TextAlignment = .leading,
    style: Style
  ) {
    draw(line, at: point, columns: columns, alignment: alignment) { _ in style }
  }

  /// Fills a rectangle with blanks of one style.
  mutating func fill(_ rect: Rect, style: Style) {
    guard let rect = visible(rect) else { return }
    grid.fill(rect, style: look(style))
  }

  /// Draws one cell's text again and again over a rectangle.
  mutating func tile(_ text: String, over rect: Rect, style: Style) {
    guard let rect = visible(rect) else { return }
    for row in rect.rows {
      for column in rect.columns {
        grid.put(text, width: 1, style: look(style), at: Point(row: row, column: column))
      }
    }
  }

  /// Writes one text at a cell of the screen.
  mutating func put(_ text: String, width: Int, style: Style, at point: Point) {
    grid.put(text, width: width, style: look(style), at: point)
  }

  /// The look of what is painted now.
  private func look(_ style: Style) -> Style {
    isOutOfUse ? palette.outOfUse(style) : style
  }

  /// Makes a rectangle answer to a press.
  mutating func mark(_ target: HitTarget, over rect: Rect) {
    guard !isOutOfUse, let rect = visible(rect) else { return }
    regions.append(HitRegion(rect: rect, target: target))
  }

  /// Notes where an element shows a part of what it holds; gives the place in cells of the screen.
  @discardableResult
  mutating func noteArea(_ rect: Rect, of address: ElementAddress) -> Rect {
    let area = Rect(
      row: rect.origin.row,
      column: screenColumn(rect.origin.column, width: rect.size.columns),
      columns: rect.size.columns, rows: rect.size.rows)
    areas[address] = area
    return area
  }

  mutating func noteScroll(_ scroll: Scroll, of address: ElementAddress) {
    scrolls[address] = scroll
  }

  /// Puts the hardware cursor on a cell, counted from the leading edge.
  mutating func placeCursor(_ point: Point) {
    placeCursor(onScreen: Point(row: point.row, column: screenColumn(point.column, width: 1)))
  }

  /// Puts the hardware cursor on a cell of the screen, where it can be seen.
  mutating func placeCursor(onScreen point: Point) {
    let visible = clip.rows.contains(point.row) && screenColumns(clip).contains(point.column)
    cursor = visible ? point : nil
  }

  /// Takes back every region: a press leaves what is drawn over the screen from now on, unless it
  /// hits that.
  mutating func coverRegions() {
    let whole = Rect(row: 0, column: 0, columns: size.columns, rows: size.rows)
    regions = [HitRegion(rect: whole, target: .outside)]
    cursor = nil
  }

  /// The screen's column of something `width` cells wide that stands at `column` from the leading
  /// edge.
  func screenColumn(_ column: Int, width: Int) -> Int {
    direction == .leftToRight ? column : size.columns - column - width
  }

  private func screenColumns(_ rect: Rect) -> Range<Int> {
    let start = screenColumn(rect.origin.column, width: rect.size.columns)
    return start..<start + max(0, rect.size.columns)
  }

  /// What can be seen of a rectangle, in cells of the screen.
  private func visible(_ rect: Rect) -> Rect? {
    let rows = rect.rows.clamped(to: clip.rows)
    let columns = rect.columns.clamped(to: clip.columns)
    guard !rows.isEmpty, !columns.isEmpty else { return nil }
    return Rect(
      row: rows.lowerBound, column: screenColumn(columns.lowerBound, width: columns.count),
      columns: columns.count, rows: rows.count)
  }
}

/// Where a line stands in the room it has.
enum TextAlignment: Hashable, Sendable {
  case leading, center, trailing
}

/// A part of the screen that can be pressed.
package struct HitRegion: Hashable, Sendable {
  /// In cells of the screen.
  package let rect: Rect
  package let target: HitTarget
}

/// What a press means.
package enum HitTarget: Hashable, Sendable {
  case element(ElementAddress)
  /// A place in a number, in tokens before it.
  case number(ElementAddress, caret: Int)
  case segment(ElementAddress, id: String)
  /// A row of a list.
  case row(ElementAddress, id: String)
  case padKey(ElementAddress, PadKey)
  case language
  /// A row of the list that lies over the screen.
  case overlayRow(Int)
  /// Beside what lies over the screen.
  case outside
  case back
  /// An entry of the key bar.
  case key(Key)

  /// The element that is pressed.
  package var address: ElementAddress? {
    switch self {
    case .element(let address), .number(let address, caret: _), .segment(let address, id: _),
      .row(let address, id: _), .padKey(let address, _):
      address
    case .language, .overlayRow, .outside, .back, .key: nil
    }
  }
}
