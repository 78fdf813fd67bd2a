extension Storyboard {
  /// The storyboard as an outline: one line for each element, with its place and all that differs
  /// from what an element is by itself.
  package var dump: String {
    var outline = Outline()
    outline.add(
      0, "storyboard",
      ["id=\(id)", "initialScreen=\(initialScreen)", "developmentLanguage=\(developmentLanguage)"]
        + (languages.isEmpty ? [] : ["languages=\(languages.joined(separator: " "))"]))
    for binding in keyBindings {
      outline.add(
        1, "keyBinding", ["key=\(binding.key)", "action=\(binding.action)"], binding.position)
    }
    for screen in screens { outline.add(screen) }
    return outline.lines.joined(separator: "\n")
  }
}
