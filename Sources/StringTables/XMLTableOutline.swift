/// Where the entries of a property list stand in bytes that are not well-formed.
struct XMLTableOutline {
  /// A key with its value.
  private struct Entry {
    var range: Range<Int>
    /// What is inside the value, if that is a dictionary.
    var members: Range<Int>?
  }

  /// The end tag of the outermost dictionary.
  private(set) var firstEnd: Range<Int>?
  private var tags: [Range<Int>] = []
  private var entries: [Entry] = []
  private let bytes: [UInt8]
  /// The entry that is open in each open dictionary, and where the members of that one start.
  private var open: [(entry: Int?, members: Int)] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var offset = 0
    while let start = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      offset = end(ofMarkupAt: start)
      take(start..<offset)
    }
    for level in open { end(level.entry, at: bytes.count) }
  }

  /// What to pass over for a fault: the innermost entry that it is in.
  ///
  /// Between entries that is a stray end tag, or all that stands between two tags; nil outside of
  /// the outermost dictionary.
  func faulty(at offset: Int) -> Range<Int>? {
    let entry = entries.filter { $0.range.contains(offset) }.min {
      $0.range.count < $1.range.count
    }
    if let entry, !(entry.members?.contains(offset) ?? false) { return entry.range }
    guard let first = tags.first, first.lowerBound < offset else { return nil }
    if let tag = tags.first(where: { $0.contains(offset) }) { return tag }
    let start = tags.last { $0.upperBound <= offset }?.upperBound ?? offset
    let end = tags.first { $0.lowerBound > offset }?.lowerBound ?? bytes.count
    return start..<end
  }

  private mutating func end(_ entry: Int?, at offset: Int) {
    if let entry { entries[entry].range = entries[entry].range.lowerBound..<offset }
  }

  /// Takes note of a tag, if it is one of a table's.
  private mutating func take(_ tag: Range<Int>) {
    let isEnd = stands("</", at: tag.lowerBound)
    let name = name(at: tag.lowerBound + (isEnd ? 2 : 1))
    let isEmpty = bytes[tag].dropLast().last == UInt8(ascii: "/")
    guard !open.isEmpty || name == "dict" && !isEnd && !isEmpty else { return }
    switch name {
    case "key" where !isEnd:
      end(open[open.count - 1].entry, at: tag.lowerBound)
      open[open.count - 1].entry = entries.count
      entries.append(Entry(range: tag.lowerBound..<bytes.count))
    case "dict" where !isEnd && !isEmpty:
      open.append((nil, tag.upperBound))
    case "dict" where isEnd:
      guard let level = open.popLast() else { return }
      end(level.entry, at: tag.lowerBound)
      if open.isEmpty {
        firstEnd = firstEnd ?? tag
      } else if let outer = open[open.count - 1].entry {
        entries[outer].members = level.members..<tag.lowerBound
        endEntry(at: tag.upperBound)
      }
    case "string", "integer", "real", "date", "data", "dict", "true", "false":
      if isEnd || isEmpty { endEntry(at: tag.upperBound) }
    case "key": break
    default: return
    }
    tags.append(tag)
  }

  private mutating func endEntry(at offset: Int) {
    end(open[open.count - 1].entry, at: offset)
    open[open.count - 1].entry = nil
  }

  // MARK: - Bytes

  /// Behind a tag, or a comment or CDATA section, in which no tag counts.
  private func end(ofMarkupAt start: Int) -> Int {
    let second = start + 1 < bytes.count ? bytes[start + 1] : 0
    let isMarkup = second == UInt8(ascii: "!") || second == UInt8(ascii: "?")
    for (opening, closing) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")]
    where isMarkup && stands(opening, at: start) {
      var offset = start + opening.utf8.count
      while offset < bytes.count, !stands(closing, at: offset) { offset += 1 }
      return min(bytes.count, offset + closing.utf8.count)
    }
    let rest = bytes[(start + 1)...]
    let end = rest.firstIndex { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") }
    guard let end, bytes[end] == UInt8(ascii: ">") else { return start + 1 }
    return end + 1
  }

  private func name(at start: Int) -> String {
    let name = bytes[min(start, bytes.count)...].prefix {
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0)
    }
    return String(decoding: name.prefix(8), as: UTF8.self)
  }

  private func stands(_ mark: String, at offset: Int) -> Bool {
    bytes[offset...].starts(with: mark.utf8)
  }
}
