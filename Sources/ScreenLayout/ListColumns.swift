import ScreenDescription

/// The columns of a list's labels: the first takes what the others leave, unless another grows.
struct ListColumns {
  /// Cells of each column; none for a label that no row in sight shows.
  let widths: [Int]
  /// Where each begins, in cells behind the start of the first.
  let starts: [Int]
  let alignments: [TextAlignment]

  /// Cells between two columns.
  private static let gap = 2

  /// Columns as wide as the longest text in sight needs.
  ///
  /// The first keeps a third of the room; the others give way from the last on.
  ///
  /// - Parameters:
  ///   - lines: the texts of the rows in sight, one for each label.
  ///   - labels: the labels of an item.
  ///   - columns: the room in cells.
  init(_ lines: [[ComposedText?]], of labels: [Element], within columns: Int) {
    let longest = labels.indices.map { index in lines.compactMap { $0[index]?.line.width }.max() }
    let shown = labels.indices.filter { longest[$0] != nil }
    let wanted = labels.indices.map { max(longest[$0] ?? 0, labels[$0].minimumWidth) }
    var widths = labels.map { _ in 0 }
    var rest = max(0, columns)
    for index in shown.dropFirst().reversed() {
      widths[index] = max(0, min(wanted[index], rest - columns / 3 - Self.gap))
      rest -= widths[index] + Self.gap
    }
    if let first = shown.first {
      let grows = shown.contains { labels[$0].grow > 0 }
      widths[first] = max(0, grows ? min(rest, wanted[first]) : rest)
      let shares = Shares(
        of: max(0, rest - widths[first]),
        among: labels.indices.map { longest[$0] == nil ? 0 : labels[$0].grow })
      for index in shown where grows { widths[index] += shares[index] }
    }
    var start = 0
    starts = widths.indices.map { index in
      defer { start += longest[index] == nil ? 0 : widths[index] + Self.gap }
      return start
    }
    self.widths = widths
    alignments = labels.indices.map { index in
      guard case .label(let label) = labels[index].kind, let alignment = label.alignment else {
        return index == shown.first ? .leading : .trailing
      }
      return TextAlignment(alignment)
    }
  }
}
