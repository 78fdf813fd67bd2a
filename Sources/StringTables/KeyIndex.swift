/// Finds entries by the bytes of their keys: a table of hashes with open addressing.
///
/// A dictionary of strings would copy each key; here a file of 100,000 keys costs one array.
/// Keys are equal when their bytes are: Swift's `==` takes é in one scalar and in two for the same.
struct KeyIndex: Sendable {
  /// In each slot the hash above and the number of the entry plus one below; 0 is free.
  private var slots: [UInt64]

  /// An index with room for so many entries and no more.
  init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    slots = Array(repeating: 0, count: size)
  }

  /// The hash that the other methods take; seeded, so that no file can be made to collide.
  static func hash(_ bytes: Span<UInt8>) -> UInt32 {
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return UInt32(truncatingIfNeeded: hasher.finalize())
  }

  /// The number of the entry with this hash that the closure takes for the one sought.
  func find(hash: UInt32, where matches: (Int) -> Bool) -> Int? {
    let slot = slots[slot(for: hash, where: matches)]
    return slot == 0 ? nil : Self.entry(slot)
  }

  /// Puts an entry in; answers the one with the same key that it replaces.
  mutating func insert(_ entry: Int, hash: UInt32, where matches: (Int) -> Bool) -> Int? {
    let slot = slot(for: hash, where: matches)
    let former = slots[slot]
    slots[slot] = UInt64(hash) << 32 | UInt64(entry + 1)
    return former == 0 ? nil : Self.entry(former)
  }

  /// The entries that look-ups find, in no order.
  var entries: [Int] { slots.filter { $0 != 0 }.map(Self.entry) }

  /// The slot of the matching entry, or the free one where it would go.
  private func slot(for hash: UInt32, where matches: (Int) -> Bool) -> Int {
    let mask = slots.count - 1
    var slot = Int(hash) & mask
    while slots[slot] != 0 {
      if slots[slot] >> 32 == hash, matches(Self.entry(slots[slot])) { return slot }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private static func entry(_ slot: UInt64) -> Int { Int(slot & 0xFFFF_FFFF) - 1 }
}
