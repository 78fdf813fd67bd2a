/// An input as decisions: a byte each, and what is left as a text.
struct FuzzInput {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  var isEmpty: Bool { rest.isEmpty }

  /// The next byte; 0 at the end.
  mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(byte()) % range.count
  }

  mutating func flag() -> Bool { byte() % 2 == 1 }

  /// One of several; there must be one.
  mutating func choice<Element>(of elements: [Element]) -> Element {
    elements[Int(byte()) % elements.count]
  }

  /// So many bytes as text, or as many as there are.
  mutating func text(_ length: Int) -> String {
    defer { rest = rest.dropFirst(length) }
    return String(decoding: rest.prefix(length), as: UTF8.self)
  }

  /// All that is left, as text.
  mutating func text() -> String { text(rest.count) }
}
