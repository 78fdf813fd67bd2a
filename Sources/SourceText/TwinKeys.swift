/// Finds keys that stand twice in an object.
struct TwinKeys {
  /// Kept between objects, so that a thousand small ones need no storage each.
  private var seen: [Int: Int] = [:]

  /// The numbers of both key nodes of each pair, in the order of the later ones.
  mutating func find(
    in object: Int, nodes: [JSONDocument.Node], bytes: [UInt8]
  ) -> [(former: Int, later: Int)] {
    seen.removeAll(keepingCapacity: seen.capacity < 1_000)
    var twins: [(Int, Int)] = []
    let span = bytes.span
    var key = object + 1
    while key + 1 < Int(nodes[object].next) {
      let node = nodes[key]
      let name = span.extracting(Int(node.start) + 1..<Int(node.end) - 1)
      var hasher = Hasher()
      if node.isEscaped {
        hasher.combine(bytes: Array(JSONEscapes.decoded(name).utf8))
      } else {
        name.withUnsafeBytes { hasher.combine(bytes: $0) }
      }
      // Two keys of one seeded hash of 64 bits are the same key.
      if let former = seen.updateValue(key, forKey: hasher.finalize()) {
        twins.append((former, key))
      }
      key = Int(nodes[key + 1].next)
    }
    return twins
  }
}

extension Hasher {
  fileprivate mutating func combine(bytes: [UInt8]) {
    bytes.withUnsafeBytes { combine(bytes: $0) }
  }
}
