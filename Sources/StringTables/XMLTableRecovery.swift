import SourceText

/// Reads an XML table that has faults: an entry with one is passed over, and the rest is kept.
struct XMLTableRecovery {
  /// In bytes: each fault costs another walk over the file.
  static let maximumWork = 4 << 20

  /// A fault for each entry that was passed over, and one for an end that is missing.
  private(set) var issues: [Issue] = []

  /// Reads a file.
  ///
  /// - Throws: A fault that is in no entry, or one more than are passed over.
  mutating func tree(of file: SourceFile) throws(Issue) -> XMLTree {
    var rest = file
    var work = 0
    var lacksEnd = false
    while true {
      do throws(XMLError) {
        return try XMLTree(parsing: rest, allowsDoctype: true)
      } catch {
        let issue = error.issue(in: rest)
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

  /// The file without what a fault is in; nil where that is no entry.
  private static func mended(_ file: SourceFile, after error: XMLError) -> SourceFile? {
    guard let offset = error.offset else { return nil }
    switch error.fault {
    // No slip of a person: nothing is gained by going on.
    case .tooDeep, .tooManyAttributes: return nil
    case .unclosedTag(let name) where name == "dict" || name == "plist":
      return file.appending("</\(name)>")
    case .mismatchedTag(found: "plist", expected: "dict", _):
      return file.blanking(offset..<file.bytes.count)
    case .textOutsideRoot, .secondRoot:
      let sawRoot = TagScan(file.bytes).last("<key>", before: offset) != nil
      return sawRoot ? file.blanking(offset..<file.bytes.count) : nil
    case .mismatchedTag(_, _, let opened):
      return entry(around: LineIndex(utf8: file.bytes).offset(of: opened), in: file)
        .map(file.blanking)
    default:
      return entry(around: offset, in: file).map(file.blanking)
    }
  }

  /// From the `<key>` before an offset to the end of its value.
  private static func entry(around offset: Int, in file: SourceFile) -> Range<Int>? {
    let tags = TagScan(file.bytes)
    guard let start = tags.last("<key>", before: offset + 1) else { return nil }
    var depth = 0
    var place = start + 1
    while let (tag, found) = tags.next(["<key>", "<dict>", "</dict>"], from: place) {
      place = found + 1
      switch tag {
      case "<dict>": depth += 1
      case "</dict>" where depth > 0:
        depth -= 1
        if depth == 0, found > offset { return start..<(found + tag.utf8.count) }
      default:
        if depth == 0, found > offset { return start..<found }
      }
    }
    return start..<file.bytes.count
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

/// Finds tags in bytes that are not well-formed.
private struct TagScan {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  func last(_ tag: String, before end: Int) -> Int? {
    bytes.indices.prefix(end).last { stands(tag, at: $0) }
  }

  func next(_ tags: [String], from start: Int) -> (tag: String, offset: Int)? {
    for offset in bytes.indices.dropFirst(start) where bytes[offset] == UInt8(ascii: "<") {
      if let tag = tags.first(where: { stands($0, at: offset) }) { return (tag, offset) }
    }
    return nil
  }

  private func stands(_ tag: String, at offset: Int) -> Bool {
    bytes[offset...].starts(with: tag.utf8)
  }
}
