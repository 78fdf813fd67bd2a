package import TerminalCells

/// Which bytes mean which key: a tree with one step a byte.
package struct KeyTable: Sendable {
  private struct Node {
    var next: [UInt8: Int] = [:]
    var key: Key?
  }

  /// The root is at 0.
  private var nodes = [Node()]

  /// An empty table: xterm's fixed forms are known without one.
  package init() {}

  /// Adds the string of one key; the first of two keys with one string stays.
  ///
  /// Single bytes have fixed meanings, and a string that begins with a printable byte would make
  /// that letter untypable: both are left out.
  package mutating func insert(_ bytes: [UInt8], _ key: Key) {
    guard bytes.count > 1, let first = bytes.first, first < 0x20 else { return }
    var node = 0
    for byte in bytes {
      if let next = nodes[node].next[byte] {
        node = next
      } else {
        nodes.append(Node())
        nodes[node].next[byte] = nodes.count - 1
        node = nodes.count - 1
      }
    }
    if nodes[node].key == nil { nodes[node].key = key }
  }

  /// The longest key string that the bytes begin with, and whether more bytes could make a longer
  /// one.
  func match(_ bytes: ArraySlice<UInt8>) -> (key: Key?, length: Int, canGrow: Bool) {
    var node = 0
    var longest: (key: Key?, length: Int) = (nil, 0)
    for (offset, byte) in bytes.enumerated() {
      guard let next = nodes[node].next[byte] else { return (longest.key, longest.length, false) }
      node = next
      if let key = nodes[node].key { longest = (key, offset + 1) }
    }
    return (longest.key, longest.length, !nodes[node].next.isEmpty)
  }
}
