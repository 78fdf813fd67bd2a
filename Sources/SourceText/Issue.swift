/// A fault in content: what is wrong, and where.
///
/// Content can be wrong without stopping anything: issues are gathered in a list and reported.
public struct Issue: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file as it was named by whoever opened it.
  public let file: String
  /// The place in the file; nil when the fault is the file's as a whole.
  public let position: SourcePosition?
  /// The code of the rule, in kebab-case; it never changes once shipped.
  public let code: String
  /// How bad it is.
  public let severity: Severity
  /// One English sentence: what was found, and what was expected; free of control characters.
  public let sentence: String

  /// An issue from a room's fault, which words it.
  package init(_ fault: some Fault, file: String, at position: SourcePosition?) {
    self.file = file
    self.position = position
    code = fault.code
    severity = fault.severity
    sentence = fault.sentence.withVisibleControls
  }

  /// `path:line:column: severity: sentence [code]`, free of control characters.
  public var description: String {
    let file = file.withVisibleControls
    let place = position.map { "\(file):\($0)" } ?? file
    return "\(place): \(severity.rawValue): \(sentence) [\(code)]"
  }
}

/// How bad an issue is.
public enum Severity: String, Hashable, Sendable, Comparable, CaseIterable {
  /// Worth knowing; nothing is wrong on the screen.
  case information
  /// Wrong or doubtful, and the screen still works.
  case warning
  /// What the author meant cannot be shown.
  case error

  /// Orders from harmless to bad.
  public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// A fact that a room found wrong, with its payload; each room words its faults in one file.
package protocol Fault: Hashable, Sendable {
  /// In kebab-case.
  var code: String { get }
  var severity: Severity { get }
  /// One English sentence without its place: what was found, what was expected.
  var sentence: String { get }
}
