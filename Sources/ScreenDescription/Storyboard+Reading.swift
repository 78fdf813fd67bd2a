package import SourceText

/// All that is wrong with a storyboard file, in the order of the places.
package struct StoryboardFaults: Error, Hashable, Sendable {
  package let issues: [Issue]

  package init(_ issues: [Issue]) {
    self.issues = issues
  }
}

extension Storyboard {
  /// Reads a storyboard file, whole or not at all.
  ///
  /// - Throws: All of its faults, up to a thousand; the first only of those that keep it from being
  ///   well-formed XML.
  package init(reading file: SourceFile) throws(StoryboardFaults) {
    let tree: XMLTree
    do throws(Issue) {
      tree = try XMLTree(reading: file)
    } catch {
      throw StoryboardFaults([error])
    }
    var grammar = GrammarCheck()
    let root = grammar.check(root: tree.root)
    var references = ReferenceCheck(faults: grammar.faults)
    if let root { references.check(root) }
    guard let root, references.faults.isEmpty else {
      throw StoryboardFaults(references.faults.issues(in: file.path))
    }
    self = StoryboardBuilder().storyboard(root)
  }
}
