import SourceText

extension StringsFile {
  /// Reads an XML or a binary property list under the name of a `.strings` file.
  convenience init(propertyList source: TableSource) {
    var issues: [Issue] = []
    let members = PropertyList.members(of: source, issues: &issues) ?? []
    var pairs: [PropertyList.Pair] = []
    for member in members {
      if let text = member.value.text {
        pairs.append(.init(key: member.key, text: text, place: member.place))
      } else {
        let fault = TableFault.wrongMember(
          member.key, found: member.value.name, expected: "a text")
        issues.append(Issue(fault, file: source.path, at: member.place))
      }
    }
    if members.isEmpty, issues.isEmpty {
      issues.append(Issue(TableFault.emptyTable, file: source.path, at: nil))
    }
    self.init(path: source.path, pairs: pairs, issues: issues)
  }
}
