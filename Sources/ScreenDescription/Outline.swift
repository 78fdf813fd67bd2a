import SourceText

/// The lines of a dump.
struct Outline {
  private(set) var lines: [String] = []

  mutating func add(
    _ depth: Int, _ name: String, _ facts: [String?], _ position: SourcePosition? = nil
  ) {
    let place = position.map { " \($0)" } ?? ""
    let facts = facts.compactMap(\.self).map { " " + $0 }.joined()
    lines.append(String(repeating: "  ", count: depth) + name + place + facts)
  }

  mutating func add(_ screen: Screen) {
    add(1, "screen", ["id=\(screen.id)"], screen.position)
    if let item = screen.navigationItem {
      add(
        2, "navigationItem", [fact("title", item.title), fact("prompt", item.prompt)], item.position
      )
      addArguments(3, item.title ?? item.prompt)
      for item in item.barButtonItems {
        add(
          3, "barButtonItem",
          [
            fact("id", item.id), fact("title", item.title), "action=\(item.action)",
            fact("edge", item.edge, unless: .trailing),
            fact("hidden", item.hidden), fact("enabled", item.enabled),
          ], item.position)
        addArguments(4, item.title)
      }
    }
    for element in screen.elements { add(2, element) }
  }

  mutating func add(_ depth: Int, _ element: Element) {
    let common = [
      fact("id", element.id), fact("hidden", element.hidden), fact("enabled", element.enabled),
      fact("grow", element.grow, unless: 0),
      fact("minimumWidth", element.minimumWidth, unless: 0),
      fact("minimumHeight", element.minimumHeight, unless: 0),
    ]
    add(depth, element.kind.tag.rawValue, common + element.kind.facts, element.position)
    addArguments(depth + 1, element.kind.texts.first)
    if case .segmentedControl(let control) = element.kind {
      for segment in control.segments {
        add(
          depth + 1, "segment", ["id=\(segment.id)", fact("title", segment.title)],
          segment.title?.position)
      }
    }
    for label in element.kind.item?.labels ?? [] { add(depth + 1, label) }
    for child in element.children { add(depth + 1, child) }
  }

  private mutating func addArguments(_ depth: Int, _ text: ElementText?) {
    for argument in text?.arguments ?? [] {
      add(
        depth, "argument",
        [
          "value=\(argument.value)", fact("format", argument.format),
          fact("currency", argument.currency),
          fact("minimumFractionDigits", argument.minimumFractionDigits),
          fact("maximumFractionDigits", argument.maximumFractionDigits),
          fact("style", argument.style, unless: .medium),
        ], argument.position)
    }
  }
}

/// A name and its value, unless there is none.
func fact(_ name: String, _ value: (some Any)?) -> String? {
  value.map { "\(name)=\($0)" }
}

/// A name and its value, unless the value is what an element has by itself.
func fact<Value: Equatable>(_ name: String, _ value: Value, unless usual: Value) -> String? {
  value == usual ? nil : "\(name)=\(value)"
}

/// A text by what it shows: `"literal"`, or `key` and `key@table`.
func fact(_ name: String, _ text: ElementText?) -> String? {
  guard let text else { return nil }
  return switch text.source {
  case .literal(let literal): "\(name)=\(literal.debugDescription)"
  case .key(let key): "\(name)=\(key)" + (text.table.map { "@\($0)" } ?? "")
  }
}
