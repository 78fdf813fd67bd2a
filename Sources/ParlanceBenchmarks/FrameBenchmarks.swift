import ScreenLayout

/// The converter of the demo, built from description and state to the last cell.
func frameFigures(_ demo: DemoFolders) throws -> [Figure] {
  let sizes = [(columns: 80, rows: 24), (columns: 200, rows: 60)]
  return try ["en", "ar"].flatMap { language in
    let scene = try demo.scene("converter", in: tag(language))
    return sizes.map { size in
      Figure(
        name: "frame of the converter, \(language), \(size.columns)×\(size.rows)",
        measurement: Measurement(runs: 25, count: 20) {
          (0..<20).reduce(0) { sum, _ in
            sum + scene.frame(columns: size.columns, rows: size.rows).regions.count
          }
        })
    }
  }
}
