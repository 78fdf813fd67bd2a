extension StoryboardFault {
  package var sentence: String {
    switch self {
    case .wrongRoot(let found): "The root element is \(tag(found)); <storyboard> was expected"
    case .unknownElement(let name, let parent, let nearest?, _):
      "\(tag(name)) in <\(parent)> is unknown; the nearest known element is <\(nearest)>"
    case .unknownElement(let name, let parent, nil, let expected):
      "\(tag(name)) in <\(parent)> is unknown; \(tags(expected)) was expected"
    case .misplacedElement(let name, let parent, let parents):
      "<\(name)> may not stand in <\(parent)>, only "
        + (parents.isEmpty ? "as the root" : "in \(tags(parents))")
    case .surplusElement(let name, let parent, let place):
      "<\(parent)> holds a second <\(name)>; only the one at \(place) was expected"
    case .lateElement(let name, let parent):
      "<\(name)> stands after other elements; it was expected first in <\(parent)>"
    case .missingElement(let parent, let expected, let exactly):
      "<\(parent)> holds no \(tags(expected)); \(exactly ? "one" : "at least one") was expected"
    case .strayText(let text, let parent):
      "The text \(quote(text)) stands in <\(parent)>; texts were expected in attributes only"
    case .unknownAttribute(let name, let element, let nearest?, _):
      "\(quote(name)) is no attribute of <\(element)>; the nearest known one is “\(nearest)”"
    case .unknownAttribute(let name, let element, nil, let expected):
      "\(quote(name)) is no attribute of <\(element)>; \(list(expected)) was expected"
    case .missingAttribute(let name, let element): "<\(element)> has no “\(name)”; it is needed"
    case .missingCompanion(let name, let element, let reason):
      "<\(element)> has no “\(name)”; with \(reason) it is needed"
    case .missingText(let element, let expected):
      "<\(element)> has an <argument> but no text; \(list(expected)) was expected"
    case .twoTexts(let literal, let key):
      "“\(literal)” and “\(key)” are both given; only one of them was expected"
    case .wrongValue(let value, let attribute, let kind):
      "“\(attribute)” is \(quote(value)); \(kind.expectation) was expected"
    case .wrongOrder(let minimum, let low, let maximum, let high):
      "“\(minimum)” is \(quote(low)); at most \(clip(high)), the value of “\(maximum)”, was expected"
    case .duplicateID(let id, let place): "The id \(quote(id)) is already used at \(place)"
    case .duplicateKey(let key, let place): "The key \(quote(key)) is already bound at \(place)"
    case .missingScreen(let id, let nearest):
      "There is no screen \(quote(id)); \(ValueKind.screen.expectation) was expected"
        + (nearest.map { ", and the nearest is \(quote($0))" } ?? "")
    case .noScreen: "<storyboard> holds no <screen>; at least one was expected"
    case .wrongReference(let value, let attribute, let kind, let nearest):
      "“\(attribute)” is \(quote(value)); \(kind.expectation) was expected"
        + (nearest.map { ", and the nearest is \(quote($0))" } ?? "")
    }
  }

  private func tag(_ name: String) -> String { "<\(clip(name))>" }

  private func quote(_ text: String) -> String { "“\(clip(text))”" }

  private func tags(_ names: [String]) -> String {
    names.isEmpty ? "nothing" : list(names.map { "<\($0)>" }, quoted: false)
  }

  private func list(_ names: [String], quoted: Bool = true) -> String {
    let names = quoted ? names.map { "“\($0)”" } : names
    guard let last = names.last, names.count > 1 else { return names.first ?? "nothing" }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }

  /// The start of a text of any length, with line ends and control characters as blanks.
  private func clip(_ text: String) -> String {
    let start = text.unicodeScalars.prefix(40)
    let visible = start.map { $0.properties.generalCategory == .control ? " " : String($0) }
    return visible.joined() + (start.endIndex == text.unicodeScalars.endIndex ? "" : "…")
  }
}

extension ValueKind {
  /// What was expected, as a part of a sentence.
  var expectation: String {
    switch self {
    case .identifier: "an id without blanks"
    case .fileName: "an id of at most 100 ASCII letters, digits, “-”, “_” and “.”"
    case .tableName: "the name of a string table, without blanks and “/”,"
    case .text: "a text"
    case .key: "a string key"
    case .value: "the name of a value or the id of an element"
    case .name: "a name without blanks"
    case .action: "the name of an action, such as “show:SCREEN”, “language:TAG” or one of the app,"
    case .boolean: "“true” or “false”"
    case .booleanOrBuiltIn: "“true”, “false” or “\(BuiltInValue.liveSwitching.rawValue)”"
    case .whole(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number: "a number such as “5.15” or “-2”"
    case .positiveNumber: "a number above 0, such as “0.5”,"
    case .choice(let choices): Self.list(choices)
    case .screen: "the id of a screen"
    case .reference(let tag): "the id of a <\(tag.rawValue)> of this screen"
    case .segment: "the id of a <segment> of this control"
    case .language: "a language tag such as “sr-Latn”"
    case .languages: "a list of different language tags, such as “en de sr-Latn”,"
    case .keyName: "a key such as “F5”, “Ctrl-K” or “Alt-Up”"
    }
  }

  private static func list(_ choices: [String]) -> String {
    let quoted = choices.map { "“\($0)”" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
