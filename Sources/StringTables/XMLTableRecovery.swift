import SourceText

/// Reads an XML table that has faults: an entry with one is passed over, and the rest is kept.
///
/// Where the end of an inner dictionary is missing, the entries behind it are its members.
struct XMLTableRecovery {
  /// In bytes: each fault costs another walk over the file.
  static let maximumWork = 2 << 20

  /// A fault for each entry that was passed over, and one for an end that is missing.
  private(set) var issues: [Issue] = []

  /// Reads a file.
  ///
  /// - Throws: A fault that is in no dictionary, or one more than are passed over.
  mutating func tree(of file: SourceFile) throws(Issue) -> XMLTree {
    var rest = file
    let end = LineIndex(utf8: file.bytes).position(at: file.bytes.count)
    var work = 0
    var lacksEnd = false
    while true {
      do throws(XMLError) {
        return try XMLTree(parsing: rest, allowsDoctype: true)
      } catch {
        var issue = error.issue(in: rest)
        // A fault in an end tag that was put behind the file is one of its end.
        if let place = issue.position, end < place {
          issue = Issue(error.fault, file: file.path, at: end)
        }
        work += rest.bytes.count
        guard work < Self.maximumWork, let mended = Self.mended(rest, after: error) else {
          throw issue
        }
        rest = mended
        // Where a file was cut off, each tag that is still open would say so.
        if !error.isLackOfEnd || !lacksEnd { issues.append(issue) }
        lacksEnd = lacksEnd || error.isLackOfEnd
      }
    }
  }

  /// The file without what a fault is in; nil where that is in no dictionary.
  private static func mended(_ file: SourceFile, after error: XMLError) -> SourceFile? {
    guard let offset = error.offset else { return nil }
    let outline = XMLTableOutline(file.bytes)
    switch error.fault {
    // No slip of a person: nothing is gained by going on.
    case .tooDeep, .tooManyAttributes: return nil
    case .unclosedTag(let name) where name == "dict" || name == "plist":
      return file.appending("</\(name)>")
    case .mismatchedTag(found: "plist", expected: "dict", _):
      return file.blanking(offset..<file.bytes.count)
    case .mismatchedTag(found: "dict", expected: "plist", _):
      return outline.firstEnd.map(file.blanking)
    case .mismatchedTag(_, let expected, let opened) where expected != "dict":
      let opened = LineIndex(utf8: file.bytes).offset(of: opened)
      return outline.faulty(at: opened).map(file.blanking)
    case .textOutsideRoot, .secondRoot:
      guard let end = outline.firstEnd, end.upperBound <= offset else { return nil }
      return file.blanking(offset..<file.bytes.count)
    default:
      return outline.faulty(at: offset).map(file.blanking)
    }
  }
}

extension XMLError {
  /// Whether the file goes on to its end, or to that of the list, without the end of a tag.
  fileprivate var isLackOfEnd: Bool {
    switch fault {
    case .unclosedTag, .mismatchedTag(found: "plist", expected: "dict", _): true
    default: false
    }
  }
}
