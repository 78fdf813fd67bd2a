import SourceText

/// A name of the storyboard that leads nowhere; each fault has one English sentence.
enum BindingFault: Fault {
  case unboundAction(String)
  case unboundValue(String)
  case unboundList(String)
  /// A key that works everywhere, so that the storyboard's action never runs.
  case reservedKey(String)

  var code: String {
    switch self {
    case .unboundAction: "unbound-action"
    case .unboundValue: "unbound-value"
    case .unboundList: "unbound-list"
    case .reservedKey: "reserved-key"
    }
  }

  var severity: Severity { .warning }

  var sentence: String {
    switch self {
    case .unboundAction(let name):
      "No action is bound to “\(name)”; app.action(\"\(name)\") was expected."
    case .unboundValue(let name):
      "“\(name)” is neither an element of this screen nor a value; app.value(\"\(name)\") was "
        + "expected."
    case .unboundList(let name):
      "No list is bound to “\(name)”; app.list(\"\(name)\") was expected."
    case .reservedKey(let key):
      "“\(key)” has a meaning on every screen, so this action never runs; another key was expected."
    }
  }
}
