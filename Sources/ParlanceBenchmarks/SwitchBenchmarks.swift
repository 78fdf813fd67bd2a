import Foundation
import Parlance
import TerminalCells

/// From the language key to the frame of the new language, ready to be sent.
///
/// The true loop runs over a scripted terminal. It opens the next language ahead, so that only the
/// way back meets languages for the first time.
@MainActor
func switchFigures(_ demo: DemoFolders, in scratch: ScratchFolder) throws -> [Figure] {
  let count = demo.storyboard.languages.count
  let next = Key(.function(2))
  let former = Key(.function(2), .shift)
  let first = try switchTimes(of: demo.app, demo, in: scratch, pressing: former, times: count - 1)
  let ahead = try switchTimes(of: demo.app, demo, in: scratch, pressing: next, times: count * 9)
  try LabelScreen.write(labels: 5000, to: scratch)
  let labels = try switchTimes(
    of: scratch.url.appending(path: LabelScreen.folder), demo, in: scratch, pressing: next,
    times: 30)
  return [
    Figure(name: "to a language not opened yet", measurement: Measurement(times: first)),
    Figure(name: "to the next language", measurement: Measurement(times: ahead)),
    Figure(
      name: "a screen of 5,000 labels", measurement: Measurement(times: Array(labels.dropFirst(2))),
      target: "≤ 15 ms"),
  ]
}

@MainActor
private func switchTimes(
  of folder: URL, _ demo: DemoFolders, in scratch: ScratchFolder, pressing key: Key, times: Int
) throws -> [Duration] {
  let app = try Application(
    folder: folder, ownTexts: demo.ownTexts, options: StartOptions(language: tag("en")),
    environment: ["XDG_CONFIG_HOME": scratch.url.appending(path: "config").path])
  var terminal = ScriptedTerminal(pressing: [key], times: times)
  try app.run(on: &terminal)
  return terminal.times
}

/// An app of one long screen, in two languages, each label with a key of its own.
private enum LabelScreen {
  static let folder = "labels"

  static func write(labels: Int, to scratch: ScratchFolder) throws {
    let elements = (0..<labels).map { "<label localizedText=\"label.\($0)\"/>" }
    try scratch.write(
      """
      <storyboard id="labels" initialScreen="labels" developmentLanguage="en" languages="en de">
      <screen id="labels"><scrollView>
      \(elements.joined(separator: "\n"))
      </scrollView></screen></storyboard>
      """, to: "\(folder)/labels.storyboard.xml")
    for (language, text) in [("en", "This is label number"), ("de", "Dies ist Etikett Nummer")] {
      let lines = (0..<labels).map { "\"label.\($0)\" = \"\(text) \($0)\";\n" }
      try scratch.write(lines.joined(), to: "\(folder)/\(language).lproj/Localizable.strings")
    }
  }
}
