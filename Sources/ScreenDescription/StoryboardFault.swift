package import SourceText

/// What is wrong in a storyboard that is well-formed XML.
package enum StoryboardFault: Fault {
  /// The root is another element.
  case wrongRoot(found: String)
  case unknownElement(String, parent: String, nearest: String?, expected: [String])
  /// A known element where it may not stand.
  case misplacedElement(String, parent: String, allowedIn: [String])
  case surplusElement(String, parent: String, firstAt: SourcePosition)
  case lateElement(String, parent: String)
  case missingElement(parent: String, expected: [String], exactly: Bool)
  case strayText(String, parent: String)

  case unknownAttribute(String, element: String, nearest: String?, expected: [String])
  case missingAttribute(String, element: String)
  /// An attribute that is needed because of another one.
  case missingCompanion(String, element: String, because: String)
  case missingText(element: String, expected: [String])
  case twoTexts(String, key: String)
  case wrongValue(String, attribute: String, kind: ValueKind)
  case wrongOrder(minimum: String, String, maximum: String, String)

  case duplicateID(String, firstAt: SourcePosition)
  case duplicateKey(String, firstAt: SourcePosition)
  case missingScreen(String, nearest: String?)
  case noScreen
  case wrongReference(String, attribute: String, kind: ValueKind, nearest: String?)

  package var severity: Severity { .error }

  package var code: String {
    switch self {
    case .wrongRoot, .unknownElement, .misplacedElement: "unknown-element"
    case .unknownAttribute: "unknown-attribute"
    case .missingAttribute, .missingCompanion, .missingText: "missing-attribute"
    case .surplusElement, .lateElement, .missingElement, .strayText, .twoTexts, .wrongValue,
      .wrongOrder, .duplicateKey, .wrongReference:
      "wrong-value"
    case .duplicateID: "duplicate-id"
    case .missingScreen, .noScreen: "missing-screen"
    }
  }
}
