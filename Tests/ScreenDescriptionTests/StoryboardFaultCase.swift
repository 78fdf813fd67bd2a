import Testing

/// A source and the issues of it, each as `line:column: sentence [code]`.
struct StoryboardFaultCase: Sendable, CustomTestStringConvertible {
  let source: String
  let issues: [String]
  var testDescription: String { source.debugDescription }

  init(_ source: String, _ issues: String...) {
    self.source = source
    self.issues = issues
  }
}
