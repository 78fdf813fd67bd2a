import CICU

/// Normalization form C (UAX #15) of one cluster.
enum Normalization {
  /// Whether the scalars are in NFC at first sight: none may compose, and no two may be swapped.
  static func isComposed(_ scalars: [Unicode.Scalar]) -> Bool {
    guard let first = scalars.first, scalars.contains(where: { $0.value >= 0x300 }) else {
      return true
    }
    return scalars.count == 1 && first.isNFC
      || scalars.count == 2 && u_getCombiningClass(first.codePoint) == 0
        && scalars.allSatisfy(\.isNFC)
  }

  /// The scalars in NFC; as they are if ICU fails, which it does only for want of memory.
  static func composed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var units: [UInt16] = []
    for scalar in scalars { units.append(contentsOf: scalar.utf16) }
    // No composition grows a text more than threefold (UAX #15, table 7).
    let capacity = units.count * 3
    var status = U_ZERO_ERROR
    let form = unorm2_getNFCInstance(&status)
    let result = [UInt16](unsafeUninitializedCapacity: capacity) { buffer, count in
      let length = unorm2_normalize(
        form, units, Int32(units.count), buffer.baseAddress, Int32(capacity), &status)
      count = min(Int(length), capacity)
    }
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return scalars }
    var decoder = UTF16()
    var rest = result.makeIterator()
    var composed: [Unicode.Scalar] = []
    while case .scalarValue(let scalar) = decoder.decode(&rest) { composed.append(scalar) }
    return composed
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is in NFC beside any other.
  var isNFC: Bool {
    value < 0x300 || property(UCHAR_NFC_QUICK_CHECK) == UInt32(UNORM_YES.rawValue)
  }
}
