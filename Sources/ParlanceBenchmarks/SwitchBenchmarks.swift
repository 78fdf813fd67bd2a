import Foundation
import Parlance

/// From the language key to the frame of the new language, ready to be sent.
///
/// The true loop runs over a scripted terminal; tables are read at the first switch to a language.
@MainActor
func switchFigures(_ demo: DemoFolders, in scratch: ScratchFolder) throws -> [Figure] {
  let count = demo.storyboard.languages.count
  let first = try switchTimes(of: demo.app, demo, in: scratch, presses: count * 9)
  try LabelScreen.write(labels: 5000, to: scratch)
  let labels = try switchTimes(
    of: scratch.url.appending(path: LabelScreen.folder), demo, in: scratch, presses: 30)
  return [
    Figure(
      name: "to a language for the first time",
      measurement: Measurement(times: Array(first.prefix(count - 1)))),
    Figure(
      name: "to a language that was there before",
      measurement: Measurement(times: Array(first.dropFirst(count)))),
    Figure(
      name: "a screen of 5,000 labels", measurement: Measurement(times: Array(labels.dropFirst(2))),
      target: "≤ 15 ms"),
  ]
}

@MainActor
private func switchTimes(
  of folder: URL, _ demo: DemoFolders, in scratch: ScratchFolder, presses: Int
) throws -> [Duration] {
  let app = try Application(
    folder: folder, ownTexts: demo.ownTexts, options: StartOptions(language: tag("en")),
    environment: ["XDG_CONFIG_HOME": scratch.url.appending(path: "config").path])
  var terminal = ScriptedTerminal(presses: presses)
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
