package import LocaleLayer
package import StringTables
package import TerminalCells
import TerminalText

/// A whole screen, drawn: a function of the description, the state, the language and the size.
///
/// A frame clamps what does not fit, and never writes back into the state.
package struct Frame: Sendable {
  package let grid: Grid
  /// Where the hardware cursor stands; nil hides it.
  package let cursor: Point?
  /// What can be pressed; the last that contains a point counts.
  package let regions: [HitRegion]
  /// The element that has the focus; nil where nothing takes it.
  package let focus: ElementAddress?
  /// The elements that take the focus, in reading order.
  package let focusOrder: [ElementAddress]
  /// The letters that press a button with Alt.
  package let altLetters: [Character: ElementAddress]

  /// Where elements show a part of what they hold: texts, lists; in cells of the screen.
  package let areas: [ElementAddress: Rect]
  /// Texts that are truncated, left out or missing, in the order of painting.
  package let flaws: [TextFlaw]
  /// How far scroll areas are scrolled.
  package let scrolls: [ElementAddress: Scroll]
  /// Rows of the body above the first one shown.
  package let scroll: Int
  /// The most rows that can be scrolled away.
  package let lastScroll: Int
  /// The most rows of the help that can be scrolled away.
  package let lastOverlayScroll: Int

  /// The smallest screen on which anything but a sentence is drawn.
  package static let minimumSize = Size(columns: 20, rows: 6)

  package init(
    _ map: ScreenMap, state: ScreenState, localizer: Localizer, locale: AppLocale, size: Size,
    chrome: Chrome = Chrome(), filters: [ElementAddress: RowFilter] = [:]
  ) {
    let texts = TextResolver(
      localizer: localizer, locale: locale, state: state, map: map,
      order: chrome.reordersText ? .visual : .logical, filters: filters)
    let direction: Direction = localizer.isRightToLeft ? .rightToLeft : .leftToRight
    var canvas = Canvas(size: size, direction: direction, palette: chrome.palette)
    focusOrder = state.focusOrder(on: map, size: size)
    focus = state.focus(on: map, size: size)
    var scroll = Scroll()
    var overlayScroll = 0
    let letters = AltLetters(texts.buttons, reserved: chrome.reservedLetters)
    altLetters = letters.addresses
    if size.columns < Self.minimumSize.columns || size.rows < Self.minimumSize.rows {
      Self.paintTooSmall(texts, on: &canvas)
    } else {
      let resolver = Resolver(
        texts: texts, focus: state.overlay == nil ? focus : nil, altLetters: letters, size: size,
        direction: direction)
      let bar = TopBar(resolver)
      let regions = ScreenRegions(size, barRows: bar.rows)
      bar.paint(in: regions.bar, on: &canvas)
      scroll = Body(resolver).paint(in: regions.body, on: &canvas)
      overlayScroll = OverlayPainter(texts: texts, help: chrome.help)
        .paint(state.overlay, on: &canvas)
      KeyBar(texts: texts, hints: chrome.hints).paint(in: regions.keyBar, on: &canvas)
    }
    grid = canvas.grid
    cursor = canvas.cursor
    self.regions = canvas.regions
    areas = canvas.areas
    flaws = canvas.flaws
    scrolls = canvas.scrolls
    self.scroll = scroll.rows
    lastScroll = scroll.last
    lastOverlayScroll = overlayScroll
  }

  /// What a press at a cell means.
  package func target(at point: Point) -> HitTarget? {
    regions.last { $0.rect.contains(point) }?.target
  }

  /// The rows of text, as a snapshot keeps them.
  package var lines: [String] { grid.lines }

  private static func paintTooSmall(_ texts: TextResolver, on canvas: inout Canvas) {
    guard canvas.size.rows > 0, canvas.size.columns > 0 else { return }
    let needed = "\(minimumSize.columns)×\(minimumSize.rows)"
    let text = texts.own("parlance.tooSmall", arguments: [.text(needed)])
    let lines = text.lines(within: canvas.size.columns, limit: canvas.size.rows)
    for (row, line) in lines.enumerated() {
      canvas.draw(
        line, at: Point(row: row, column: 0), columns: canvas.size.columns, style: .plain)
    }
  }
}

/// How a screen is divided, in cells.
struct ScreenRegions {
  let bar: Rect
  let body: Rect
  let keyBar: Rect

  init(_ size: Size, barRows: Int) {
    // Under 12 rows every row counts: the empty one below the bar goes first.
    let gap = size.rows < 12 ? 0 : 1
    bar = Rect(row: 0, column: 0, columns: size.columns, rows: barRows)
    keyBar = Rect(row: size.rows - 1, column: 0, columns: size.columns, rows: 1)
    body = Rect(
      row: barRows + gap, column: 0, columns: size.columns,
      rows: max(0, size.rows - barRows - gap - 1))
  }
}
