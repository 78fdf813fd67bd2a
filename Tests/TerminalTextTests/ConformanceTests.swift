import Testing

@testable import TerminalText

@Suite("Unicode's own tests")
struct ConformanceTests {
  /// Levels (rules P2 to I2) and screen order (L1, L2) of all rows, 91,000 of them.
  @Test(.enabled(if: UnicodeTestFile.bidiCharacters.exists))
  func bidiCharacters() throws {
    let bidi = BidiLevels()
    var failures: [Substring] = []
    for row in try UnicodeTestFile.bidiCharacters.rows() {
      let fields = row.split(separator: ";")
      let scalars = fields[0].split(separator: " ").compactMap(UnicodeTestFile.scalar)
      let base = try #require(UInt8(fields[2]))
      let units = scalars.flatMap { Array($0.utf16) }
      var offset = 0
      let unitLevels = bidi.resolve(units, base: base)
      let levels = scalars.map { scalar in
        defer { offset += UTF16.width(scalar) }
        return unitLevels[offset]
      }
      // `x`: a control that rule X9 removes.
      let expected = fields[3].split(separator: " ").map { UInt8($0) }
      let kept = expected.indices.filter { expected[$0] != nil }
      let order = BidiLevels.visualOrder(kept.map { levels[$0] }).map { kept[Int($0)] }
      let expectedOrder =
        fields.count < 5 ? [] : fields[4].split(separator: " ").compactMap { Int($0) }
      if kept.contains(where: { levels[$0] != expected[$0] }) || order != expectedOrder {
        failures.append(row)
      }
    }
    #expect(failures == [])
  }

  /// Where a `Character` ends, and so where a cluster does.
  @Test(.enabled(if: UnicodeTestFile.graphemeBreaks.exists))
  func graphemeBreaks() throws {
    var failures: [String] = []
    for row in try UnicodeTestFile.graphemeBreaks.rows() {
      let expected = row.split(separator: "÷").map { cluster in
        cluster.split { $0 == " " || $0 == "×" || $0 == "\t" }
          .compactMap(UnicodeTestFile.scalar)
      }.filter { !$0.isEmpty }
      var text = String.UnicodeScalarView()
      text.append(contentsOf: expected.joined())
      let clusters = String(text).map { Array($0.unicodeScalars) }
      if clusters != expected { failures.append(String(row)) }
    }
    #expect(failures == [])
  }
}
