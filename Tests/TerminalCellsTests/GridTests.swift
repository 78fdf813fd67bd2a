import TerminalCells
import Testing

@Suite("Grid")
struct GridTests {
  struct Write: Sendable {
    let text: String
    let width: Int
    let column: Int

    init(_ text: String, _ width: Int, at column: Int) {
      self.text = text
      self.width = width
      self.column = column
    }
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let writes: [Write]
    let row: String

    init(_ description: String, _ writes: [Write], _ row: String) {
      testDescription = description
      self.writes = writes
      self.row = row
    }
  }

  static let cases = [
    Case("a narrow text takes one cell", [Write("a", 1, at: 1)], " a   "),
    Case("a wide text takes two", [Write("文", 2, at: 1)], " 文  "),
    Case("a wide text at the edge becomes a blank", [Write("文", 2, at: 4)], "     "),
    Case(
      "a narrow text over the first half blanks the second",
      [Write("文", 2, at: 1), Write("a", 1, at: 1)], " a   "),
    Case(
      "a narrow text over the second half blanks the first",
      [Write("文", 2, at: 1), Write("a", 1, at: 2)], "  a  "),
    Case(
      "a wide text over two halves blanks the outer ones",
      [Write("文", 2, at: 0), Write("字", 2, at: 2), Write("本", 2, at: 1)], " 本  "),
    Case(
      "a wide text at the edge that covers half of another blanks it",
      [Write("文", 2, at: 3), Write("字", 2, at: 4)], "     "),
    Case(
      "what is outside is not written",
      [Write("a", 1, at: -1), Write("b", 1, at: 5), Write("文", 2, at: -1)], "     "),
  ]

  @Test("keeps wide cells whole", arguments: cases)
  func writes(_ test: Case) {
    var grid = Grid(size: Size(columns: 5, rows: 1))
    for write in test.writes {
      grid.put(
        write.text, width: write.width, style: .plain, at: Point(row: 0, column: write.column))
    }
    #expect(grid.lines == [test.row])
    for column in 0..<5 where grid[0, column].width == 2 {
      #expect(grid[0, column + 1].isSecondHalf)
    }
  }

  @Test("a size below zero is an empty grid")
  func negativeSize() {
    var grid = Grid(size: Size(columns: -3, rows: -1))
    grid.put("a", width: 1, style: .plain, at: Point(row: 0, column: 0))
    #expect(grid.lines == [])
  }

  @Test("a fill is clipped at the edges")
  func fill() {
    var grid = Grid(size: Size(columns: 3, rows: 2))
    let style = Style(attributes: .reverse)
    grid.fill(Rect(row: 1, column: 2, columns: 9, rows: 9), style: style)
    #expect(grid[1, 2].style == style)
    #expect(grid[1, 1].style == .plain)
    #expect(grid[0, 2].style == .plain)
  }
}
