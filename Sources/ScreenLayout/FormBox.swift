import TerminalCells
import TerminalText

/// Rows of a label and its controls; the label column is as wide as its longest label.
struct FormBox: Box {
  struct Row: Sendable {
    let label: LabelBox?
    let content: any Box
    /// The share of spare rows that it takes.
    var grow = 0
    /// In cells.
    var minimumHeight = 0
  }

  let rows: [Row]
  /// Between the label column and the controls, in cells.
  private let gap = 3
  /// Less than this beside a label is too little for controls, in cells.
  private let controlWidth = 12

  func size(within columns: Int) -> Size {
    let label = labelWidth(within: columns)
    let contents = rows.map { size(of: $0, label: label, within: columns) }
    return Size(
      columns: min(columns, contents.map(\.columns).max() ?? 0),
      rows: contents.map(\.rows).reduce(0, +))
  }

  func arrange(in rect: Rect, into placements: inout [Placement]) {
    let columns = rect.size.columns
    let label = labelWidth(within: columns)
    let heights = rows.map { size(of: $0, label: label, within: columns).rows }
    let spare = rect.size.rows - heights.reduce(0, +)
    let shares = Shares(of: max(0, spare), among: rows.map(\.grow))
    var origin = rect.origin
    for (index, row) in rows.enumerated() {
      let height = heights[index] + shares[index]
      if isStacked(within: columns) {
        let labelRows = row.label?.size(within: columns).rows ?? 0
        row.label?.arrange(
          in: Rect(origin: origin, size: Size(columns: columns, rows: labelRows)),
          into: &placements)
        row.content.arrange(
          in: Rect(
            row: origin.row + labelRows, column: origin.column, columns: columns,
            rows: height - labelRows),
          into: &placements)
      } else {
        row.label?.arrange(
          in: Rect(origin: origin, size: Size(columns: label, rows: height)), into: &placements)
        row.content.arrange(
          in: Rect(
            row: origin.row, column: origin.column + label + gap,
            columns: max(0, columns - label - gap), rows: height),
          into: &placements)
      }
      origin.row += height
    }
  }

  /// Whether labels stand above their controls, for want of room beside them.
  private func isStacked(within columns: Int) -> Bool {
    longestLabel(within: columns) > columns - gap - controlWidth
  }

  /// The label column: labels that leave the controls too little take their narrower forms.
  private func longestLabel(within columns: Int) -> Int {
    rows.map { $0.label?.text.fitting(columns - gap - controlWidth).line.width ?? 0 }.max() ?? 0
  }

  private func labelWidth(within columns: Int) -> Int {
    isStacked(within: columns) ? columns : longestLabel(within: columns)
  }

  private func size(of row: Row, label: Int, within columns: Int) -> Size {
    let labelSize = row.label?.size(within: label) ?? Size(columns: 0, rows: 0)
    guard !isStacked(within: columns) else {
      let content = row.content.size(within: columns)
      return Size(
        columns: max(labelSize.columns, content.columns),
        rows: max(labelSize.rows + content.rows, row.minimumHeight))
    }
    let content = row.content.size(within: max(0, columns - label - gap))
    return Size(
      columns: label + gap + content.columns,
      rows: max(labelSize.rows, content.rows, row.minimumHeight))
  }
}

extension FormBox {
  /// With labels above their controls.
  var leastWidth: Int {
    rows.map { max($0.label?.leastWidth ?? 0, $0.content.leastWidth) }.max() ?? 0
  }
}

/// A form with a keypad beside it; the keypad may use the empty row below the form.
struct BesideBox: Box {
  let form: any Box
  let pad: any Box
  /// From the leading edge of the form to the pad, in cells.
  private let offset = 45

  var leastWidth: Int { form.leastWidth + pad.leastWidth }

  private func padColumn(within columns: Int) -> Int {
    min(offset, columns - pad.size(within: columns).columns)
  }

  func size(within columns: Int) -> Size {
    let formSize = form.size(within: padColumn(within: columns))
    let padSize = pad.size(within: columns)
    return Size(
      columns: padColumn(within: columns) + padSize.columns,
      rows: max(formSize.rows, padSize.rows - 1))
  }

  func arrange(in rect: Rect, into placements: inout [Placement]) {
    let columns = rect.size.columns
    let padColumn = padColumn(within: columns)
    form.arrange(
      in: Rect(origin: rect.origin, size: Size(columns: padColumn, rows: rect.size.rows)),
      into: &placements)
    let padSize = pad.size(within: columns)
    pad.arrange(
      in: Rect(
        row: rect.origin.row, column: rect.origin.column + padColumn, columns: padSize.columns,
        rows: padSize.rows),
      into: &placements)
  }
}
