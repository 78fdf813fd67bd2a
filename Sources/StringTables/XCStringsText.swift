import LocaleLayer
import SourceText

/// Makes a text of one localization in a string catalogue.
struct XCStringsText {
  /// Variations nest in each other; this deep they mean nothing any more.
  static let maximumDepth = 8

  let key: String

  /// The text of a localization; nil where it has none.
  func text(of localization: JSONValue) -> TableText? {
    guard let localization = forThisDevice(localization) else { return nil }
    var variables: [StringKey: PluralVariable] = [:]
    for member in localization["substitutions"].map({ Array($0.members) }) ?? [] {
      variables[StringKey(member.key.string ?? "")] = substitution(member.value)
    }
    if let plural = localization["variations"]?["plural"] {
      let variable = wholeMessage(plural)
      // A message that is nothing but its one variable, which has no name in the file.
      let reference = Message.Variable(name: "", reference: .next, written: "")
      variables[StringKey("")] = variable
      return .plural(
        PluralText(message: Message(parts: [.variable(reference)]), variables: variables))
    }
    guard let value = localization["stringUnit"]?["value"]?.string else { return nil }
    return variables.isEmpty
      ? .plain(PlainText(value))
      : .plural(PluralText(message: Message(value), variables: variables))
  }

  /// Follows variations by device: a terminal is `other`, and after that it is on a desk.
  private func forThisDevice(_ localization: JSONValue) -> JSONValue? {
    var localization = localization
    for _ in 0..<Self.maximumDepth {
      guard let devices = localization["variations"]?["device"] else { return localization }
      guard
        let chosen = devices["other"] ?? devices["mac"]
          ?? devices.members.first(where: { _ in true })?.value
      else { return nil }
      localization = chosen
    }
    return nil
  }

  private func substitution(_ value: JSONValue) -> PluralVariable? {
    guard let value = forThisDevice(value), let plural = value["variations"]?["plural"] else {
      return nil
    }
    let specifier = value["formatSpecifier"]?.string ?? "lld"
    return PluralVariable(
      argument: value["argNum"]?.integer.flatMap { $0 > 0 ? $0 : nil },
      specifier: Placeholder(specifier: specifier),
      forms: forms(of: plural, argument: specifier))
  }

  /// A localization that is plural as a whole: the number is what its forms, or the key, print.
  private func wholeMessage(_ plural: JSONValue) -> PluralVariable {
    var variable = PluralVariable(forms: forms(of: plural, argument: nil), isWholeMessage: true)
    let forms = PluralCategory.allCases.reversed().compactMap { variable.forms[$0] }
    for message in forms + [Message(key)] {
      guard let (argument, placeholder) = message.firstNumber else { continue }
      variable.argument = argument
      variable.specifier = placeholder
      break
    }
    return variable
  }

  private func forms(of plural: JSONValue, argument: String?) -> [PluralCategory: Message] {
    var forms: [PluralCategory: Message] = [:]
    for member in plural.members {
      guard let category = member.key.string.flatMap(PluralCategory.init),
        let text = forThisDevice(member.value)?["stringUnit"]?["value"]?.string
      else { continue }
      forms[category] = Message(text, argument: argument)
    }
    return forms
  }
}

extension Message {
  /// The first placeholder that takes a number, and its argument.
  fileprivate var firstNumber: (argument: Int, placeholder: Placeholder)? {
    var next = 1
    for placeholder in placeholders {
      let argument: Int
      switch placeholder.reference {
      case .number(let named): argument = named
      case .next, .ofVariable:
        argument = next
        next += 1
      }
      if placeholder.conversion.isNumeric { return (argument, placeholder) }
    }
    return nil
  }
}
