import ScreenLayout
import ScreenTestSupport
import TestSupport
import Testing

@Suite("A page of hard text")
struct HardTextTests {
  private func frame(_ language: String) throws -> Frame {
    try ScreenFixture(
      storyboard: HardText.storyboard,
      tables: ["en": HardText.table(title: "Text"), "ar": HardText.table(title: "نص")]
    ).frame(language, columns: 80, rows: 30)
  }

  @Test("looks as recorded", arguments: ["en", "ar"])
  func looks(_ language: String) throws {
    #expect(try Snapshot("hard-text-\(language)").difference(from: frame(language).lines) == nil)
  }

  @Test("has its rulers at their columns, whatever stands between them", arguments: ["en", "ar"])
  func rulers(_ language: String) throws {
    let frame = try frame(language)
    let columns = HardText.rulers(from: 3)
    let expected = language == "en" ? columns : columns.reversed().map { 79 - $0 }
    for (index, row) in HardText.rows.enumerated() {
      let cells = Array(frame.grid.row(3 + index))
      #expect(cells.indices.filter { cells[$0].text == "|" } == expected, "\(row.name)")
    }
    #expect(frame.flaws == [])
  }
}
