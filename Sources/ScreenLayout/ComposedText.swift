import TerminalCells
import TerminalText

/// A text ready to be drawn: composed as one line, and wrapped only where that is too long.
///
/// A message can come in several widths. Where a text does not fit, first a narrower form is
/// taken; then the narrowest is wrapped; what still does not fit is truncated.
struct ComposedText: Sendable {
  let string: String
  let composer: TextComposer
  let line: TextLine
  /// The key that was looked up; nil for a text from elsewhere.
  let key: String?
  /// Whether no table has the key.
  let isMissing: Bool
  /// The same message in fewer words, the widest first.
  let narrower: [ComposedText]
  private let hasLineBreak: Bool

  init(
    _ string: String, composer: TextComposer, key: String? = nil, isMissing: Bool = false,
    narrower: [ComposedText] = []
  ) {
    self.string = string
    self.composer = composer
    self.key = key
    self.isMissing = isMissing
    self.narrower = narrower
    line = composer.line(string)
    hasLineBreak = string.utf8.contains(UInt8(ascii: "\n"))
  }

  /// The text with something before and behind it, in each of its forms.
  func extended(before: String = "", after: String = "") -> ComposedText {
    ComposedText(
      before + string + after, composer: composer, key: key, isMissing: isMissing,
      narrower: narrower.map { $0.extended(before: before, after: after) })
  }

  /// The widest form that stands in so many columns on one line; the narrowest where none does.
  ///
  /// A table's width says for how much room a form was written; whether it fits is measured.
  func fitting(_ columns: Int) -> ComposedText {
    guard !narrower.isEmpty, wraps(within: columns) else { return self }
    return narrower.first { !$0.wraps(within: columns) } ?? narrower[narrower.count - 1]
  }

  /// Columns of the narrowest form on one line.
  var leastWidth: Int { narrower.last?.line.width ?? line.width }

  /// Whether it must be wrapped within so many columns.
  private func wraps(within columns: Int) -> Bool { line.width > columns || hasLineBreak }

  /// The room of the lines.
  func size(within columns: Int, limit: Int = 0) -> Size {
    guard wraps(within: columns) else { return Size(columns: line.width, rows: 1) }
    let lines = self.lines(within: columns, limit: limit)
    return Size(columns: lines.map(\.width).max() ?? 0, rows: lines.count)
  }

  func lines(within columns: Int, limit: Int = 0) -> [TextLine] {
    guard wraps(within: columns) else { return [line] }
    let text = fitting(columns)
    guard text.wraps(within: columns) else { return [text.line] }
    return composer.lines(text.string, width: columns, limit: limit)
  }

  func truncated(to columns: Int) -> TextLine {
    let text = fitting(columns)
    return text.line.width <= columns ? text.line : composer.truncated(text.string, to: columns)
  }
}
