/// A JSON text in which every key and value knows its place.
///
/// The text stays as it is, with a flat list of where each value starts and ends; a string is
/// decoded when it is asked for. So a catalogue of two megabytes opens in a few milliseconds, of
/// which a decoder into dictionaries needs many times as much.
package final class JSONDocument: Sendable {
  /// A value in the flat list; the members of an object follow it as key, value, key, value.
  struct Node: Sendable {
    var kind: JSONValue.Kind
    /// Whether a string has a backslash.
    var isEscaped = false
    /// The offset of its first byte, which for a string is the quote.
    var start: UInt32
    /// The offset behind its last byte.
    var end: UInt32
    /// The number of the first node that is not inside.
    var next: UInt32

    var range: Range<Int> { Int(start)..<Int(end) }
  }

  package let file: SourceFile
  /// What is wrong: a fault of structure ends the reading, and what was read before it stays.
  package let issues: [Issue]
  let nodes: [Node]

  /// Reads a file (RFC 8259).
  package init(reading file: SourceFile) {
    var reader = JSONReader(file.bytes)
    reader.read()
    self.file = file
    nodes = reader.nodes
    issues = Self.issues(of: reader, file: file)
  }

  private static func issues(of reader: JSONReader, file: SourceFile) -> [Issue] {
    let invalid = file.invalidOffsets.prefix(JSONReader.maximumFaults)
    guard !reader.faults.isEmpty || !reader.duplicates.isEmpty || !invalid.isEmpty else {
      return []
    }
    let lines = LineIndex(utf8: file.bytes)
    var faults = reader.faults
    faults += invalid.map { (JSONFault.invalidEncoding(file.encoding.rawValue), $0) }
    faults += reader.duplicates.map { former, later in
      let nodes = reader.nodes
      let key = nodes[later]
      let name = file.bytes.span.extracting((Int(key.start) + 1)..<(Int(key.end) - 1))
      let (one, other) = (nodes[former + 1].range, nodes[later + 1].range)
      let fault = JSONFault.duplicateKey(
        JSONEscapes.decoded(name), firstLine: lines.position(at: Int(nodes[former].start)).line,
        valuesDiffer: file.bytes[one] != file.bytes[other])
      return (fault, Int(key.start))
    }
    faults.sort { $0.offset < $1.offset }
    return faults.map { Issue($0.fault, file: file.path, at: lines.position(at: $0.offset)) }
  }

  /// The outermost value; nil when there is none.
  package var root: JSONValue? { nodes.isEmpty ? nil : JSONValue(document: self, number: 0) }
}
