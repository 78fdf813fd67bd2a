extension XMLScan {
  /// Whether a report of the parser is a mere warning by libxml2's number: odd languages, namespaces
  /// that are no absolute address, odd `xml:space`.
  static func isWarning(code: Int) -> Bool {
    [93, 98, 99, 100, 102, 106].contains(code)
  }

  /// What an error of the parser means, by libxml2's number, and where it stands.
  ///
  /// The parser's place is mostly the one after the fault.
  func error(code: Int, at offset: Int) -> XMLError {
    switch code {
    case 6, 7, 8: reference(before: offset) { .invalidReference($0) }
    case 9 where isReference(before: offset): reference(before: offset) { .invalidReference($0) }
    case 9: XMLError(.invalidCharacter(scalar(at: offset)), at: offset)
    case 23, 68: reference(before: offset) { _ in .unfinishedReference }
    case 26: reference(before: offset) { .unknownEntity(name: String($0.dropFirst().dropLast())) }
    case 62: XMLError(.cdataEndInText, at: offset)
    case 80: XMLError(.hyphensInComment, at: offset)
    case 201, 202: prefix(before: offset)
    case 1: XMLError(.tooLarge, at: nil)
    default: XMLError(.other(code: code), at: offset)
    }
  }

  /// Whether a character reference ends just before an offset.
  private func isReference(before offset: Int) -> Bool {
    offset > 0 && offset <= bytes.count && bytes[offset - 1] == UInt8(ascii: ";")
  }

  private func reference(before offset: Int, _ fault: (String) -> XMLFault) -> XMLError {
    let start = bytes.prefix(offset + 1).lastIndex(of: UInt8(ascii: "&")) ?? offset
    let length = bytes[start...].prefix(64).firstIndex(of: UInt8(ascii: ";")).map { $0 + 1 - start }
    return XMLError(fault(text(start..<start + (length ?? 1))), at: start)
  }

  /// The tag that ends at an offset has a prefix without declaration, or an attribute of it has.
  private func prefix(before offset: Int) -> XMLError {
    guard let tag = tags.last(where: { $0.offset < offset }) else {
      return XMLError(.undeclaredPrefix(name: ""), at: offset)
    }
    let names = ([nameRange(at: tag.offset + 1)] + tag.attributes).filter { range in
      let name = text(range)
      return name.contains(":") && !name.hasPrefix("xmlns:") && !name.hasPrefix("xml:")
    }
    let name = names.first ?? tag.offset..<tag.offset
    return XMLError(.undeclaredPrefix(name: text(name)), at: name.lowerBound)
  }
}
