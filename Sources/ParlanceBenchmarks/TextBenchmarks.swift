import TerminalText

/// Labels of four scripts, turned into lines of cells.
func textFigures() -> [Figure] {
  let labels = [
    ("Latin", "Amount in the currency of the trip", isRightToLeft: false),
    ("CJK", "旅行先の通貨での金額を入力してください", isRightToLeft: false),
    ("Thai", "จำนวนเงินในสกุลเงินของการเดินทาง", isRightToLeft: false),
    ("Arabic", "المبلغ بعملة الرحلة (EUR) هذا العام", isRightToLeft: true),
  ]
  return labels.flatMap { script, label, isRightToLeft in
    let composer = TextComposer(
      direction: isRightToLeft ? .rightToLeft : .leftToRight, order: .visual)
    return [
      Figure(
        name: "\(script) label, one line",
        measurement: Measurement(count: 1000) {
          (0..<1000).reduce(0) { sum, _ in sum + composer.line(label).width }
        }),
      Figure(
        name: "\(script) label, wrapped at 12 columns",
        measurement: Measurement(count: 1000) {
          (0..<1000).reduce(0) { sum, _ in sum + composer.lines(label, width: 12).count }
        }),
    ]
  }
}
