import CICU

/// What ICU writes into a buffer of bytes; nil where it reports an error.
///
/// A locale identifier fits in 157 bytes (`ULOC_FULLNAME_CAPACITY`).
func icuBytes(
  capacity: Int = 160,
  _ write: (UnsafeMutablePointer<CChar>?, Int32, inout UErrorCode) -> Int32
) -> String? {
  withUnsafeTemporaryAllocation(of: CChar.self, capacity: capacity) { buffer in
    var status = U_ZERO_ERROR
    let count = Int(write(buffer.baseAddress, Int32(capacity), &status))
    guard !status.isFailure, count <= capacity else { return nil }
    return String(decoding: UnsafeRawBufferPointer(buffer)[..<count], as: UTF8.self)
  }
}

/// What ICU writes into a buffer of UTF-16 units; nil where it reports an error.
///
/// The longest display name, a language with script and region, is under 120 units.
func icuUnits(
  capacity: Int = 256,
  _ write: (UnsafeMutablePointer<UChar>?, Int32, inout UErrorCode) -> Int32
) -> String? {
  withUnsafeTemporaryAllocation(of: UChar.self, capacity: capacity) { buffer in
    var status = U_ZERO_ERROR
    let count = Int(write(buffer.baseAddress, Int32(capacity), &status))
    guard !status.isFailure, count <= capacity else { return nil }
    return String(decoding: buffer[..<count], as: UTF16.self)
  }
}

extension UErrorCode {
  /// Warnings are below zero: a fallback to the root locale is one.
  var isFailure: Bool { rawValue > U_ZERO_ERROR.rawValue }
}
