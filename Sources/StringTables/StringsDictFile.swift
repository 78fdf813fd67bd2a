import LocaleLayer
package import SourceText

/// One `.stringsdict` file: messages whose variables have a form for each plural category.
package final class StringsDictFile: Sendable {
  package let path: String
  package let issues: [Issue]
  let list: PropertyListFile
  private let texts: [StringKey: TableText]
  private let places: [StringKey: SourcePosition]

  init(_ source: TableSource) {
    path = source.path
    list = PropertyListFile(source)
    var reader = StringsDictReader(path: source.path)
    var texts: [StringKey: TableText] = [:]
    var places: [StringKey: SourcePosition] = [:]
    for member in list.members {
      let key = StringKey(member.key)
      texts[key] = reader.text(of: member)
      places[key] = member.place
    }
    self.texts = texts
    self.places = places
    issues = list.issues + reader.issues
  }

  func text(for key: String) -> TableText? { texts[StringKey(key)] }

  func place(of key: String) -> SourcePosition? { places[StringKey(key)] }
}

/// Makes messages of the dictionaries in a `.stringsdict` file.
private struct StringsDictReader {
  let path: String
  var issues: [Issue] = []

  mutating func text(of entry: PropertyList.Member) -> TableText? {
    guard case .dictionary(let members) = entry.value else {
      if let text = entry.value.text { return .plain(PlainText(text)) }
      report(.wrongMember(entry.key, found: entry.value.name, expected: "a dictionary"), at: entry)
      return nil
    }
    if let widths = members.last(where: { $0.key == "NSStringVariableWidthRuleType" }) {
      return self.widths(of: widths)
    }
    let format = members.last { $0.key == "NSStringLocalizedFormatKey" }
    guard let format, let message = format.value.text else {
      report(.missingMember("NSStringLocalizedFormatKey", of: entry.key), at: entry)
      return nil
    }
    var text = PluralText(message: Message(message), variables: [:])
    for member in members where member.key != "NSStringLocalizedFormatKey" {
      text.variables[StringKey(member.key)] = variable(of: member)
    }
    for fault in text.faults(key: entry.key) {
      if case .missingOther(_, let variable?) = fault {
        report(fault, at: members.last { $0.key == variable }?.place)
      } else {
        report(fault, at: format.valuePlace)
      }
    }
    return .plural(text)
  }

  private mutating func variable(of member: PropertyList.Member) -> PluralVariable? {
    guard case .dictionary(let members) = member.value else {
      report(
        .wrongMember(member.key, found: member.value.name, expected: "a dictionary"), at: member)
      return nil
    }
    var variable = PluralVariable(forms: [:])
    for form in members {
      switch (form.key, form.value.text) {
      case ("NSStringFormatSpecTypeKey", let type):
        if type != "NSStringPluralRuleType" {
          report(
            .wrongMember(
              form.key, found: type ?? form.value.name, expected: "NSStringPluralRuleType"),
            at: form)
        }
      case ("NSStringFormatValueTypeKey", let type):
        variable.specifier = type.flatMap(Placeholder.init(specifier:))
      case (let name, let text?):
        if let category = PluralCategory(rawValue: name) {
          variable.forms[category] = Message(text)
        } else {
          let names = PluralCategory.allCases.map(\.rawValue).joined(separator: ", ")
          report(.unexpectedElement("“\(name.prefix(60))”", expected: "One of \(names)"), at: form)
        }
      case (let name, nil):
        report(.wrongMember(name, found: form.value.name, expected: "a text"), at: form)
      }
    }
    return variable
  }

  private mutating func widths(of member: PropertyList.Member) -> TableText? {
    guard case .dictionary(let members) = member.value else {
      report(
        .wrongMember(member.key, found: member.value.name, expected: "a dictionary"), at: member)
      return nil
    }
    var widths: [(cells: Int, text: PlainText)] = []
    for width in members {
      if let cells = Int(width.key), let text = width.value.text {
        widths.append((cells, PlainText(text)))
      } else {
        report(
          .unexpectedElement("“\(width.key.prefix(60))”", expected: "A width and its text"),
          at: width)
      }
    }
    return widths.isEmpty ? nil : .widths(widths.sorted { $0.cells < $1.cells })
  }

  private mutating func report(_ fault: TableFault, at member: PropertyList.Member) {
    report(fault, at: member.place)
  }

  private mutating func report(_ fault: TableFault, at place: SourcePosition?) {
    guard issues.count < StringsReader.maximumErrors else { return }
    issues.append(Issue(fault, file: path, at: place))
  }
}
