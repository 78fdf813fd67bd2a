import Foundation
import Parlance
import TerminalCells

/// A list of 100,000 rows, each with a text, a date and an amount of money.
///
/// The true loop runs over a scripted terminal. The app gives its rows from one array, as it would
/// keep them.
@MainActor
func listFigures(_ demo: DemoFolders, in scratch: ScratchFolder) throws -> [Figure] {
  try LongList.write(to: scratch)
  let rows = LongList.rows
  func terminal(pressing keys: [Key], times: Int, first: [Key] = []) throws -> ScriptedTerminal {
    let app = try Application(
      folder: scratch.url.appending(path: LongList.folder), ownTexts: demo.ownTexts,
      options: StartOptions(language: tag("en")),
      environment: ["XDG_CONFIG_HOME": scratch.url.appending(path: "config").path])
    app.list("rows") { rows }
    var terminal = ScriptedTerminal(pressing: keys, times: times, first: first)
    try app.run(on: &terminal)
    return terminal
  }
  let toList = Key(.tab)
  let scrolled = try terminal(
    pressing: [.pageUp, .pageDown, .down, .up].map { Key($0) }, times: 200, first: [toList])
  let ends = try terminal(pressing: [Key(.home), Key(.end)], times: 100, first: [toList])
  let typed = try terminal(pressing: [Key(.backspace), Key(.character("7"))], times: 20)
  let switched = try terminal(
    pressing: [Key(.function(2))], times: 20, first: [toList, Key(.end)])
  let searched = try terminal(
    pressing: [Key(.function(2))], times: 10, first: [Key(.character("7"))])
  return [
    Figure(name: "a key that scrolls it", measurement: Measurement(times: scrolled.times)),
    Figure(name: "to its end and back", measurement: Measurement(times: ends.times)),
    Figure(
      name: "a key in its search bar, first rows shown",
      measurement: Measurement(times: typed.times)),
    Figure(
      name: "the same, all rows searched",
      measurement: Measurement(
        times: typed.wholeTimes.enumerated().filter { $0.offset % 2 == 0 }.map(\.element))),
    Figure(name: "a switch at its end", measurement: Measurement(times: switched.times)),
    Figure(
      name: "a switch while it is searched", measurement: Measurement(times: searched.times)),
  ]
}

private enum LongList {
  static let folder = "list"

  static let rows = (0..<100_000).map { index in
    ListRow(
      id: "\(index)",
      fields: [
        "what": .text("Expense \(index)"),
        "date": .date(Date(timeIntervalSince1970: 1_700_000_000 + Double(index) * 7200)),
        "amount": .number(Decimal(index * 37 % 100_000) / 100),
      ])
  }

  static func write(to scratch: ScratchFolder) throws {
    try scratch.write(
      """
      <storyboard id="list" initialScreen="list" developmentLanguage="en" languages="en de">
      <screen id="list"><searchBar id="find" for="rows"/><list id="rows" items="rows"><item>
      <label text="%@"><argument value="what"/></label>
      <label text="%@"><argument value="date" format="date"/></label>
      <label text="%@"><argument value="amount" format="currency" currency="EUR"/></label>
      </item></list></screen></storyboard>
      """, to: "\(folder)/list.storyboard.xml")
    for language in ["en", "de"] {
      try scratch.write("", to: "\(folder)/\(language).lproj/Localizable.strings")
    }
  }
}
