import CICU
import TerminalCells

/// The Unicode bidirectional algorithm (UAX #9), through the one ICU object that this value owns.
struct BidiLevels: ~Copyable {
  private let bidi: OpaquePointer?

  init() {
    bidi = ubidi_open()
  }

  deinit {
    if let bidi { ubidi_close(bidi) }
  }

  /// The resolved level of each UTF-16 unit (rules X1 to L1).
  ///
  /// - Parameters:
  ///   - units: a text in stored order.
  ///   - base: the level of the paragraph: 0 runs left to right, 1 right to left.
  /// - Returns: even levels run left to right, odd ones right to left; all are the base level if
  ///   ICU fails, which it does only for want of memory.
  func resolve(_ units: [UInt16], base: UInt8) -> [UInt8] {
    let plain = Array(repeating: base, count: units.count)
    guard let bidi, !units.isEmpty else { return plain }
    return BracketNesting.bounded(units).withUnsafeBufferPointer { buffer in
      var status = U_ZERO_ERROR
      ubidi_setPara(bidi, buffer.baseAddress, Int32(buffer.count), base, &status)
      guard let levels = ubidi_getLevels(bidi, &status) else { return plain }
      return Array(UnsafeBufferPointer(start: levels, count: buffer.count))
    }
  }

  /// The stored indices of one line in screen order (rule L2).
  static func visualOrder(_ levels: [UInt8]) -> [Int32] {
    guard !levels.isEmpty else { return [] }
    return [Int32](unsafeUninitializedCapacity: levels.count) { map, count in
      ubidi_reorderVisual(levels, Int32(levels.count), map.baseAddress)
      count = levels.count
    }
  }
}

extension Direction {
  /// The level of a paragraph that runs this way.
  var level: UInt8 { self == .rightToLeft ? 1 : 0 }
}
