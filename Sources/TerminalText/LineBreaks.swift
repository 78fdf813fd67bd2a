import CICU

/// Where lines may end (UAX #14, Thai and Khmer by dictionary), through the one ICU iterator that
/// this value owns.
struct LineBreaks: ~Copyable {
  /// Opened by the first text that needs it: opening takes longer than breaking a label.
  private var iterator: OpaquePointer?

  init() {}

  deinit {
    if let iterator { ubrk_close(iterator) }
  }

  /// For each unit whether a line may begin with it; never for the first.
  ///
  /// Lines break at clusters only if ICU fails, which it does only for want of memory.
  mutating func resolve(_ units: [UInt16]) -> [Bool] {
    if let breaks = SimpleBreaks.resolve(units) { return breaks }
    return resolveAll(units)
  }

  /// The same by ICU, whatever the text is.
  mutating func resolveAll(_ units: [UInt16]) -> [Bool] {
    var breaks = Array(repeating: false, count: units.count + 1)
    var status = U_ZERO_ERROR
    // The root locale's rules: the tailorings of others concern strictness in CJK only.
    if iterator == nil { iterator = ubrk_open(UBRK_LINE, "", nil, 0, &status) }
    guard let iterator else { return breaks }
    units.withUnsafeBufferPointer { buffer in
      ubrk_setText(iterator, buffer.baseAddress, Int32(buffer.count), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue else { return }
      while case let boundary = ubrk_next(iterator), boundary != UBRK_DONE {
        breaks[Int(boundary)] = true
      }
    }
    return breaks
  }
}
