/// One line of the report: what was measured, beside what, and what it should be.
struct Figure {
  let name: String
  let measurement: Measurement
  var peer: (name: String, measurement: Measurement)?
  /// What the design asks for.
  var target: String?

  /// How many times as long as ours the peer took.
  private var ratio: Double? {
    peer.map { $0.measurement.median / measurement.median }
  }

  static let heading = ["", "median", "least", "beside", "median", "ratio", "to reach"]

  var columns: [String] {
    [
      name, measurement.median.measure, measurement.minimum.measure, peer?.name ?? "",
      peer?.measurement.median.measure ?? "", ratio.map { "\($0.digits) ×" } ?? "", target ?? "",
    ]
  }

  /// The figures as aligned lines, names to the left and numbers to the right.
  static func lines(_ figures: [Figure]) -> [String] {
    let rows = [heading] + figures.map(\.columns)
    let widths = heading.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let texts: Set = [0, 3, 6]
    return rows.map { row in
      let cells = zip(row, widths).enumerated().map { column, cell in
        let blanks = String(repeating: " ", count: cell.1 - cell.0.count)
        return texts.contains(column) ? cell.0 + blanks : blanks + cell.0
      }
      return String(cells.joined(separator: "  ").reversed().drop { $0 == " " }.reversed())
    }
  }
}
