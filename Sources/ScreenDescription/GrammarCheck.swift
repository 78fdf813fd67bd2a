import SourceText

/// Holds each element of a file against the grammar's table.
///
/// A misspelt name is judged as the nearest known one, so that a slip hides no fault inside of it
/// and causes no second one outside.
struct GrammarCheck {
  private(set) var faults = FaultList()

  /// The root with all inside; nil when it is no storyboard.
  mutating func check(root: XMLTree.Element) -> DescribedElement? {
    guard root.name == Tag.storyboard.rawValue else {
      faults.add(.wrongRoot(found: root.name), at: root.position)
      return nil
    }
    return check(root, as: .storyboard)
  }

  private mutating func check(_ element: XMLTree.Element, as tag: Tag?) -> DescribedElement {
    var described = DescribedElement(tag: tag, position: element.position)
    guard !faults.isFull else { return described }
    if let rule = tag.flatMap(Grammar.rule) {
      described.attributes = checkAttributes(of: element, rule)
      checkText(of: element, rule)
      described.children = checkChildren(of: element, rule)
    } else {
      for attribute in element.attributes {
        described.attributes.add(attribute, as: attribute.name)
      }
      described.children = element.children.map { check($0, as: Tag(rawValue: $0.name)) }
    }
    return described
  }

  private mutating func checkText(of element: XMLTree.Element, _ rule: ElementRule) {
    for case .text(let text) in element.content where !text.isBlank {
      let ink = text.string.drop { $0.isWhitespace }
      faults.add(.strayText(String(ink), parent: rule.tag.rawValue), at: text.position)
    }
  }

  private mutating func checkAttributes(
    of element: XMLTree.Element, _ rule: ElementRule
  ) -> AttributeSet {
    var meant = AttributeSet()
    var accepted = AttributeSet()
    for attribute in element.attributes where !Self.isPassedOver(attribute.name) {
      guard let known = rule.attribute(attribute.name) else {
        let names = rule.attributes.map(\.name)
        let nearest = NearestName.of(attribute.name, among: names)
        if let known = nearest.flatMap(rule.attribute), meant[known.name] == nil {
          meant.add(attribute, as: known.name)
          if known.kind.accepts(attribute.value) { accepted.add(attribute, as: known.name) }
        }
        faults.add(
          .unknownAttribute(
            attribute.name, element: rule.tag.rawValue, nearest: nearest, expected: names),
          at: attribute.position)
        continue
      }
      meant.add(attribute, as: known.name)
      if known.kind.accepts(attribute.value) {
        accepted.add(attribute, as: known.name)
      } else {
        faults.add(
          .wrongValue(attribute.value, attribute: known.name, kind: known.kind),
          at: attribute.position)
      }
    }
    checkPresence(meant, of: element, rule)
    return accepted
  }

  private static func isPassedOver(_ name: String) -> Bool {
    name == "xmlns" || name.hasPrefix("xmlns:") || name.hasPrefix("xsi:")
  }

  private mutating func checkPresence(
    _ meant: AttributeSet, of element: XMLTree.Element, _ rule: ElementRule
  ) {
    for attribute in rule.attributes where attribute.isNeeded && meant[attribute.name] == nil {
      faults.add(
        .missingAttribute(attribute.name, element: rule.tag.rawValue), at: element.position)
    }
    for text in rule.texts {
      guard let key = text.key, let literal = meant[text.name], let localized = meant[key] else {
        continue
      }
      faults.add(.twoTexts(text.name, key: key), at: max(literal.position, localized.position))
    }
    let names = rule.texts.flatMap { [$0.name, $0.key].compactMap(\.self) }
    if rule.mayHoldArguments, names.allSatisfy({ meant[$0] == nil }),
      element.children.contains(where: { $0.name == Tag.argument.rawValue })
    {
      faults.add(.missingText(element: rule.tag.rawValue, expected: names), at: element.position)
    }
  }

  private mutating func checkChildren(
    of element: XMLTree.Element, _ rule: ElementRule
  ) -> [DescribedElement] {
    var children: [DescribedElement] = []
    var hasStrangers = false
    for child in element.children {
      let tag = Tag(rawValue: child.name) ?? nearestTag(child, in: rule)
      if !rule.content.contains(where: { rule in tag.map(rule.tags.contains) ?? false }) {
        hasStrangers = true
        if let tag, tag.rawValue == child.name {
          faults.add(
            .misplacedElement(
              child.name, parent: rule.tag.rawValue, allowedIn: Grammar.parents(of: tag)),
            at: child.position)
        }
      }
      // A second root is one fault, whatever it lacks inside.
      children.append(check(child, as: tag == .storyboard ? nil : tag))
    }
    checkNumbers(of: children, in: element, rule, hasStrangers: hasStrangers)
    return children
  }

  /// Reports an unknown element, and answers what it was most likely meant to be.
  private mutating func nearestTag(_ child: XMLTree.Element, in rule: ElementRule) -> Tag? {
    let nearest =
      NearestName.of(child.name, among: rule.contentNames)
      ?? NearestName.of(child.name, among: Tag.allCases.map(\.rawValue))
    faults.add(
      .unknownElement(
        child.name, parent: rule.tag.rawValue, nearest: nearest, expected: rule.contentNames),
      at: child.position)
    return nearest.flatMap(Tag.init(rawValue:))
  }

  private mutating func checkNumbers(
    of children: [DescribedElement], in element: XMLTree.Element, _ rule: ElementRule,
    hasStrangers: Bool
  ) {
    for content in rule.content {
      let present = children.filter { child in child.tag.map(content.tags.contains) ?? false }
      if present.count < content.minimum, !hasStrangers {
        let fault: StoryboardFault =
          rule.tag == .storyboard
          ? .noScreen
          : .missingElement(
            parent: rule.tag.rawValue, expected: content.tags.map(\.rawValue),
            exactly: content.maximum == 1)
        faults.add(fault, at: element.position)
      }
      for surplus in present.dropFirst(content.maximum) {
        faults.add(
          .surplusElement(
            surplus.tag?.rawValue ?? "", parent: rule.tag.rawValue, firstAt: present[0].position),
          at: surplus.position)
      }
    }
    if let index = children.firstIndex(where: { $0.tag == .navigationItem }), index > 0,
      rule.tag == .screen
    {
      faults.add(
        .lateElement(Tag.navigationItem.rawValue, parent: rule.tag.rawValue),
        at: children[index].position)
    }
  }
}
