import SourceText

/// Checks what one attribute says of another, and whether what a name names is there.
struct ReferenceCheck {
  private typealias Place = (tag: Tag?, position: SourcePosition)

  private(set) var faults: FaultList
  private var screens: [String: Place] = [:]

  init(faults: FaultList) {
    self.faults = faults
  }

  mutating func check(_ storyboard: DescribedElement) {
    var screens: [String: Place] = [:]
    for screen in storyboard.children(.screen) { note(screen, in: &screens) }
    self.screens = screens
    if let initial = storyboard.attributes["initialScreen"] { checkScreen(initial.value, initial) }
    checkKeys(storyboard.children(.keyBinding))
    for screen in storyboard.children {
      var ids: [String: Place] = [:]
      for child in screen.children { noteIDs(of: child, in: &ids) }
      check(screen, ids: ids)
    }
  }

  /// Notes an element's id, or reports that it is taken.
  private mutating func note(_ element: DescribedElement, in ids: inout [String: Place]) {
    guard let id = element.attributes["id"] else { return }
    if let first = ids[id.value] {
      faults.add(.duplicateID(id.value, firstAt: first.position), at: id.position)
    } else {
      ids[id.value] = (element.tag, id.position)
    }
  }

  /// Segments are choices of their control: two controls may both have a segment `EUR`.
  private mutating func noteIDs(of element: DescribedElement, in ids: inout [String: Place]) {
    if element.tag != .segment { note(element, in: &ids) }
    for child in element.children { noteIDs(of: child, in: &ids) }
  }

  private mutating func checkKeys(_ bindings: [DescribedElement]) {
    var places: [KeyName: SourcePosition] = [:]
    for attribute in bindings.compactMap({ $0.attributes["key"] }) {
      guard let key = KeyName(attribute.value) else { continue }
      if let first = places[key] {
        faults.add(.duplicateKey(attribute.value, firstAt: first), at: attribute.position)
      } else {
        places[key] = attribute.position
      }
    }
  }

  private mutating func check(_ element: DescribedElement, ids: [String: Place]) {
    guard !faults.isFull else { return }
    if let action = element.attributes["action"], case .show(let id) = BuiltInAction(action.value) {
      checkScreen(id, action)
    }
    if let reference = element.attributes["for"] {
      checkReference(reference, of: element, among: ids)
    }
    if element.tag == .segmentedControl {
      var segments: [String: Place] = [:]
      for segment in element.children(.segment) {
        note(segment, in: &segments)
        checkTitle(of: segment, isKey: element.boolean("localized", default: false))
      }
      let areKnown = element.children.allSatisfy { $0.tag != nil }
      if let selected = element.attributes["selected"], areKnown, segments[selected.value] == nil {
        reportReference(selected, .segment, among: Array(segments.keys))
      }
    }
    checkOrder("minimum", "maximum", of: element)
    checkOrder("minimumFractionDigits", "maximumFractionDigits", of: element)
    checkCurrency(of: element)
    for child in element.children { check(child, ids: ids) }
  }

  private mutating func checkTitle(of segment: DescribedElement, isKey: Bool) {
    guard isKey, let title = segment.attributes["title"], title.value.isEmpty else { return }
    faults.add(.wrongValue("", attribute: "title", kind: .key), at: title.position)
  }

  private mutating func checkScreen(_ id: String, _ attribute: XMLTree.Attribute) {
    guard screens[id] == nil, !screens.isEmpty else { return }
    let nearest = NearestName.of(id, among: screens.keys)
    faults.add(.missingScreen(id, nearest: nearest), at: attribute.position)
  }

  private mutating func checkReference(
    _ reference: XMLTree.Attribute, of element: DescribedElement, among ids: [String: Place]
  ) {
    guard let rule = element.tag.flatMap(Grammar.rule), let attribute = rule.attribute("for"),
      case .reference(let tag) = attribute.kind
    else { return }
    // An unknown element may have been meant to be the right one: that fault is reported already.
    if let place = ids[reference.value], place.tag == tag || place.tag == nil { return }
    let areFew = ids.count <= NearestName.maximumCandidates
    let candidates = areFew ? ids.filter { $0.value.tag == tag }.map(\.key) : []
    reportReference(reference, attribute.kind, among: candidates)
  }

  private mutating func reportReference(
    _ reference: XMLTree.Attribute, _ kind: ValueKind, among candidates: [String]
  ) {
    let nearest = NearestName.of(reference.value, among: candidates)
    faults.add(
      .wrongReference(reference.value, attribute: reference.name, kind: kind, nearest: nearest),
      at: reference.position)
  }

  private mutating func checkOrder(
    _ minimum: String, _ maximum: String, of element: DescribedElement
  ) {
    guard let low = element.attributes[minimum], let high = element.attributes[maximum],
      let lowest = DescribedValue.decimal(low.value),
      let highest = DescribedValue.decimal(high.value), lowest > highest
    else { return }
    faults.add(
      .wrongOrder(minimum: minimum, low.value, maximum: maximum, high.value), at: low.position)
  }

  private mutating func checkCurrency(of element: DescribedElement) {
    guard let tag = element.tag, element.attributes["currency"] == nil,
      element.string("format") == "currency"
    else { return }
    faults.add(
      .missingCompanion("currency", element: tag.rawValue, because: "format=\"currency\""),
      at: element.position)
  }
}
