import SourceText

extension StringsFile {
  /// Reads an XML or a binary property list under the name of a `.strings` file.
  convenience init(propertyList source: TableSource) {
    let file = PropertyListFile(source)
    var issues = file.issues
    var pairs: [PropertyList.Pair] = []
    for member in file.members {
      if let text = member.value.text {
        pairs.append(.init(key: member.key, text: text, place: member.place))
      } else {
        let fault = TableFault.wrongMember(
          member.key, found: member.value.name, expected: "a text")
        issues.append(Issue(fault, file: source.path, at: member.place))
      }
    }
    self.init(path: source.path, pairs: pairs, issues: issues)
  }
}
