import SourceText

extension StringsFile {
  /// The entries with their places.
  var tableEntries: [TableEntry] {
    let text = Array(entries.bytes[..<textLength])
    let lines = textLength > 0 ? LineIndex(utf8: text) : nil
    return entries.found.map { number in
      let entry = entries.list[number]
      let keyPlace = lines?.position(at: Int(entry.keyOffset)) ?? place(of: number)
      let valuePlace = lines?.position(at: Int(entry.value.start))
      return TableEntry(
        key: entries.key(of: number), position: keyPlace,
        texts: [
          TableEntry.Text(
            role: .message, string: entries.value(of: number), position: valuePlace ?? keyPlace)
        ],
        comment: Self.comment(in: text[Int(entry.leading)..<Int(entry.keyOffset)]))
    }
  }

  /// The text of the comments in what stands before a key.
  ///
  /// One that starts in the line where the entry before ends belongs to that one.
  private static func comment(in gap: ArraySlice<UInt8>) -> String {
    var comments: [String] = []
    var offset = gap.startIndex
    var isOwnLine = gap.startIndex == 0
    while offset < gap.endIndex {
      let byte = gap[offset]
      guard byte == UInt8(ascii: "/"), offset + 1 < gap.endIndex else {
        if byte == 0x0A || byte == 0x0D { isOwnLine = true }
        offset += 1
        continue
      }
      let isBlock = gap[offset + 1] == UInt8(ascii: "*")
      let body = gap[(offset + 2)...]
      let end = isBlock ? endOfBlock(body) : body.firstIndex { $0 == 0x0A || $0 == 0x0D }
      let comment = String(decoding: body[..<(end ?? gap.endIndex)], as: UTF8.self)
      if isOwnLine { comments.append(comment) }
      offset = (end ?? gap.endIndex) + (isBlock && end != nil ? 2 : 0)
    }
    return comments.joined(separator: "\n")
  }

  /// Where `*/` stands.
  private static func endOfBlock(_ body: ArraySlice<UInt8>) -> Int? {
    body.indices.dropLast().first {
      body[$0] == UInt8(ascii: "*") && body[$0 + 1] == UInt8(ascii: "/")
    }
  }
}
