import SourceText

/// Makes a property list of an XML tree.
struct XMLPropertyListReader {
  let path: String
  private(set) var issues: [Issue] = []

  init(path: String) {
    self.path = path
  }

  mutating func value(of element: XMLTree.Element) -> PropertyList {
    switch element.name {
    case "string": .text(element.text)
    case "dict": .dictionary(members(of: element))
    case "true": .other(name: "true", text: "True")
    case "false": .other(name: "false", text: "False")
    default: .other(name: element.name, text: element.text)
    }
  }

  private mutating func members(of dictionary: XMLTree.Element) -> [PropertyList.Member] {
    var members: [PropertyList.Member] = []
    var lines: [StringKey: Int] = [:]
    var pending: XMLTree.Element?
    for element in dictionary.children {
      if element.name == "key" {
        if let pending { report(.unexpectedElement("<key>", expected: "A value"), at: pending) }
        pending = element
        continue
      }
      guard let key = pending else {
        report(.unexpectedElement("<\(element.name)>", expected: "<key>"), at: element)
        continue
      }
      pending = nil
      let value = value(of: element)
      if let line = lines.updateValue(key.position.line, forKey: StringKey(key.text)) {
        let former = members.last { StringKey($0.key) == StringKey(key.text) }
        let differ = former?.value.text.map(StringKey.init) != value.text.map(StringKey.init)
        report(.duplicateKey(key.text, firstLine: line, valuesDiffer: differ), at: key)
      }
      members.append(
        .init(
          key: key.text, value: value, place: key.position,
          valuePlace: element.firstText?.position ?? element.position))
    }
    if let pending { report(.unexpectedElement("</dict>", expected: "A value"), at: pending) }
    return members
  }

  private mutating func report(_ fault: TableFault, at element: XMLTree.Element) {
    guard issues.count < StringsReader.maximumErrors else { return }
    issues.append(Issue(fault, file: path, at: element.position))
  }
}

extension XMLTree.Element {
  fileprivate var firstText: XMLTree.Text? {
    guard case .text(let text) = content.first else { return nil }
    return text
  }
}
