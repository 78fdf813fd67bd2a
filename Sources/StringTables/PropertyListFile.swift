import SourceText

/// An XML or a binary property list whose outermost value is a dictionary.
struct PropertyListFile {
  let path: String
  private(set) var members: [PropertyList.Member] = []
  /// The comments of an XML file.
  private(set) var comments: [XMLTree.Comment] = []
  private(set) var issues: [Issue] = []

  /// Reads a file; one that is no such list has no members, and an issue.
  init(_ source: TableSource) {
    path = source.path
    let list: PropertyList?
    do throws(Issue) {
      list = try read(source)
    } catch {
      issues.append(error)
      return
    }
    guard case .dictionary(let members) = list else {
      issues.append(Issue(TableFault.notAPropertyList, file: path, at: nil))
      return
    }
    self.members = members
    if members.isEmpty, issues.isEmpty {
      issues.append(Issue(TableFault.emptyTable, file: path, at: nil))
    }
  }

  private mutating func read(_ source: TableSource) throws(Issue) -> PropertyList? {
    switch source {
    case .binary(let binary):
      var reader = BinaryPropertyList(binary.bytes)
      return reader.read()
    case .text(let file):
      var recovery = XMLTableRecovery()
      defer { issues = recovery.issues + issues }
      let tree = try recovery.tree(of: file)
      comments = tree.comments
      let top = tree.root.name == "plist" ? tree.root.children.first : tree.root
      guard let top else { return nil }
      var reader = XMLPropertyListReader(path: path)
      let list = reader.value(of: top)
      issues = reader.issues
      return list
    }
  }

  /// For each member the text of the comments between the one before and it.
  var commentsAboveMembers: [String] {
    var rest = comments[...]
    var start = SourcePosition.start
    return members.map { member in
      let place = member.place ?? start
      let above = rest.drop { $0.position < start }.prefix { $0.position < place }
      rest = rest[above.endIndex...]
      start = member.lastPlace ?? place
      return above.map(\.string).joined(separator: "\n")
    }
  }
}

extension PropertyList.Member {
  /// The last place in it that is known.
  fileprivate var lastPlace: SourcePosition? {
    guard case .dictionary(let members) = value, let last = members.last else { return valuePlace }
    return last.lastPlace
  }
}
