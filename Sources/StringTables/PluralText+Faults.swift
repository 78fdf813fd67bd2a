extension PluralText {
  /// What is wrong with the text whatever its arguments are.
  func faults(key: String) -> [TableFault] {
    var check = PluralCheck(text: self, key: key)
    check.visit(message, path: [])
    for (name, variable) in variables where variable.forms[.other] == nil {
      // The variable of a whole message has no name of its own.
      let name = name.string.isEmpty ? nil : name.string
      check.faults.append(.missingOther(key: key, variable: name))
    }
    return check.faults
  }
}

/// A walk from a message through all variables that it leads to, each once.
private struct PluralCheck {
  let text: PluralText
  let key: String
  var faults: [TableFault] = []
  private var finished: Set<StringKey> = []

  init(text: PluralText, key: String) {
    self.text = text
    self.key = key
  }

  mutating func visit(_ message: Message, path: [StringKey]) {
    for fault in message.faults where fault.breaksMessage {
      faults.append(.brokenMessage(fault, key: key))
    }
    for reference in message.variables {
      let name = StringKey(reference.name)
      guard let variable = text.variables[name] else {
        faults.append(.undefinedVariable(reference.name, key: key))
        continue
      }
      // As deep as an expansion goes, and no deeper.
      guard !path.contains(name), path.count < MessageExpansion.maximumDepth else {
        let fault = TableFault.endlessVariable(reference.name, key: key)
        if !faults.contains(fault) { faults.append(fault) }
        continue
      }
      guard !finished.contains(name) else { continue }
      for form in variable.forms.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
        visit(form.value, path: path + [name])
      }
      finished.insert(name)
    }
  }
}
