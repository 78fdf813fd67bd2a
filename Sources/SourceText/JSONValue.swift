/// A value of a JSON text, with its place.
package struct JSONValue: Sendable {
  package enum Kind: UInt8, Hashable, Sendable {
    case object, array, string, number, boolean, null
  }

  /// A key of an object and what it stands for.
  package struct Member: Sendable {
    package let key: JSONValue
    package let value: JSONValue
  }

  let document: JSONDocument
  let number: Int

  private var node: JSONDocument.Node { document.nodes[number] }

  package var kind: Kind { node.kind }

  /// The offset of its first byte in the document's file.
  package var offset: Int { Int(node.start) }

  /// What a string means; nil for any other kind.
  package var string: String? {
    guard kind == .string else { return nil }
    let range = Int(node.start + 1)..<max(Int(node.start + 1), Int(node.end) - 1)
    let bytes = document.file.bytes
    let text = bytes.span.extracting(range)
    return node.isEscaped
      ? JSONEscapes.decoded(text)
      : text.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }

  /// A whole number; nil for any other value.
  package var integer: Int? { kind == .number ? Int(written) : nil }

  /// `true` or `false`; nil for any other value.
  package var boolean: Bool? { kind == .boolean ? written == "true" : nil }

  /// The value as it stands in the file.
  package var written: String {
    String(decoding: document.file.bytes[Int(node.start)..<Int(node.end)], as: UTF8.self)
  }

  /// The members of an object in their order, twins included; none of any other kind.
  package var members: some Sequence<Member> {
    let document = document
    let end = kind == .object ? Int(node.next) : 0
    return sequence(state: number + 1) { next -> Member? in
      guard next + 1 < end else { return nil }
      let member = Member(
        key: JSONValue(document: document, number: next),
        value: JSONValue(document: document, number: next + 1))
      next = Int(member.value.node.next)
      return member
    }
  }

  /// The elements of an array; none of any other kind.
  package var elements: some Sequence<JSONValue> {
    let document = document
    let end = kind == .array ? Int(node.next) : 0
    return sequence(state: number + 1) { next -> JSONValue? in
      guard next < end else { return nil }
      let element = JSONValue(document: document, number: next)
      next = Int(element.node.next)
      return element
    }
  }

  /// The value of a key of an object; of twins the last one counts, as in Foundation.
  package subscript(_ key: StaticString) -> JSONValue? {
    var found: JSONValue?
    for member in members where member.key.stands(for: key) { found = member.value }
    return found
  }

  /// Whether a string is an ASCII word, without a copy; one written with escapes never is.
  package func stands(for word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard kind == .string, Int(node.end) - Int(node.start) == length + 2, !node.isEscaped
    else { return false }
    let bytes = document.file.bytes
    let span = bytes.span
    return word.withUTF8Buffer { buffer in
      for offset in 0..<length where buffer[offset] != span[Int(node.start) + 1 + offset] {
        return false
      }
      return true
    }
  }
}
